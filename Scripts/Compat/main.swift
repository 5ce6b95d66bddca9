import Foundation

// Usage: compat QUOIN CORPUS LIST [--sample K/N] [--render N] [--print]

let arguments = CommandLine.arguments
func value(of option: String) -> String? {
  arguments.firstIndex(of: option).flatMap {
    arguments.indices.contains($0 + 1) ? arguments[$0 + 1] : nil
  }
}

func refuse(_ text: String) -> Never {
  FileHandle.standardError.write(Data("error: \(text)\n".utf8))
  exit(2)
}

guard arguments.count >= 4 else { refuse("usage: CORPUS=DIR LIST=FILE Scripts/compat") }
let sample = (value(of: "--sample") ?? "0/1").split(separator: "/").compactMap { Int($0) }
let rendered = Int(value(of: "--render") ?? "1") ?? -1
guard sample.count == 2, sample[1] > 0, sample[0] >= 0, rendered >= 0 else {
  refuse("--sample takes K/N, and --render a number")
}
let (quoin, corpus, table) = (arguments[1], arguments[2], arguments[3])
let (all, absent): ([ListedApp], Int)
do {
  (all, absent) = try ListedApp.list(in: table, corpus: corpus)
} catch {
  refuse("\(table) can't be read: \(error)")
}
let apps = all.enumerated().filter { $0.offset % sample[1] == sample[0] }.map(\.element)
guard !apps.isEmpty else { refuse("none of the apps in \(table) is in \(corpus)") }

/// The findings, by the index of the app.
final class Board: @unchecked Sendable {
  private let lock = NSLock()
  private var findings: [Int: Finding] = [:]

  func put(_ finding: Finding, at index: Int) {
    lock.withLock { findings[index] = finding }
  }

  var all: [Finding] { lock.withLock { findings.sorted { $0.key < $1.key }.map(\.value) } }
}

let board = Board()
let (chosen, program, share) = (apps, quoin, rendered)
DispatchQueue.concurrentPerform(iterations: chosen.count) { index in
  let isDrawn = share > 0 && index % share == 0
  let finding = Finding(chosen[index], asking: program, drawing: isDrawn)
  board.put(finding, at: index)
  let state = finding.compiles ? "compiles" : finding.cause ?? ""
  FileHandle.standardError.write(Data("\(chosen[index].name): \(state)\n".utf8))
}

let day = ISO8601DateFormatter.string(
  from: Date(), timeZone: .gmt, formatOptions: [.withFullDate])
let listed = all.count + absent
let choice =
  sample[1] > 1
  ? "Measured on \(day) with \(apps.count) of \(listed) apps of the list, every \(sample[1])th."
  : absent > 0
    ? "Measured on \(day) with the \(apps.count) of \(listed) apps of the list whose copies exist."
    : "Measured on \(day) with all \(apps.count) apps of the list."
let text = CompatibilityReport(findings: board.all, choice: choice).text
if arguments.contains("--print") {
  print(text)
} else {
  let document = URL(fileURLWithPath: "Documentation/Compatibility.md")
  // The packages were counted by hand, and Scripts/api writes the symbols.
  let old = (try? String(contentsOf: document, encoding: .utf8)) ?? ""
  let rest = old.range(of: "## Packages").map { "\n" + old[$0.lowerBound...] } ?? ""
  try Data((text + rest).utf8).write(to: document, options: .atomic)
}
