/// The names that a project's sources declare, which aren't SwiftUI's in these sources.
struct DeclaredNames {
  /// Types and generic parameters.
  private(set) var types: Set<String> = []
  private(set) var functions: Set<String> = []
  /// Variables of the environment.
  private(set) var values: Set<String> = []

  private static let typeKeywords: Set<String> = [
    "struct", "class", "enum", "actor", "protocol", "typealias", "associatedtype",
  ]

  /// Adds the names of a file.
  mutating func add(_ source: EditableSource) {
    var environmentEnd = -1
    for (index, token) in source.tokens.enumerated() where token.kind == .word {
      let next = source.text(index + 1)
      switch token.text {
      case let keyword where Self.typeKeywords.contains(keyword):
        types.insert(next)
        addParameters(after: index + 1, in: source)
      case "func":
        functions.insert(next)
        addParameters(after: index + 1, in: source)
      case "extension" where next == "EnvironmentValues" && source.isMark(index + 2, "{"):
        environmentEnd = source.pairs.partner(of: index + 2) ?? environmentEnd
      case "var" where index < environmentEnd: values.insert(next)
      default: continue
      }
    }
  }

  /// Adds the generic parameters after the name of a declaration.
  private mutating func addParameters(after name: Int, in source: EditableSource) {
    guard source.isMark(name + 1, "<") else { return }
    var place = name + 2
    while source.isWord(place) {
      let word = source.text(place)
      if !["each", "let"].contains(word) { types.insert(word) }
      // The next parameter follows a comma, after a constraint.
      while source.isWord(place) || source.isMark(place, ":") || source.isMark(place, ".")
        || source.isMark(place, "&")
      {
        place += 1
      }
      guard source.isMark(place, ",") else { return }
      place += 1
    }
  }
}
