/// A named declaration in source code.
struct Declaration {
  enum Kind { case type, function, variable, `case`, parameter }

  let name: String
  let kind: Kind
  let line: Int
  /// The type of which it is a member.
  let owner: String?
  /// Whether it is a member declared in an extension.
  let isInExtension: Bool
  /// Whether it is only visible in its own file.
  let isPrivate: Bool
  /// The argument labels of a function.
  var labels: Set<String> = []
}

/// A use of a name in source code.
struct Use {
  enum Form {
    /// After a dot.
    case member
    /// Without a dot; inside a type it may be a member of that type.
    case bare(inside: String?)
    /// In a key path to an environment value.
    case environment
  }

  let name: String
  let line: Int
  let form: Form
  /// Whether it is called.
  let isCall: Bool
  /// The label of the first argument in parentheses, `_` if it has none; `nil` if there is no
  /// argument.
  let label: String?

  /// Whether this can be a use of `declaration`.
  func fits(_ declaration: Declaration) -> Bool {
    switch declaration.kind {
    case .function: isCall && label.map(declaration.labels.contains) ?? true
    case .variable: label ?? "_" == "_"
    case .type, .case, .parameter: true
    }
  }
}

/// A type and its stored properties.
struct KeepingType {
  let name: String
  let line: Int
  var storedProperties = 0
}

/// Finds a file's declarations and uses by keywords, braces and names, without type information.
struct DeclarationReader {
  private(set) var declarations: [Declaration] = []
  private(set) var uses: [Use] = []
  private(set) var types: [KeepingType] = []

  private struct Scope {
    var type: String?
    var isExtension = false
    var isPrivate = false
    /// The index in `types` of the type whose stored properties are counted.
    var counted: Int?
  }

  private let tokens: [Token]
  private var scopes: [Scope] = []
  /// The scope that the next brace opens.
  private var pending: Scope?

  init(_ tokens: [Token]) {
    self.tokens = tokens
    for index in tokens.indices { read(index) }
  }

  private func text(_ index: Int) -> String {
    tokens.indices.contains(index) ? tokens[index].text : ""
  }

  private func isName(_ index: Int) -> Bool {
    tokens.indices.contains(index) && tokens[index].isName
  }

  private mutating func read(_ index: Int) {
    let token = tokens[index]
    switch token.text {
    case "{":
      scopes.append(pending ?? Scope())
      pending = nil
    case "}":
      _ = scopes.popLast()
    default:
      guard token.isName else { return }
      if text(index - 1) == "." {
        let isEnvironment =
          text(index - 2) == "\\" && text(index - 3) == "("
          && ["Environment", "environment", "transformEnvironment"].contains(text(index - 4))
        use(index, isEnvironment ? .environment : .member)
      } else if !readDeclaration(index), !isLabel(index) {
        let inside = scopes.last { $0.type != nil }?.type
        use(index, .bare(inside: inside))
      }
    }
  }

  private mutating func use(_ index: Int, _ form: Use.Form) {
    var label: String?
    if text(index + 1) == "(", text(index + 2) != ")" {
      label = text(index + 3) == ":" && isName(index + 2) ? text(index + 2) : "_"
    }
    uses.append(
      Use(
        name: tokens[index].text, line: tokens[index].line, form: form,
        isCall: ["(", "{"].contains(text(index + 1)), label: label))
  }

  /// Whether the name is the label of an argument or a parameter.
  private func isLabel(_ index: Int) -> Bool {
    text(index + 1) == ":" && ["(", ",", "["].contains(text(index - 1))
  }

  // MARK: Declarations

  private mutating func readDeclaration(_ index: Int) -> Bool {
    let isNamed = isName(index + 1)
    switch text(index) {
    case "struct", "enum", "protocol", "actor":
      guard isNamed else { return false }
      openType(index)
    case "class":
      guard isNamed, !["func", "var", "let", "subscript", "override"].contains(text(index + 1))
      else { return true }
      openType(index)
    case "extension":
      guard isNamed else { return false }
      openExtension(index)
    case "typealias", "associatedtype":
      declare(index + 1, .type)
    case "func":
      pending = Scope()
      if isNamed { declare(index + 1, .function) }
      let function = declarations.count - 1
      let labels = declareParameters(after: index + 1)
      if isNamed { declarations[function].labels = labels }
    case "init", "subscript":
      pending = Scope()
      declareParameters(after: index)
    case "var", "let":
      readBindings(index)
    case "case":
      if scopes.last?.type != nil { readCases(index) }
    case "import":
      break
    default:
      return false
    }
    return true
  }

  private mutating func declare(_ index: Int, _ kind: Declaration.Kind, isPrivate: Bool? = nil) {
    guard isName(index) else { return }
    let scope = scopes.last
    // Declarations inside a function are only visible there.
    let isLocal = scope != nil && scope?.type == nil
    let hidden = isPrivate ?? modifiers(before: index - 1).isPrivate
    declarations.append(
      Declaration(
        name: text(index), kind: kind, line: tokens[index].line, owner: scope?.type,
        isInExtension: scope?.isExtension ?? false,
        isPrivate: isLocal || hidden || scope?.isPrivate == true || kind == .parameter))
  }

