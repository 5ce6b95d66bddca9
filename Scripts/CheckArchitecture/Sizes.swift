import Foundation

// Large files and types, for a reviewer. Generated files say so in their first line
// (`// Generated`).

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
    return DeclarationReader(Tokenizer.tokens(of: text)).types.compactMap { type -> String? in
      guard type.storedProperties > mostStoredProperties else { return nil }
      return "\(path):\(type.line): \(type.name) has \(type.storedProperties) stored properties"
    }
  }
}
