import Foundation

/// The lines `- Key: value` of a truth.md, or of a section of shared.md.
struct Truth {
  private var values: [String: String] = [:]

  init(_ lines: some Sequence<Substring>) {
    for line in lines {
      guard let match = line.wholeMatch(of: /- ([A-Z][A-Za-z ]*): (.*)/) else { continue }
      values[String(match.1)] = String(match.2)
    }
  }

  init(contentsOf path: String) throws {
    self.init(try String(contentsOfFile: path, encoding: .utf8).split(whereSeparator: \.isNewline))
  }

  subscript(key: String) -> String? { values[key] }

  /// Returns the lines with those of another truth for the keys that this one lacks.
  func completed(by other: Truth?) -> Truth {
    guard let other else { return self }
    var all = self
    all.values.merge(other.values) { own, _ in own }
    return all
  }

  /// Returns the sections of a document, by the number in their headings: `## 02`.
  static func sections(of path: String) throws -> [String: Truth] {
    let lines = try String(contentsOfFile: path, encoding: .utf8).split(whereSeparator: \.isNewline)
    var sections: [String: [Substring]] = [:]
    var number = ""
    for line in lines {
      if line.hasPrefix("## ") { number = String(line.dropFirst(3)) }
      sections[number, default: []].append(line)
    }
    return sections.mapValues { Truth($0) }
  }
}
