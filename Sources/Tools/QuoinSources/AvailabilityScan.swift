/// Finds the names in a file that SwiftUI doesn't have on a platform.
struct AvailabilityScan {
  private let source: EditableSource
  private let platform: SourcePlatform
  private let declared: DeclaredNames
  /// The file's variables and functions that return views.
  private let viewMembers: Set<String>
  private var found: [UnavailableName] = []

  init(source: EditableSource, platform: SourcePlatform, declared: DeclaredNames) {
    (self.source, self.platform, self.declared) = (source, platform, declared)
    viewMembers = Self.viewMembers(of: source)
  }

  mutating func run() -> [UnavailableName] {
    let tokens = source.tokens
    guard importsSwiftUI else { return [] }
    var branches = CompiledBranches(for: platform)
    var index = 0
    while index < tokens.count {
      let token = tokens[index]
      switch token.kind {
      case .hash where ["#if", "#elseif", "#else", "#endif"].contains(token.text):
        let condition = tokens[(index + 1)...].prefix { $0.line == token.line && $0.kind != .hash }
        branches.read(token.text, condition)
        index = condition.endIndex - 1
      case .attribute where token.text == "@available" && isUnavailable(index):
        index = endOfDeclaration(from: index)
      case .word where !branches.isExcluded: look(at: index)
      default: break
      }
      index += 1
    }
    return found
  }

  private var importsSwiftUI: Bool {
    source.tokens.indices.contains { index in
      source.tokens[index].text == "import"
        && ["SwiftUI", "WidgetKit"].contains(source.text(index + 1))
    }
  }

  private mutating func look(at index: Int) {
    let name = source.text(index)
    if name.utf8.first.map({ $0 < 91 }) == true {
      if isType(index), !declared.types.contains(name) { note(name, .type, at: index) }
      return
    }
    if isValue(index) {
      if !declared.values.contains(name) { note(name, .value, at: index) }
      return
    }
    guard source.isMark(index - 1, "."),
      source.isMark(index + 1, "(") || source.isMark(index + 1, "{"),
      !declared.functions.contains(name)
    else { return }
    let isMissing = PlatformNames.missing(name, .modifier).contains(platform)
    if isMissing {
      if isOfView(index - 1) { note(name, .modifier, at: index) }
    } else if source.isMark(index + 1, "("), source.isMark(index + 2, "."),
      let type = PlatformNames.styleType(source.text(index + 3), of: name),
      source.isMark(index + 4, ")") || source.isMark(index + 4, "("),
      !declared.types.contains(type)
    {
      note(type, .type, at: index + 3, as: "\(name)(.\(source.text(index + 3)))")
    }
  }

  private mutating func note(
    _ name: String, _ kind: PlatformNames.Kind, at index: Int, as shown: String? = nil
  ) {
    guard PlatformNames.missing(name, kind).contains(platform) else { return }
    let start = source.tokens[index].range.lowerBound
    let styles = kind == .type ? PlatformNames.styles(like: name, on: platform) : []
    found.append(
      UnavailableName(
        name: shown ?? name, platform: platform, line: source.tokens[index].line,
        column: start - source.lineStart(of: start) + 1, alternatives: styles.map { ".\($0)" }))
  }

  // MARK: Names

  /// Whether a capitalized word is the name of a type: not a member, a label or a declaration.
  private func isType(_ index: Int) -> Bool {
    if source.isMark(index - 1, ".") {
      return ["SwiftUI", "WidgetKit"].contains(source.text(index - 2))
    }
    let before = source.text(index - 1)
    let isLabel = source.isMark(index + 1, ":") && ["(", ","].contains(before)
    return !isLabel && !["case", "func", "var", "let", "import", "macro"].contains(before)
  }

  /// Whether a word is a value of the environment: in `@Environment(\.editMode)` or
  /// `.environment(\.editMode, …)`.
  private func isValue(_ index: Int) -> Bool {
    source.isMark(index - 1, ".") && source.isMark(index - 2, "\\")
      && source.isMark(index - 3, "(")
      && ["@Environment", "environment", "transformEnvironment"].contains(source.text(index - 4))
  }

  /// The most calls between a modifier and its view.
  private static let mostCalls = 256

  /// Whether a period continues an expression that is certainly a view.
  ///
  /// That is one which begins with the initializer of a type, with a member that the file declares
  /// as a view, or with the content or label of a modifier or style.
  private func isOfView(_ dot: Int) -> Bool {
    guard source.isPostfix(dot),
      let start = source.chainStart(ofDot: dot, most: Self.mostCalls), source.isWord(start)
    else { return false }
    let name = source.text(start)
    if Self.views.contains(name) || viewMembers.contains(name) { return true }
    guard name.utf8.first.map({ $0 < 91 }) == true, !Self.isOfKit(name) else { return false }
    return ["(", "{", "<"].contains { source.isMark(start + 1, $0) }
  }

  private static let views: Set<String> = ["content", "label", "body", "configuration"]

  /// Whether a type belongs to UIKit, AppKit or a similar framework: `NSMenu`, `UIView`.
  private static func isOfKit(_ name: String) -> Bool {
    ["NS", "UI", "CA", "SK", "MK", "WK", "UN"].contains { prefix in
      name.hasPrefix(prefix) && name.dropFirst(2).first?.isUppercase == true
    }
  }

  /// Returns the names before `: some View` and `(…) -> some View`.
  private static func viewMembers(of source: EditableSource) -> Set<String> {
    var names: Set<String> = []
    for index in source.tokens.indices
    where source.text(index) == "View" && source.text(index - 1) == "some" {
      if source.isMark(index - 2, ":"), source.text(index - 4) == "var" {
        names.insert(source.text(index - 3))
      } else if source.isMark(index - 2, ">"), source.isMark(index - 4, ")"),
        let open = source.pairs.partner(of: index - 4), source.text(open - 2) == "func"
      {
        names.insert(source.text(open - 1))
      }
    }
    return names
  }

  // MARK: Declarations of other platforms

  /// Whether `@available` at a token removes a declaration from the platform.
  private func isUnavailable(_ index: Int) -> Bool {
    guard source.isMark(index + 1, "("), let close = source.pairs.partner(of: index + 1) else {
      return false
    }
    let words = source.tokens[(index + 2)..<close].filter { $0.kind == .word }.map(\.text)
    return words.contains("unavailable") && words.first == platform.rawValue
  }

  /// Returns the last token of the declaration that an attribute belongs to.
  private func endOfDeclaration(from index: Int) -> Int {
    var place = index
    while place + 1 < source.tokens.count {
      place += 1
      if source.isMark(place, "(") {
        place = source.pairs.partner(of: place) ?? place
      } else if source.isMark(place, "{") {
        return source.pairs.partner(of: place) ?? place
      } else if source.isMark(place, "}") || source.isMark(place, "=") {
        return place - 1
      }
    }
    return place
  }
}
