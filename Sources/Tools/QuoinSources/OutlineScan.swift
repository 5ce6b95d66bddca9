/// Reads the outlines of a file's declarations by walking through their braces.
struct OutlineScan {
  let tokens: [SwiftLexer.Token]
  let bytes: [UInt8]
  private let pairs: BracketPairs
  private let code: InactiveCode

  init(tokens: [SwiftLexer.Token], bytes: [UInt8], platform: SourcePlatform) {
    (self.tokens, self.bytes) = (tokens, bytes)
    pairs = BracketPairs(tokens)
    code = InactiveCode(tokens, on: platform)
  }

  private static let types: Set<String> = ["struct", "class", "enum", "actor", "protocol"]
  private static let names: Set<String> = ["typealias", "associatedtype"]
  private static let functions: Set<String> = ["func", "init", "deinit", "subscript"]
  private static let values: Set<String> = ["var", "let", "case", "macro"]

  func outline(of declaration: Declaration) -> DeclarationOutline {
    var outline = DeclarationOutline()
    let range = tokens.inside(declaration.range).indices
    /// The keywords of the types around the place.
    var types: [String] = []
    var keyword: Int?
    /// The name of a member at its declaration, which isn't a use of another member of that name.
    var memberName: Int?
    var parentheses = 0
    var index = range.lowerBound
    while index < range.upperBound {
      let token = tokens[index]
      guard code.isActive[index] else {
        index += 1
        continue
      }
      note(index, isInterface: true, isName: index == memberName, in: &outline)
      switch token.text {
      case "(" where token.kind == .mark, "[" where token.kind == .mark: parentheses += 1
      case ")" where token.kind == .mark, "]" where token.kind == .mark:
        parentheses = max(parentheses - 1, 0)
      case "}" where token.kind == .mark:
        _ = types.popLast()
        keyword = nil
      case "{" where token.kind == .mark:
        if parentheses == 0, let open = keyword, isType(open) {
          types.append(tokens[open].text)
          keyword = nil
          break
        }
        let end = min(pairs.partner(of: index) ?? range.upperBound, range.upperBound)
        let function = parentheses == 0 && types.last != "protocol" ? keyword : nil
        let isBody = function.map { hasBody($0, at: index) } ?? false
        for place in (index + 1)..<max(end, index + 1) where code.isActive[place] {
          note(place, isInterface: !isBody, in: &outline)
        }
        if isBody, let function, let body = body(of: function, from: index, to: end) {
          outline.bodies.append(body)
        }
        index = end
      case "," where parentheses == 0:
        // case one, two
        if let keyword, Self.values.contains(tokens[keyword].text), index + 1 < range.upperBound,
          tokens[index + 1].kind == .word
        {
          outline.members.append(Self.name(tokens[index + 1]))
        }
      default:
        guard parentheses == 0, isKeyword(index, in: range) else { break }
        keyword = index
        if !types.isEmpty, !isType(index) { memberName = index + 1 }
        declare(index, in: range, &outline)
      }
      index += 1
    }
    return outline
  }

