/// Properties and methods whose implementation Core Data provides at run time on Apple's systems:
/// `@NSManaged var title: String?`, `@NSManaged func addToItems(_ value: Item)`.
extension SourcePrepass {
  /// Writes the accessors or the body of the declarations that follow `@NSManaged` at `index`.
  func managed(
    at index: Int, _ tokens: [SwiftLexer.Token], _ pairs: BracketPairs,
    _ edits: inout SourceEdits
  ) {
    // @NSManaged public private(set) dynamic var title: String?
    var place = index + 1
    var modifiers: [String] = []
    while place < tokens.count, tokens[place].text != "var", tokens[place].text != "func" {
      switch tokens[place].kind {
      case .attribute: place = Self.afterArguments(of: place, tokens, pairs)
      case .word where Self.modifiers.contains(tokens[place].text):
        let next = Self.afterArguments(of: place, tokens, pairs)
        if tokens[place].text == "dynamic" {
          edits.blank(tokens[place].range)
        } else {
          modifiers.append(tokens[place..<next].map(\.text).joined())
        }
        place = next
      default: return
      }
    }
    guard place + 1 < tokens.count else { return }
    if tokens[place].text == "func" {
      managedMethod(at: place + 1, tokens, pairs, &edits)
    } else {
      managedProperties(at: place + 1, tokens, pairs, modifiers, &edits)
    }
  }

  /// Writes the accessors of properties: `title: String?, body: String?`.
  private func managedProperties(
    at first: Int, _ tokens: [SwiftLexer.Token], _ pairs: BracketPairs, _ modifiers: [String],
    _ edits: inout SourceEdits
  ) {
    // a, b: Int have one type.
    var waiting: [(name: SwiftLexer.Token, comma: SwiftLexer.Token)] = []
    let separator = ";" + modifiers.map { " \($0)" }.joined() + " var"
    var place = first
    while place + 1 < tokens.count, tokens[place].kind == .word {
      let name = tokens[place]
      guard ModelName.isIdentifier(Self.plain(name.text)) else { return }
      if tokens[place + 1].text == "," {
        waiting.append((name, tokens[place + 1]))
        place += 2
        continue
      }
      guard tokens[place + 1].text == ":" else { return }
      let end = Self.typeEnd(from: place + 2, tokens, pairs)
      guard end > place + 2 else { return }
      let type = Self.line(of: tokens[(place + 2)..<end])
      // An unfinished name in backticks may span lines.
      guard type.utf8.count <= Self.longestType, !type.contains(where: \.isNewline),
        waiting.count <= Self.mostNames
      else { return }
      for (name, comma) in waiting {
        edits.replace(
          comma.range, with: ": \(type) \(Self.accessors(of: name.text))\(separator)")
      }
      waiting = []
      let accessors = " \(Self.accessors(of: name.text))"
      // A replacement at the comma must not overlap another one.
      guard end < tokens.count, tokens[end].text == "," else {
        let last = tokens[end - 1].range.upperBound
        return edits.replace(last..<last, with: accessors)
      }
      edits.replace(tokens[end].range, with: accessors + separator)
      place = end + 1
    }
  }

  /// Writes the body of a method: `addToItems(_ value: Item)`.
  private func managedMethod(
    at name: Int, _ tokens: [SwiftLexer.Token], _ pairs: BracketPairs,
    _ edits: inout SourceEdits
  ) {
    guard name + 1 < tokens.count, tokens[name].kind == .word, tokens[name + 1].text == "(",
      let end = pairs.partner(of: name + 1),
      let method = ManagedAccessors.Method(
        name: Self.plain(tokens[name].text),
        parameters: Self.parameters(tokens[(name + 2)..<end], pairs)),
      let body = method.body, !body.contains(where: \.isNewline)
    else { return }
    let last = tokens[end].range.upperBound
    edits.replace(last..<last, with: " \(body)")
  }

  /// The maximum length of a type that is repeated for several properties, and their number.
  private static let (longestType, mostNames) = (1 << 12, 64)

  private static let modifiers: Set<String> = [
    "public", "private", "fileprivate", "internal", "package", "open", "final", "dynamic",
    "nonisolated", "override", "weak", "unowned", "class",
  ]

  private static func accessors(of name: String) -> String {
    let plain = plain(name)
    // The primitive value of a property has a property of its own: `primitiveTitle`.
    let rest = plain.dropFirst("primitive".count)
    let isPrimitive = plain.hasPrefix("primitive") && rest.first?.isUppercase == true
    return ManagedAccessors.body(
      of: isPrimitive ? rest.prefix(1).lowercased() + rest.dropFirst() : plain)
  }

  /// Returns a name without backticks.
  private static func plain(_ name: String) -> String {
    name.hasPrefix("`") ? String(name.dropFirst().prefix { $0 != "`" }) : name
  }

  /// Returns the index after a modifier or an attribute and its arguments: `private(set)`.
  private static func afterArguments(
    of index: Int, _ tokens: [SwiftLexer.Token], _ pairs: BracketPairs
  ) -> Int {
    guard index + 1 < tokens.count, tokens[index + 1].text == "(",
      tokens[index + 1].range.lowerBound == tokens[index].range.upperBound,
      let end = pairs.partner(of: index + 1)
    else { return index + 1 }
    return end + 1
  }

  /// Returns the index after the type that begins at `start`.
  private static func typeEnd(
    from start: Int, _ tokens: [SwiftLexer.Token], _ pairs: BracketPairs
  ) -> Int {
    var depth = 0
    var place = start
    while place < tokens.count {
      let token = tokens[place]
      if depth == 0, place > start, token.line > tokens[place - 1].line,
        !joining.contains(token.text), !joining.contains(tokens[place - 1].text)
      {
        return place
      }
      switch token.text {
      case "(":
        guard let end = pairs.partner(of: place) else { return place }
        place = end
      case "<", "[": depth += 1
      // The end of an arrow is no bracket.
      case ">" where tokens[place - 1].text == "-": break
      case ">", "]": depth -= 1
      case ")", "{", "}", ";", "=": return place
      case "," where depth <= 0: return place
      default: break
      }
      if depth < 0 { return place }
      place += 1
    }
    return place
  }

  private static let joining: Set<String> = [".", "&"]

  private static func parameters(
    _ tokens: ArraySlice<SwiftLexer.Token>, _ pairs: BracketPairs
  ) -> [ManagedAccessors.Method.Parameter] {
    var depth = 0
    return tokens.split { token in
      switch token.text {
      case "<", "[", "(": depth += 1
      case ">", "]", ")": depth -= 1
      default: break
      }
      return depth == 0 && token.text == ","
    }.compactMap { part in
      // _ value: Item
      guard let colon = part.firstIndex(where: { $0.text == ":" }), colon > part.startIndex else {
        return nil
      }
      return ManagedAccessors.Method.Parameter(
        label: part[part.startIndex].text, name: part[colon - 1].text)
    }
  }
}
