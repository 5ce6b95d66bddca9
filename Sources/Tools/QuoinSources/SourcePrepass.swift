/// Rewrites source files written for Apple's platforms so that they compile on this one.
///
/// Lines stay in place. The changes are:
///
/// - Platform conditions (`#if os(iOS)`) are evaluated for the platform that is drawn.
/// - Attributes that only concern Objective-C or Interface Builder are removed: `@objc`,
///   `@IBAction` …
/// - `@NSManaged var title: String?` becomes a computed property over the object's record.
/// - `@convention(block)` is removed, because closures replace blocks. `@convention(c)` is removed
///   where Core Graphics types are passed, which are Swift types here.
/// - `override` is removed from methods that objects inherit only in Objective-C.
/// - The `?` in calls of optional methods is removed: `delegate?.textFieldDidEndEditing?(field)`.
/// - Optional methods of the file's protocols get default implementations if they have no result.
/// - `#selector(name)` becomes `Selector("name")`.
/// - `#keyPath(Note.folder.name)` becomes `"folder.name"`.
/// - `@main` is removed, because a preview library has no entry point.
/// - Overrides in extensions are renamed, because only Objective-C classes support them. Classes
///   that are generated from data models call those of managed objects' hooks.
/// - `import CoreGraphics.CGGeometry` imports the whole module, and imports of missing modules are
///   removed.
public struct SourcePrepass: Sendable {
  /// The platform whose conditions are true.
  public var platform: SourcePlatform
  /// Whether a module of this name can be imported.
  public var hasModule: @Sendable (String) -> Bool
  /// The indices of omitted declarations in ``PreparedSource/declarations``.
  public var leftOut: Set<Int> = []
  /// The texts that replace the bodies of functions, by their ranges in bytes.
  public var replacedBodies: [Range<Int>: String] = [:]
  /// Whether to keep `@main`.
  public var keepsMain = false
  /// The file's name in the marks of its expressions; `nil` to mark none.
  ///
  /// A marked expression that creates views carries its location, and reports name its line.
  /// Identities, types and layout are unchanged.
  public var markedFile: String?

  /// The lines of views (``ViewDeclaration/line``) without a sample; `nil` if no view gets one.
  ///
  /// A sample is a preview of the view by itself, created without arguments, after its declaration.
  public var leftOutSamples: Set<Int>?

  /// The only view with a sample, which is created from a row of data; `nil` for all views.
  public var viewOfRows: String?

  /// The only view with a sample, which is created without arguments; `nil` for all views.
  public var sampledView: String?

  public init(platform: SourcePlatform, hasModule: @escaping @Sendable (String) -> Bool) {
    self.platform = platform
    self.hasModule = hasModule
  }

  /// Returns a pre-pass that marks the expressions of a file with this name.
  public func marking(_ file: String?) -> SourcePrepass {
    var prepass = self
    prepass.markedFile = file
    return prepass
  }

  /// Returns a pre-pass that samples each view except those on some lines; none for `nil`.
  public func sampling(butOn lines: Set<Int>?) -> SourcePrepass {
    var prepass = self
    prepass.leftOutSamples = lines
    return prepass
  }

