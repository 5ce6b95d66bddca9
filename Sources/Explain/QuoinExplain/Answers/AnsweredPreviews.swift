/// The answers to a question about the previews of a file.
package struct AnsweredPreviews: Sendable, Codable {
  /// The answers for one preview.
  package struct Preview: Sendable, Codable {
    package var name: String
    package var result: LayoutAnswers

    package init(name: String, result: LayoutAnswers) {
      (self.name, self.result) = (name, result)
    }
  }

  /// The version of the JSON format; increased by changes that could break a reader.
  package var schema = 1
  package var previews: [Preview]

  package init(_ previews: [Preview]) { self.previews = previews }

  /// The answers of all previews, without those that another preview has, too.
  package var answers: [LayoutAnswer] {
    var seen: Set<[String]> = []
    return previews.flatMap(\.result.answers).filter { answer in
      seen.insert([answer.seen, answer.cause]).inserted
    }
  }

  /// The answers as text. Previews with the same answers share a section, whose heading names them.
  package var text: String {
    var texts: [String] = []
    var names: [String: [String]] = [:]
    for preview in previews {
      let text = "\(preview.result)"
      if names[text] == nil { texts.append(text) }
      names[text, default: []].append(preview.name)
    }
    guard texts.count > 1 else { return texts.first ?? "" }
    return texts.map { text in
      "# \((names[text] ?? []).joined(separator: ", "))\n\(text)"
    }
    .joined(separator: "\n\n")
  }
}

extension LayoutQuestion {
  /// Parses a question and a wish; `nil` without either, which asks about everything odd.
  ///
  /// - Throws: ``QuestionSyntaxError``.
  package static func parsing(_ text: String?, want: String?, showsAll: Bool) throws
    -> LayoutQuestion?
  {
    guard text != nil || want != nil || showsAll else { return nil }
    var question = try text.map { try LayoutQuestion(parsing: $0) } ?? LayoutQuestion(text: "")
    question.want = try want.map { try LayoutWant(parsing: $0) }
    question.showsAll = showsAll
    return question
  }
}