  private mutating func openType(_ index: Int) {
    let isPrivate = modifiers(before: index).isPrivate || scopes.contains { $0.isPrivate }
    declare(index + 1, .type)
    declareParameters(after: index + 1)
    let isKeeping = text(index) != "enum" && text(index) != "protocol"
    if isKeeping { types.append(KeepingType(name: text(index + 1), line: tokens[index].line)) }
    pending = Scope(
      type: text(index + 1), isPrivate: isPrivate, counted: isKeeping ? types.count - 1 : nil)
  }

  private mutating func openExtension(_ index: Int) {
    var last = index + 1
    while text(last + 1) == ".", isName(last + 2) { last += 2 }
    pending = Scope(
      type: text(last), isExtension: true, isPrivate: modifiers(before: index).isPrivate)
  }

  /// Declares the generic parameters and the parameters of a function, and returns the argument
  /// labels.
  @discardableResult
  private mutating func declareParameters(after index: Int) -> Set<String> {
    var labels: Set<String> = []
    var place = index + 1
    if text(place) == "<" {
      var depth = 0
      repeat {
        if text(place) == "<" { depth += 1 }
        if text(place) == ">" { depth -= 1 }
        if depth == 1, ["<", ",", "each"].contains(text(place)) {
          declare(place + 1, .parameter, isPrivate: true)
        }
        place += 1
      } while depth > 0 && place < tokens.count
    }
    guard text(place) == "(" else { return labels }
    var depth = 0
    repeat {
      if text(place) == "(" { depth += 1 }
      if text(place) == ")" { depth -= 1 }
      if depth == 1, text(place) == ":" {
        declare(place - 1, .parameter, isPrivate: true)
        labels.insert(isName(place - 2) ? text(place - 2) : text(place - 1))
      }
      place += 1
    } while depth > 0 && place < tokens.count
    return labels
  }

  private mutating func readCases(_ index: Int) {
    var place = index
    var depth = 0
    repeat {
      if depth == 0, place == index || text(place) == "," { declare(place + 1, .case) }
      place += 1
      if text(place) == "(" { depth += 1 }
      if text(place) == ")" { depth -= 1 }
    } while place < tokens.count && (depth > 0 || !tokens[place].isFirst || text(place - 1) == ",")
  }

  // MARK: Properties

  /// Declares the names bound by `var` or `let`, and counts stored properties.
  private mutating func readBindings(_ index: Int) {
    let modifiers = modifiers(before: index)
    var names: [Int] = []
    var place = index + 1
    var depth = 0
    var isStored = true
    var isValue = false
    scan: while place < tokens.count {
      let text = text(place)
      if depth == 0, place > index + 1, tokens[place].isFirst, endsBinding(place) { break }
      switch text {
      case "{" where depth == 0 && !isValue:
        isStored = ["willSet", "didSet"].contains(self.text(place + 1))
        break scan
      case "{" where depth == 0 && scopes.last?.type == nil: break scan
      case "(", "[", "{": depth += 1
      case ")", "]", "}":
        depth -= 1
        if depth < 0 { break scan }
      case "<" where !isValue: depth += 1
      case ">" where !isValue: depth -= 1
      case "=" where depth == 0: isValue = true
      case "," where depth == 0:
        isValue = false
      case "in", "else": if depth == 0 { break scan }
      default:
        let previous = self.text(place - 1)
        let isTuple = depth == 1 && self.text(index + 1) == "(" && !isValue && names.count < 9
        if tokens[place].isName, depth == 0 || isTuple, !isValue,
          place == index + 1 || previous == "," || (isTuple && previous == "(")
        {
          names.append(place)
        }
      }
      place += 1
    }
    for name in names { declare(name, .variable, isPrivate: modifiers.isPrivate) }
    if isStored, !modifiers.isStatic, let counted = scopes.last?.counted {
      types[counted].storedProperties += names.count
    }
  }

  /// Whether a binding ends before the token, which is the first of its line.
  private func endsBinding(_ index: Int) -> Bool {
    let goesOn = [",", "=", ":", "->", "&", "?", "+", "-", "|"].contains(text(index - 1))
    return !goesOn
      && !["=", "{", ".", ",", "?", ":", "&", "+", "-", "|", ")", "]"].contains(text(index))
  }

  private func modifiers(before index: Int) -> (isPrivate: Bool, isStatic: Bool) {
    var found = (isPrivate: false, isStatic: false)
    var place = index - 1
    while place >= 0 {
      var hasArgument = false
      if text(place) == ")" {
        var depth = 0
        repeat {
          if text(place) == ")" { depth += 1 }
          if text(place) == "(" { depth -= 1 }
          place -= 1
        } while depth > 0 && place >= 0
        hasArgument = true
      }
      guard isName(place) else { break }
      if text(place - 1) == "@" {
        place -= 2
      } else if Self.modifiers.contains(text(place)) {
        if !hasArgument, ["private", "fileprivate"].contains(text(place)) {
          found.isPrivate = true
        }
        if ["static", "class"].contains(text(place)) { found.isStatic = true }
        place -= 1
      } else {
        break
      }
    }
    return found
  }

  private static let modifiers: Set = [
    "public", "package", "internal", "private", "fileprivate", "open", "static", "class", "final",
    "lazy", "weak", "unowned", "nonisolated", "override", "mutating", "nonmutating", "indirect",
    "required", "convenience", "consuming", "borrowing", "isolated", "dynamic", "optional",
  ]
}