  /// Returns the text to compile, and the contents found in it.
  public func prepare(_ text: String) -> PreparedSource {
    let bytes = Array(text.utf8)
    let (tokens, deepLine) = SwiftLexer.scan(bytes)
    let declarations = Declaration.list(in: tokens)
    let pairs = BracketPairs(tokens, opening: "(", closing: ")")
    var edits = SourceEdits(bytes: bytes)
    var source = PreparedSource(declarations: declarations)
    source.providers = Self.providers(in: tokens)
    source.macroLines = tokens.filter { $0.text == "#Preview" }.map(\.line)
    source.isEmpty = tokens.isEmpty
    source.deepLine = deepLine
    imports(declarations, tokens, &edits, &source)
    overrides(declarations, tokens, &edits, &source)
    addDefaults(to: declarations, tokens, pairs, &edits)
    let optionalMethods = Self.optionalMethods(in: tokens)
    var index = 0
    while index < tokens.count {
      let token = tokens[index]
      switch token.kind {
      case .mark where token.text == "?" || token.text == "!":
        optionalCall(at: index, tokens, pairs, declared: optionalMethods, &edits)
      case .hash: hash(tokens, pairs, &index, &edits, &source)
      case .attribute where token.text == "@NSManaged":
        edits.blank(token.range)
        managed(at: index, tokens, pairs, &edits)
      case .attribute: attribute(tokens, pairs, index, &edits, &source)
      case .word where token.text == "SwiftUICore":
        qualifier(at: index, tokens, declarations, &edits)
      default: break
      }
      index += 1
    }
    // An older version of the text may have had more declarations.
    let removed = leftOut.filter(declarations.indices.contains).map { declarations[$0].range }
    for range in removed { edits.blank(range) }
    for (range, replacement) in replacedBodies { edits.replace(range, with: replacement) }
    if let markedFile {
      for insertion in ExpressionMarks.insertions(in: tokens, of: bytes, file: markedFile) {
        edits.replace(insertion.position..<insertion.position, with: insertion.text)
      }
    }
    if let leftOutSamples {
      let views = ViewDeclaration.list(in: tokens, of: bytes).filter { view in
        view.obstacle == nil && !leftOutSamples.contains(view.line)
          && !removed.contains { $0.contains(view.end - 1) }
          && (viewOfRows ?? sampledView).map { $0 == view.name } ?? true
      }
      for view in views {
        let sample = viewOfRows == nil ? view.sample : view.sampleOfRows
        edits.replace(view.end..<view.end, with: sample)
      }
      source.samples = views.map { .init(name: $0.name, line: $0.line, lastLine: $0.lastLine) }
    }
    source.text = edits.text
    return source
  }

  /// Returns the types declared as preview providers or apps at any depth.
  private static func providers(in tokens: [SwiftLexer.Token]) -> [PreparedSource.Provider] {
    var found: [PreparedSource.Provider] = []
    /// The keyword of the last type since a brace, and the type that it declares.
    var keyword: Int?
    var provider: PreparedSource.Provider?
    /// The number of open angle brackets of that type, and whether its conformances have begun.
    var (angles, isAfterColon) = (0, false)
    // struct Card_Previews: PreviewProvider
    for (index, token) in tokens.enumerated() {
      switch token.text {
      case "{", "}", "where", "func": keyword = nil
      case "struct", "class", "enum", "actor", "extension":
        (keyword, provider, angles, isAfterColon) = (index, nil, 0, false)
      case "<": angles += 1
      case ">": angles -= 1
      case ":" where angles <= 0: isAfterColon = true
      case "PreviewProvider", "App":
        guard let keyword, isAfterColon, angles <= 0 else { continue }
        if provider == nil {
          let name = Self.lastName(of: tokens[(keyword + 1)...])
          provider = name.map { .init(name: $0, line: tokens[keyword].line) }
        }
        if let provider { found.append(provider) }
      default: break
      }
    }
    return found
  }

  /// Returns the last part of a dotted name: `Card` of `Shop.Card`.
  private static func lastName(of tokens: ArraySlice<SwiftLexer.Token>) -> String? {
    guard var place = tokens.indices.first, tokens[place].kind == .word else { return nil }
    while place + 2 < tokens.endIndex, tokens[place + 1].text == ".",
      tokens[place + 2].kind == .word
    {
      place += 2
    }
    return tokens[place].text
  }

  /// Apple's modules that have another name here: a module called `os` would affect how other
  /// packages compile, and SwiftUI's core is part of SwiftUI.
  private static let substitutes = ["os": "QuoinOS", "SwiftUICore": "SwiftUI"]

