import Foundation

/// A public view, shape, or function that returns one, as declared in the sources.
struct SizingDeclaration {
  /// `HStack`, `View.padding`.
  let name: String
  /// The name with its labels: `View.padding(_:_:)`; a type's own name.
  let fullName: String
  /// The text after `Sizing:`, if anything.
  let line: String?
  /// The file and line.
  let place: String

  /// Returns the declarations of the view modules, in the order of the files.
  static func all() throws -> [SizingDeclaration] {
    let root = URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent().appendingPathComponent("../../../../Sources")
      .standardizedFileURL
    var sources: [SizingSource] = []
    for module in ["Engine/QuoinCore", "SwiftUI/QuoinViews", "Library/Quoin/Sizing"] {
      let directory = root.appendingPathComponent(module)
      let paths = FileManager.default.enumerator(atPath: directory.path)?.compactMap {
        $0 as? String
      }
      for path in (paths ?? []).sorted() where path.hasSuffix(".swift") {
        sources.append(try SizingSource(directory.appendingPathComponent(path)))
      }
    }
    let views = Set(sources.flatMap(\.views))
    return sources.flatMap { $0.declarations(views: views) }
  }
}

/// A file, parsed line by line: the library's sources are formatted, so lines are sufficient.
struct SizingSource {
  private struct Found {
    let declaration: SizingDeclaration
    let isType: Bool
  }

  /// The types that this file declares as views or shapes.
  private(set) var views: [String] = []
  private var found: [Found] = []

  /// Types whose extensions contain functions that return views.
  private static let receivers: Set = ["View", "Text", "Image", "Shape", "InsettableShape"]

  init(_ file: URL) throws {
    let lines = try String(contentsOf: file, encoding: .utf8)
      .split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    var comment: [String] = []
    var receiver: String?
    for (index, line) in lines.enumerated() {
      let text = line.trimmingCharacters(in: .whitespaces)
      if text.hasPrefix("///") {
        comment.append(text.dropFirst(3).trimmingCharacters(in: .whitespaces))
        continue
      }
      // Attributes are between a comment and its declaration.
      if text.hasPrefix("@"), !text.contains("public ") { continue }
      if line.hasPrefix("}") { receiver = nil }
      if let declared = Self.declared(at: index, in: lines) {
        let isOutermost = !line.hasPrefix(" ")
        if isOutermost, let name = declared.type ?? declared.extended {
          receiver = Self.receivers.contains(name) ? name : nil
          if Self.makesView(declared.signature) { views.append(name) }
        }
        let name =
          isOutermost
          ? declared.type.map { ($0, $0) }
          : receiver.flatMap { declared.function(of: $0) }
        if let (short, full) = name, !short.contains("_"), line.contains("public ") {
          let place = "\(file.lastPathComponent):\(index + 1)"
          found.append(
            Found(
              declaration: SizingDeclaration(
                name: short, fullName: full, line: Self.sizing(in: comment), place: place),
              isType: isOutermost))
        }
      }
      comment = []
    }
  }

  /// Returns the declarations that need a line: functions that return views, and types among
  /// `views`.
  func declarations(views: Set<String>) -> [SizingDeclaration] {
    found.filter { !$0.isType || views.contains($0.declaration.name) }.map(\.declaration)
  }

  private static func sizing(in comment: [String]) -> String? {
    let text = comment.joined(separator: " ")
    guard let start = text.range(of: "Sizing:") else { return nil }
    return text[start.upperBound...].trimmingCharacters(in: .whitespaces)
  }

  private static let keywords: Set<Substring> = ["extension", "struct", "class", "enum", "func"]

  /// Returns the declaration that begins at a line, up to its brace.
  private static func declared(at index: Int, in lines: [String]) -> Declared? {
    let words = lines[index].split(separator: " ")
    guard words.contains(where: keywords.contains) else { return nil }
    var signature = ""
    for line in lines[index...].prefix(16) {
      // The braces of a default argument don't start the body.
      signature +=
        " " + line.trimmingCharacters(in: .whitespaces).replacing(/= \{[^{}]*\}/, with: "")
      if signature.contains("{") { break }
    }
    return Declared(signature: String(signature.prefix { $0 != "{" }))
  }

  /// Whether a type or extension with this signature is a view or shape.
  private static func makesView(_ signature: String) -> Bool {
    let plain = Declared.withoutBrackets(signature, "<", ">")
    let bases = plain.split(separator: " where ").first?.split(separator: ":").dropFirst().first
    return bases?.contains(/\b\w*(View|Shape)\b/) ?? false
  }
}

/// The text of a declaration before its brace.
private struct Declared {
  let signature: String

  /// The name of a type.
  var type: String? {
    signature.firstMatch(of: /public (?:nonisolated |final |indirect )*(?:struct|class|enum) (\w+)/)
      .map { String($0.1) }
  }

  /// The name of an extended type.
  var extended: String? { signature.firstMatch(of: /extension (\w+)/).map { String($0.1) } }

  /// Returns the names of a function of `receiver` that returns a view: without and with its
  /// labels.
  func function(of receiver: String) -> (String, String)? {
    let plain = Self.withoutBrackets(signature.replacing("->", with: "→"), "<", ">")
    guard let match = plain.firstMatch(of: /func (\w+) ?\(/),
      let result = plain.split(separator: " where ").first?.split(separator: "→").last,
      plain.contains("→"),
      result.contains(
        /^ (some |consuming |Self\b|Text\b|Image\b|ModifiedContent\b|\w*Shape(View)?\b|Capsule\b)/)
    else { return nil }
    let name = "\(receiver).\(match.1)"
    return (name, "\(name)(\(labels(in: plain[match.range.upperBound...])))")
  }

  /// `_:_:` for the text between the parentheses of a function.
  private func labels(in text: Substring) -> String {
    var depth = 0
    var parameters = [""]
    for character in text {
      if "([".contains(character) { depth += 1 }
      if ")]".contains(character) { depth -= 1 }
      if depth < 0 { break }
      if depth == 0, character == "," {
        parameters.append("")
      } else {
        parameters[parameters.count - 1].append(character)
      }
    }
    return parameters.compactMap { parameter in
      let words = parameter.split(separator: ":").first?.split(separator: " ") ?? []
      return words.first { !$0.hasPrefix("@") }.map { "\($0):" }
    }
    .joined()
  }

  /// `text` without the parts between two characters, at any depth.
  static func withoutBrackets(_ text: String, _ open: Character, _ close: Character) -> String {
    var depth = 0
    return text.filter { character in
      if character == open { depth += 1 }
      defer { if character == close { depth -= 1 } }
      return depth == 0
    }
  }
}
