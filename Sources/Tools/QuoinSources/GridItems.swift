/// Finds the `GridItem`s of a lazy grid in its arguments, or in the declarations that they name.
struct GridItems {
  private let source: EditableSource
  private let declared: [String: [TrackDeclaration]]
  /// The tokens that were searched.
  private var searched: Set<Range<Int>> = []
  /// The names of the found calls: `GridItem`, or the `init` of `.init(…)`.
  private var found: Set<Int> = []

  static let type = "GridItem"

  /// Returns the tokens of the names of a grid's items in the order of the file; `nil` if the call
  /// is not that of a lazy grid.
  static func names(of grid: Int, in source: EditableSource) -> [Int]? {
    let parentheses = source.call(at: grid).parentheses
    let tracks = CallArguments(parentheses, in: source).list.filter {
      ["columns", "rows"].contains($0.label)
    }
    guard !tracks.isEmpty else { return nil }
    var items = GridItems(source: source)
    for argument in tracks {
      items.search(
        argument.value.lowerBound..<(argument.value.upperBound + 1), acceptsInit: true)
    }
    return items.found.sorted()
  }

  /// Returns those of some items that an action changes.
  ///
  /// An argument is set in the items that don't have it yet; its value changes if all have it.
  static func names(
    _ items: [Int], changedBy action: CallChange.Action, in source: EditableSource
  ) -> [Int] {
    guard case .setArgument(let label, _) = action, !label.isEmpty else { return items }
    let without = items.filter {
      CallArguments(source.call(at: $0).parentheses, in: source).position(of: label) == nil
    }
    return without.isEmpty ? items : without
  }

  private init(source: EditableSource) {
    self.source = source
    declared = TrackDeclaration.all(in: source)
  }

  // MARK: Expressions

  /// Adds the items among some tokens, and those of the declarations to which other names refer.
  ///
  /// - Parameter acceptsInit: Whether `.init(…)` can only create an item.
  private mutating func search(_ tokens: Range<Int>, acceptsInit: Bool) {
    guard searched.insert(tokens).inserted else { return }
    var place = tokens.lowerBound
    while place < tokens.upperBound {
      if let name = item(at: place, acceptsInit: acceptsInit) {
        found.insert(name)
        place = source.call(at: name).end
      } else if source.isWord(place), !isLabel(place), source.text(place) != Self.type {
        for declaration in declarations(for: place) { search(declaration) }
      }
      place += 1
    }
  }

  private mutating func search(_ declaration: TrackDeclaration) {
    let value = declaration.value
    let isTyped = (declaration.name..<value.upperBound).contains { source.text($0) == Self.type }
    search(value, acceptsInit: isTyped)
  }

  /// Returns the name of the item that begins at a token.
  private func item(at place: Int, acceptsInit: Bool) -> Int? {
    if source.text(place) == Self.type {
      if source.isMark(place + 1, "(") { return place }
      let isInit = source.isMark(place + 1, ".") && source.text(place + 2) == "init"
      return isInit && source.isMark(place + 3, "(") ? place + 2 : nil
    }
    guard acceptsInit, source.isMark(place, "."), source.text(place + 1) == "init",
      source.isMark(place + 2, "("), !source.isPostfix(place)
    else { return nil }
    return place + 1
  }

  private func isLabel(_ word: Int) -> Bool {
    source.isMark(word + 1, ":") && (source.isMark(word - 1, "(") || source.isMark(word - 1, ","))
  }

  // MARK: Declarations

  /// Returns the declarations that a name refers to; several if they are in the same braces.
  private func declarations(for use: Int) -> [TrackDeclaration] {
    let all = declared[TrackDeclaration.plain(source.text(use))] ?? []
    let owner = source.isMark(use - 1, ".") ? source.text(use - 2) : nil
    if let owner, owner != "Self",
      owner.first?.isUppercase == true || all.count > 1 && owner != "self"
    {
      return all.filter { $0.typeName == owner }
    }
    guard all.count > 1 else { return all }
    let around = source.braces(around: use)
    let candidates = owner == nil ? all : all.filter { $0.typeName != nil }
    // The innermost braces around the use that contain a declaration
    for braces in around.reversed() {
      let local = candidates.filter { $0.braces == braces }
      if !local.isEmpty { return local }
    }
    // Extensions of the types around it
    let types = Set(around.compactMap { TrackDeclaration.typeName(of: $0, in: source) })
    let members = candidates.filter { $0.typeName.map { types.contains($0) } ?? false }
    return members.isEmpty ? candidates.filter { $0.braces == nil } : members
  }
}