  private func imports(
    _ declarations: [Declaration], _ tokens: [SwiftLexer.Token], _ edits: inout SourceEdits,
    _ source: inout PreparedSource
  ) {
    var conditions = OpenConditions(tokens)
    for declaration in declarations where declaration.kind == "import" {
      conditions.advance(to: declaration.range.lowerBound)
      let parts = declaration.name.split(separator: ".")
      guard let module = parts.first.map(String.init) else { continue }
      source.imports.append(module)
      let inside = tokens.inside(declaration.range)
      if let substitute = Self.substitutes[module],
        let name = inside.firstIndex(where: { $0.text == module })
      {
        // `import os.log` names a submodule, `import struct os.Logger` a type.
        let isWhole = name > inside.startIndex && inside[name - 1].text == "import"
        let end = isWhole ? declaration.range.upperBound : inside[name].range.upperBound
        edits.replace(inside[name].range.lowerBound..<end, with: substitute)
        continue
      }
      if !hasModule(module) {
        if !conditions.exclude(module, on: platform) {
          source.missingImports.append(.init(module: module, line: declaration.lines.lowerBound))
        }
        edits.blank(declaration.range)
        continue
      }
      // With a kind (`import struct UIKit.UIColor`) the path names a declaration, otherwise a
      // submodule.
      guard parts.count > 1, let keyword = inside.firstIndex(where: { $0.text == "import" }),
        inside.indices.contains(keyword + 1), inside[keyword + 1].text == module
      else { continue }
      edits.blank(inside[keyword + 1].range.upperBound..<declaration.range.upperBound)
    }
  }

  /// Replaces `SwiftUICore` in `SwiftUICore.Font`, which `import SwiftUI` alone makes visible.
  private func qualifier(
    at index: Int, _ tokens: [SwiftLexer.Token], _ declarations: [Declaration],
    _ edits: inout SourceEdits
  ) {
    let range = tokens[index].range
    guard let substitute = Self.substitutes[tokens[index].text], index + 1 < tokens.count,
      tokens[index + 1].text == ".", index == 0 || tokens[index - 1].text != ".",
      !declarations.contains(where: { $0.kind == "import" && $0.range.contains(range.lowerBound) })
    else { return }
    edits.replace(range, with: substitute)
  }

  private func overrides(
    _ declarations: [Declaration], _ tokens: [SwiftLexer.Token], _ edits: inout SourceEdits,
    _ source: inout PreparedSource
  ) {
    /// The index of the enclosing declaration, and the number of its open braces.
    var (around, braces) = (0, 0)
    for index in tokens.indices {
      let place = tokens[index].range.lowerBound
      while around < declarations.count, declarations[around].range.upperBound <= place {
        (around, braces) = (around + 1, 0)
      }
      guard around < declarations.count, declarations[around].range.contains(place) else {
        continue
      }
      switch tokens[index].text {
      case "{": braces += 1
      case "}": braces -= 1
      case "override" where tokens[index].kind == .word:
        // Directly in the extension, not in a nested type
        let isInExtension = declarations[around].kind == "extension" && braces == 1
        let type = isInExtension ? declarations[around].name : nil
        override(at: index, inExtensionOf: type, tokens, &edits, &source)
      default: break
      }
    }
  }

  private func override(
    at index: Int, inExtensionOf type: String?, _ tokens: [SwiftLexer.Token],
    _ edits: inout SourceEdits, _ source: inout PreparedSource
  ) {
    // override open func viewDidLoad()
    let head = tokens[index...].prefix(5)
    guard let keyword = head.firstIndex(where: { $0.text == "func" || $0.text == "var" }),
      tokens.indices.contains(keyword + 1)
    else { return }
    let name = tokens[keyword + 1]
    let label = tokens[keyword...].dropFirst(3).first?.text
    if name.text == "observeValue", label == "forKeyPath" {
      // A method of every object that only the Objective-C runtime calls
      edits.blank(tokens[index].range)
    } else if let type {
      let isHook = ManagedAccessors.hooks.contains(name.text)
      // An override has the isolation of what it overrides, not that of its module.
      if isHook, !tokens[..<keyword].suffix(4).contains(where: { $0.text == "nonisolated" }) {
        edits.replace(tokens[index].range, with: "nonisolated")
      } else {
        edits.blank(tokens[index].range)
      }
      edits.replace(name.range, with: "_overriding_\(name.text)")
      source.notes.append(
        .init(line: tokens[index].line, kind: isHook ? .hook(of: type) : .overriding))
    }
  }

