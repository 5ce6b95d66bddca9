import Foundation

// Files and types that are too large. Generated files say so in their first line (`// Generated`);
// a type that needs more properties explains why in its comment, in a line that begins with
// `Stored properties:`.

let longestFile = 399
let mostStoredProperties = 15

func largeFiles() throws -> [String] {
  try ["Sources", "Tests", "Examples", "Scripts"].flatMap(sourcePaths(in:)).compactMap { path in
    let text = try source(path)
    let count = text.utf8.count { $0 == UInt8(ascii: "\n") }
    guard count > longestFile, !text.hasPrefix("// Generated") else { return nil }
    return "\(path): \(count) lines; a file has at most \(longestFile)"
  }
}

func largeTypes() throws -> [String] {
  try ["Sources", "Tests", "Examples", "Scripts"].flatMap(sourcePaths(in:)).flatMap { path in
    let text = try source(path)
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    return DeclarationReader(Tokenizer.tokens(of: text)).types.compactMap { type -> String? in
      guard type.storedProperties > mostStoredProperties, !hasReason(before: type.line, in: lines)
      else { return nil }
      return
        "\(path):\(type.line): \(type.name) has \(type.storedProperties) stored properties, more than "
        + "\(mostStoredProperties), and no line \"Stored properties:\" in its comment that says why"
    }
  }
}

private func hasReason(before line: Int, in lines: [Substring]) -> Bool {
  for line in lines[..<(line - 1)].reversed() {
    let text = line.drop { $0 == " " }
    if text.hasPrefix("/// Stored properties:") { return true }
    guard text.hasPrefix("//") || text.hasPrefix("@") else { return false }
  }
  return false
}
