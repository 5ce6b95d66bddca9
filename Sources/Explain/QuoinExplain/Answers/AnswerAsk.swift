import Foundation

/// The arguments of `quoin why` that lead to an answer again: `'"Save".width'`.
struct AnswerAsk {
  let scene: AnswerScene

  /// The question about a view, quoted for a shell; `nil` for a view without a name.
  func question(_ view: Int, _ aspects: [LayoutAspect]) -> String? {
    guard scene.written.all.indices.contains(view) else { return nil }
    let name = name(of: view)
    guard !name.isEmpty else { return nil }
    let property = aspects.first.map { ".\($0.rawValue)" } ?? ""
    return Self.quoted(name + property)
  }

  /// The name of a view in a question: its text, or its type, with its number if there are several.
  func name(of view: Int) -> String {
    let written = scene.written.all[view]
    if let label = written.label, !label.isEmpty, label.count <= Self.longestLabel,
      !label.contains("\"")
    {
      let found = scene.written.matches(label)
      if found.first == view { return "\"\(label)\"" }
      if written.type == "Text", let position = found.firstIndex(of: view) {
        return "\"\(label)\"#\(position + 1)"
      }
    }
    let found = scene.written.matches(written.type)
    guard found.count > 1, let position = found.firstIndex(of: view) else { return written.type }
    return "\(written.type)#\(position + 1)"
  }

  private static let longestLabel = 40

  /// Returns an argument for a shell.
  static func quoted(_ text: String) -> String {
    let isPlain = text.allSatisfy { $0.isLetter || $0.isNumber || ".#_-".contains($0) }
    guard !isPlain else { return text }
    return "'"
      + text.split(separator: "'", omittingEmptySubsequences: false)
      .joined(separator: "'\\''") + "'"
  }
}