  private func hash(
    _ tokens: [SwiftLexer.Token], _ pairs: BracketPairs, _ index: inout Int,
    _ edits: inout SourceEdits,
    _ source: inout PreparedSource
  ) {
    switch tokens[index].text {
    case "#if", "#elseif":
      let line = tokens[index].line
      var place = index + 1
      // Another condition on the line is looked at by itself.
      while place + 3 < tokens.count, tokens[place].line == line, tokens[place].kind != .hash {
        let parts = tokens[place...(place + 3)]
        let condition = parts.map(\.text).joined()
        if parts.last?.line == line, condition.hasSuffix(")"),
          let value = platform.value(of: condition)
        {
          let range = tokens[place].range.lowerBound..<tokens[place + 3].range.upperBound
          edits.replace(range, with: value ? "true" : "false")
          place += 4
        } else {
          place += 1
        }
      }
      // The rest of the line is the condition.
      index = place - 1
    case "#selector":
      guard let end = Self.closing(tokens, pairs, after: index) else { return }
      let name = tokens[(index + 2)..<end].map { $0.text }
        .joined().replacing("getter:", with: "").replacing("setter:", with: "")
      let range = tokens[index].range.lowerBound..<tokens[end].range.upperBound
      edits.replace(range, with: "Selector(\"\(name)\")")
      // Sort descriptors know the comparisons of strings by their names.
      if !name.hasPrefix("NSString.") || !name.hasSuffix("ompare(_:)") {
        source.notes.append(.init(line: tokens[index].line, kind: .selector))
      }
      index = end
    case "#keyPath":
      guard let end = Self.closing(tokens, pairs, after: index) else { return }
      // The path begins after the type.
      let names = tokens[(index + 2)..<end].map(\.text).joined().replacing("`", with: "")
        .split(separator: ".").drop { $0.first?.isUppercase == true }
      guard !names.isEmpty else { return }
      let range = tokens[index].range.lowerBound..<tokens[end].range.upperBound
      edits.replace(range, with: "\"\(names.joined(separator: "."))\"")
      index = end
    default: break
    }
  }

  private func attribute(
    _ tokens: [SwiftLexer.Token], _ pairs: BracketPairs, _ index: Int, _ edits: inout SourceEdits,
    _ source: inout PreparedSource
  ) {
    let token = tokens[index]
    if Declaration.mainAttributes.contains(token.text) {
      if !keepsMain { edits.blank(token.range) }
      return
    }
    if token.text == "@convention" { return convention(tokens, pairs, index, &edits) }
    guard Self.marks.contains(token.text) else { return }
    edits.blank(token.range)
    source.notes.append(.init(line: token.line, kind: .attribute(token.text)))
    if token.text == "@objc", tokens.indices.contains(index + 1), tokens[index + 1].text == "(",
      tokens[index + 1].range.lowerBound == token.range.upperBound,
      let end = Self.closing(tokens, pairs, after: index)
    {
      edits.blank(tokens[index + 1].range.lowerBound..<tokens[end].range.upperBound)
    }
    // Only Objective-C protocols have optional requirements.
    if let next = tokens[(index + 1)...].first(where: { $0.text != "(" && $0.text != ")" }),
      next.text == "optional"
    {
      edits.blank(next.range)
    }
  }

  /// Removes an unsupported calling convention from a function type.
  private func convention(
    _ tokens: [SwiftLexer.Token], _ pairs: BracketPairs, _ index: Int, _ edits: inout SourceEdits
  ) {
    guard let end = Self.closing(tokens, pairs, after: index), end == index + 3 else { return }
    let isBlock = tokens[index + 2].text == "block"
    let parameters = Self.closing(tokens, pairs, after: end).map { tokens[end...$0] } ?? []
    guard isBlock || parameters.contains(where: { $0.text.hasPrefix("CG") }) else { return }
    edits.blank(tokens[index].range.lowerBound..<tokens[end].range.upperBound)
  }

  /// Attributes that concern only Objective-C or Interface Builder.
  private static let marks: Set<String> = [
    "@objc", "@objcMembers", "@nonobjc", "@IBOutlet", "@IBAction", "@IBDesignable",
    "@IBInspectable",
    "@IBSegueAction", "@GKInspectable", "@NSCopying",
  ]

  /// Returns the token that closes the parenthesis after the token at `index`.
  private static func closing(
    _ tokens: [SwiftLexer.Token], _ pairs: BracketPairs, after index: Int
  ) -> Int? {
    guard tokens.indices.contains(index + 1), tokens[index + 1].text == "(" else { return nil }
    return pairs.partner(of: index + 1)
  }
}
