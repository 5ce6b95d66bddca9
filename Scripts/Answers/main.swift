import Foundation

// Usage: answers QUOIN [--print] [FOLDER…]

func refuse(_ text: String) -> Never {
  FileHandle.standardError.write(Data("error: \(text)\n".utf8))
  exit(2)
}

/// The scores, by the index of the question.
final class Board: @unchecked Sendable {
  private let lock = NSLock()
  private var scores: [Int: Score] = [:]

  func put(_ score: Score, at index: Int) {
    lock.withLock { scores[index] = score }
  }

  var all: [Score] { lock.withLock { scores.sorted { $0.key < $1.key }.map(\.value) } }
}

func scores(of questions: [Question], asking quoin: String) -> [Score] {
  let board = Board()
  DispatchQueue.concurrentPerform(iterations: questions.count) { index in
    do {
      let score = try Score(questions[index], asking: quoin)
      board.put(score, at: index)
      let state = score.isCauseNamed ? "cause named" : "cause not named"
      FileHandle.standardError.write(Data("\(questions[index].name): \(state)\n".utf8))
    } catch {
      refuse("\(questions[index].name): \(error)")
    }
  }
  return board.all
}

let arguments = CommandLine.arguments.dropFirst()
guard let program = arguments.first else { refuse("usage: Scripts/answers [--print] [FOLDER…]") }
let folders = arguments.dropFirst().filter { !$0.hasPrefix("--") }

var sections: [String] = []
do {
  let own = try Question.all(in: "Tests/Questions", shared: [:])
  let title = "The questions in Tests/Questions"
  sections.append(AnswersReport(title: title, scores: scores(of: own, asking: program)).text)
  let shared = try Truth.sections(of: "Tests/Questions/shared.md")
  for folder in folders {
    let others = try Question.all(in: folder, shared: shared)
    let title = "Other questions"
    sections.append(AnswersReport(title: title, scores: scores(of: others, asking: program)).text)
  }
} catch let error as QuestionError {
  refuse(error.text)
} catch {
  refuse("the questions can't be read: \(error)")
}

let day = ISO8601DateFormatter.string(
  from: Date(), timeZone: .gmt, formatOptions: [.withFullDate])
let command = "Scripts/answers" + String(repeating: " FOLDER", count: folders.count)
let text = "Measured on \(day) with `\(command)`.\n\n" + sections.joined(separator: "\n")

if arguments.contains("--print") {
  print(text)
} else {
  let document = URL(fileURLWithPath: "Documentation/Answers.md")
  let marker = "<!-- Scripts/answers writes the rest. -->\n"
  do {
    // The introduction is written by hand.
    let old = try String(contentsOf: document, encoding: .utf8)
    guard let end = old.range(of: marker)?.upperBound else {
      refuse("Documentation/Answers.md lacks the line \(marker)")
    }
    try Data((old[..<end] + "\n" + text).utf8).write(to: document, options: .atomic)
  } catch {
    refuse("Documentation/Answers.md can't be changed: \(error)")
  }
}
