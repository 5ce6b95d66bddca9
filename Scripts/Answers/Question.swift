import Foundation

/// A question about a layout, and the features of a right answer.
struct Question: Sendable {
  /// The number and the name, such as `51-line-in-row`.
  let name: String
  let kind: String
  /// The text of View.swift.
  let source: String
  /// The words of the question, as arguments of `quoin why`.
  let words: [String]
  /// The options for the layout, such as `--dynamic-type accessibility3`.
  let options: [String]
  /// The words that the cause must name; each has alternatives.
  let names: [[String]]
  /// Alternatives for a piece of code that the edit must contain.
  let edits: [String]
  /// Whether the picture shows the symptom, according to the person who looked at it.
  let isSymptomSeen: Bool?
  /// The asker's wish, as a condition for `--want`.
  let wish: String?

  /// Reads a question from its folder; `nil` if the folder contains none.
  init?(folder: String, shared: [String: Truth]) throws {
    name = (folder as NSString).lastPathComponent
    let files = FileManager.default
    guard files.fileExists(atPath: "\(folder)/View.swift") else { return nil }
    source = try String(contentsOfFile: "\(folder)/View.swift", encoding: .utf8)
    let number = String(name.prefix { $0 != "-" })
    let truth = try Truth(contentsOf: "\(folder)/truth.md").completed(by: shared[number])
    guard let query = truth["Natural query"], let words = truth["Names"], let code = truth["Edit"]
    else { throw QuestionError(text: "\(name)/truth.md lacks a query, names or an edit") }
    kind = truth["Kind"] ?? ""
    (self.words, options) = Self.arguments(of: query)
    names = words.split(separator: ",").map { Self.alternatives($0) }
    edits = Self.alternatives(Substring(code))
    isSymptomSeen = truth["Symptom seen"].map { $0.hasPrefix("yes") }
    wish = truth["Wish"].map { $0.filter { $0 != "`" } }
  }

  /// Reads the questions of a folder, in the order of their names.
  static func all(in folder: String, shared: [String: Truth]) throws -> [Question] {
    try FileManager.default.contentsOfDirectory(atPath: folder).sorted().compactMap {
      try Question(folder: "\(folder)/\($0)", shared: shared)
    }
  }

  private static func alternatives(_ text: Substring) -> [String] {
    text.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
  }

  /// Splits the arguments after the file into the question and the options for the layout.
  ///
  /// The name after `quoin explain View.swift --why` is the same question; it keeps its quotation
  /// marks.
  private static func arguments(of query: String) -> (words: [String], options: [String]) {
    var rest = ShellWord.words(of: query.filter { $0 != "`" }).dropFirst(3)
    var (words, options): ([String], [String]) = ([], [])
    while let word = rest.popFirst() {
      switch word.value {
      case "--why":
        if let name = rest.popFirst() { words.append(name.typed) }
      case "--at", "--want":
        words.append(word.value)
        if let value = rest.popFirst() { words.append(value.value) }
      case let option where option.hasPrefix("--"):
        options.append(option)
        if let value = rest.first, !value.value.hasPrefix("--") {
          options.append(value.value)
          rest.removeFirst()
        }
      default:
        words.append(word.value)
      }
    }
    return (words, options)
  }
}

/// An error in a question's files.
struct QuestionError: Error {
  let text: String
}
