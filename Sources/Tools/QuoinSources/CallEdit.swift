/// A change of one call, as replacements of bytes.
struct CallEdit {
  let source: EditableSource
  let call: CallSite
  /// The call's type or name, for messages and for the order of arguments: `GridItem`, also for
  /// `.init(…)`.
  let name: String
  /// The name of another call, to which this one moves.
  let target: Int?

  /// The reason that a change can't be made, without a period.
  struct Obstacle: Error {
    let message: String

    init(_ message: String) { self.message = message }
  }

  func replacements(for action: CallChange.Action) throws -> [SourceReplacement] {
    switch action {
    case .append(let code): try appended(Snippet(code, isModifier: true))
    case .prepend(let code): try prepended(Snippet(code, isModifier: true))
    case .replace(let code): try replaced(by: Snippet(code, isModifier: call.isModifier))
    case .remove: try removed()
    case .moveBefore: try movedBefore()
    case .moveAfter: try movedAfter()
    case .setArgument(let label, let value): try settingArgument(label, to: Snippet(value))
    case .removeArgument(let label): try removingArgument(label)
    case .relabel(let label, let other): try relabelling(label, to: other)
    case .unwrap: try unwrapped()
    case .wrap(let name): try wrapped(in: Snippet(name))
    case .moveInto(let code, _): try movedInto(Snippet(code, isModifier: true))
    }
  }

  /// The bytes of a range of tokens.
  func bytes(_ tokens: ClosedRange<Int>) -> Range<Int> {
    source.tokens[tokens.lowerBound].range
      .lowerBound..<source.tokens[tokens.upperBound].range.upperBound
  }

  /// The bytes of the call.
  var range: Range<Int> { bytes(call.start...call.end) }

  /// Returns the indentation of the line on which a token starts.
  func indentation(of token: Int) -> [UInt8] {
    source.indentation(of: source.tokens[token].range.lowerBound)
  }

  /// The line break used around the call.
  var lineBreak: [UInt8] { source.lineBreak(at: range.lowerBound) }
}

/// Code to write into a file.
struct Snippet {
  /// The modifiers, one each; or the whole code.
  let links: [String]

  var code: String { links.joined() }

  /// Throws unless the code is complete, and begins with a period if it is a modifier.
  init(_ code: String, isModifier: Bool = false) throws {
    let bytes = Array(code.utf8)
    let source = EditableSource(bytes)
    // A comment or a string without an end would contain the mark.
    let marked = SwiftLexer.tokens(of: bytes + Array(" )".utf8))
    let isComplete =
      source.unbalancedLine == nil && marked.count == source.tokens.count + 1
      && marked.last?.text == ")"
    guard isComplete, !source.tokens.isEmpty else {
      throw CallEdit.Obstacle("“\(code)” isn't complete code")
    }
    guard isModifier else {
      links = [code]
      return
    }
    guard source.isMark(0, "."), source.isWord(1) else {
      throw CallEdit.Obstacle("“\(code)” isn't a modifier: it doesn't begin with a period")
    }
    links = Self.links(of: source)
  }

  private static func links(of source: EditableSource) -> [String] {
    var starts: [Int] = []
    var place = 0
    while place < source.tokens.count {
      if source.isMark(place, ".") && (place == 0 || source.isPostfix(place)) {
        starts.append(source.tokens[place].range.lowerBound)
      }
      place = (source.pairs.partner(of: place).map { max($0, place) } ?? place) + 1
    }
    let ends = starts.dropFirst() + [source.tokens[source.tokens.count - 1].range.upperBound]
    return zip(starts, ends).map { start, end in
      let link = source.bytes[start..<end]
      let last = link.lastIndex { !EditableSource.isBlank($0) && $0 != 10 && $0 != 13 } ?? start
      return String(decoding: link[...last], as: UTF8.self)
    }
  }
}