  /// Records the names in a token.
  ///
  /// - Parameters:
  ///   - index: The token.
  ///   - isInterface: Whether it is outside of the bodies of functions.
  ///   - isName: Whether it is the name of a member at its declaration.
  ///   - outline: The outline to complete.
  private func note(
    _ index: Int, isInterface: Bool, isName: Bool = false, in outline: inout DeclarationOutline
  ) {
    let token = tokens[index]
    if isInterface {
      outline.interface += bytes[token.range]
      outline.interface.append(UInt8(ascii: " "))
    }
    guard !isName else { return }
    func add(_ word: String) {
      outline.words.insert(word)
      if isInterface { outline.interfaceWords.insert(word) }
    }
    switch token.kind {
    case .word, .attribute:
      let name = Self.name(token)
      add(name)
      guard index == 0 || tokens[index - 1].text != "." else { return }
      outline.mentions[name, default: []].append(
        .init(position: token.range.lowerBound, line: token.line))
    case .literal:
      // The names in interpolations, and harmless others.
      let text = bytes[token.range]
      guard text.contains(UInt8(ascii: "\\")) else { return }
      for word in text.split(whereSeparator: { !Self.isLetter($0) }) {
        add(String(decoding: word, as: UTF8.self))
      }
    case .hash, .mark: return
    }
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 128...255:
      true
    default: false
    }
  }

  /// The name in a token: `card` of `card`, `$card` and the same in backticks, `Card` of `@Card`.
  private static func name(_ token: SwiftLexer.Token) -> String {
    String(token.text.drop { "@$`".contains($0) }.prefix { $0 != "`" })
  }

  private func isType(_ keyword: Int) -> Bool {
    Self.types.contains(tokens[keyword].text) || tokens[keyword].text == "extension"
  }

  /// Whether a word begins a declaration.
  private func isKeyword(_ index: Int, in range: Range<Int>) -> Bool {
    let token = tokens[index]
    guard token.kind == .word, index == range.lowerBound || tokens[index - 1].text != "." else {
      return false
    }
    guard isType(index) || token.text == "macro" || Self.names.contains(token.text) else {
      return Self.functions.contains(token.text) || Self.values.contains(token.text)
    }
    // Not class func, and not a variable called actor.
    guard index + 1 < range.upperBound, tokens[index + 1].kind == .word else { return false }
    return !Self.functions.contains(tokens[index + 1].text)
      && !["var", "let"].contains(tokens[index + 1].text)
      && !Self.modifiers.contains(tokens[index + 1].text)
  }

  private func declare(
    _ keyword: Int, in range: Range<Int>, _ outline: inout DeclarationOutline
  ) {
    let text = tokens[keyword].text
    guard keyword + 1 < range.upperBound, tokens[keyword + 1].kind == .word,
      !["init", "deinit", "subscript"].contains(text)
    else { return }
    let name = Self.name(tokens[keyword + 1])
    if text == "extension" {
      let path = tokens[(keyword + 1)..<range.upperBound].prefix { token in
        token.kind == .word && token.text != "where" || token.text == "."
      }
      outline.extended += path.filter { $0.kind == .word }.map(Self.name)
    } else if isType(keyword) || Self.names.contains(text) {
      outline.types.append(name)
    } else {
      outline.members.append(name)
    }
  }

  /// Whether the brace at `index` opens the body or the accessors of a declaration.
  private func hasBody(_ keyword: Int, at index: Int) -> Bool {
    let text = tokens[keyword].text
    if Self.functions.contains(text) { return true }
    guard text == "var" else { return false }
    // With an initial value, the braces belong to it, or to observers.
    return !topLevel(keyword..<index).contains { tokens[$0].text == "=" }
  }

  /// Returns the indices in a range outside of parentheses and square brackets.
  private func topLevel(_ range: Range<Int>) -> [Int] {
    var found: [Int] = []
    var index = range.lowerBound
    while index < range.upperBound {
      found.append(index)
      let opens = tokens[index].kind == .mark && "([".contains(tokens[index].text)
      index = (opens ? pairs.partner(of: index) : nil) ?? index
      index += 1
    }
    return found
  }

  /// Returns the body between two braces if a trap can replace it.
  private func body(of keyword: Int, from open: Int, to close: Int)
    -> DeclarationOutline.Body?
  {
    guard ["func", "var"].contains(tokens[keyword].text), keyword + 1 < open, close > open + 1,
      tokens.indices.contains(close), tokens[close].text == "}"
    else { return nil }
    let name = Self.name(tokens[keyword + 1])
    // A view whose body traps would be worse than none.
    guard !["body", "previews"].contains(name), !Self.accessors.contains(tokens[open + 1].text),
      tokens[open + 1].kind != .attribute, attributes(before: keyword).isSubset(of: Self.harmless)
    else { return nil }
    // An opaque type needs a value. A parameter's opaque type is a generic one.
    let parameters = tokens[keyword..<open].firstIndex { $0.text == "(" }
    let isFunction = tokens[keyword].text == "func"
    let result = (isFunction ? parameters.flatMap(pairs.partner) : nil) ?? keyword
    guard !tokens[min(result, open)..<open].contains(where: { $0.text == "some" }) else {
      return nil
    }
    return DeclarationOutline.Body(
      what: "\(tokens[keyword].text) \(name)",
      range: tokens[open].range.upperBound..<tokens[close].range.lowerBound,
      opening: place(of: open), closing: place(of: close))
  }

  private func place(of index: Int) -> DeclarationOutline.Place {
    let start = tokens[index].range.lowerBound
    let lineStart = bytes[..<start].lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
    return .init(line: tokens[index].line, column: start - lineStart + 1)
  }

  /// Returns the attributes of the declaration with this keyword.
  private func attributes(before keyword: Int) -> Set<String> {
    var found: Set<String> = []
    var index = keyword - 1
    while index >= 0 {
      let token = tokens[index]
      if token.kind == .attribute {
        found.insert(token.text)
      } else if token.text == ")", let open = pairs.partner(of: index), open > 0,
        tokens[open - 1].kind == .attribute || Self.modifiers.contains(tokens[open - 1].text)
      {
        // @available(iOS 17, *), private(set)
        index = open
      } else if token.kind != .word || !Self.modifiers.contains(token.text) {
        break
      }
      index -= 1
    }
    return found
  }

  private static let accessors: Set<String> = [
    "get", "set", "willSet", "didSet", "init", "_read", "_modify", "mutating", "nonmutating",
    "unsafeAddress", "unsafeMutableAddress",
  ]

  /// The attributes that don't change how a body is compiled.
  private static let harmless: Set<String> = [
    "@MainActor", "@available", "@discardableResult", "@objc", "@IBAction", "@nonobjc",
    "@inlinable", "@inline", "@Sendable", "@usableFromInline", "@concurrent",
  ]

  private static let modifiers: Set<String> = [
    "public", "private", "fileprivate", "internal", "open", "package", "final", "static", "class",
    "nonisolated", "mutating", "nonmutating", "override", "lazy", "dynamic", "isolated",
    "distributed", "indirect", "weak", "unowned", "required", "convenience", "optional",
  ]
}