/// A property, constant or function whose value may be the tracks of a grid.
struct TrackDeclaration {
  /// The token of its name.
  let name: Int
  /// The tokens of its initial value, or of its body.
  let value: Range<Int>
  /// The innermost braces around it; `nil` in the file's scope.
  let braces: CallSite.Brackets?
  /// The name of the type of which it is a member.
  let typeName: String?

  /// Returns the declarations that have a value and aren't views, by their names.
  static func all(in source: EditableSource) -> [String: [TrackDeclaration]] {
    var found: [String: [TrackDeclaration]] = [:]
    for name in source.tokens.indices where source.isWord(name) {
      guard ["let", "var", "func"].contains(source.text(name - 1)),
        let value = value(of: name, in: source)
      else { continue }
      let braces = source.braces(around: name).last
      let typeName = braces.flatMap { self.typeName(of: $0, in: source) }
      found[plain(source.text(name)), default: []].append(
        TrackDeclaration(name: name, value: value, braces: braces, typeName: typeName))
    }
    return found
  }

  static func plain(_ name: String) -> String { name.filter { $0 != "`" } }

  private static let types: Set<String> = ["struct", "class", "enum", "extension", "actor"]

  /// Returns the name of the type whose members are in some braces.
  static func typeName(of braces: CallSite.Brackets, in source: EditableSource) -> String? {
    var place = braces.open - 1
    while place >= 0, ![";", "{", "}"].contains(where: { source.isMark(place, $0) }) {
      let isType = source.isWord(place) && types.contains(source.text(place))
      if isType, !source.isMark(place - 1, ".") {
        // extension Shop.Layout
        var name = place + 1
        while source.isMark(name + 1, "."), source.isWord(name + 2) { name += 2 }
        return source.isWord(name) ? source.text(name) : nil
      }
      place -= 1
    }
    return nil
  }

  // MARK: Values

  /// Returns the tokens of an initial value or a body; `nil` if there is none, or for views.
  private static func value(of name: Int, in source: EditableSource) -> Range<Int>? {
    var place = name + 1
    while place < source.tokens.count {
      if source.isMark(place, "=") {
        return (place + 1)..<expressionEnd(from: place + 1, in: source)
      }
      if source.isMark(place, "{") {
        return source.pairs.partner(of: place).map { (place + 1)..<max($0, place + 1) }
      }
      if let close = source.pairs.partner(of: place) {
        guard close > place else { return nil }
        place = close + 1
        continue
      }
      let isEnd = source.isFirstOnLine(place) && !source.isMark(place, "-")
      guard !isEnd, source.text(place) != "some", !source.isMark(place, ";") else { return nil }
      place += 1
    }
    return nil
  }

  /// Returns the token after an expression that begins at a token.
  private static func expressionEnd(from start: Int, in source: EditableSource) -> Int {
    var place = start
    while place < source.tokens.count {
      if [",", ";", ")", "]", "}"].contains(where: { source.isMark(place, $0) }) { return place }
      if place > start, beginsStatement(place, in: source) { return place }
      place = source.pairs.partner(of: place).map { max($0, place) + 1 } ?? place + 1
    }
    return place
  }

  /// Whether a token is the first of a line and doesn't continue the expression before it.
  private static func beginsStatement(_ index: Int, in source: EditableSource) -> Bool {
    guard source.isFirstOnLine(index), source.text(index) != "else" else { return false }
    let (token, before) = (source.tokens[index], source.tokens[index - 1])
    let endsValue = before.kind != .mark || [")", "]", "}"].contains(before.text)
    guard endsValue else { return false }
    return token.kind != .mark || ["(", "[", "{", "@"].contains(token.text)
  }
}
