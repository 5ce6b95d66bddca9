import Foundation
import QuoinGeometry
import QuoinViews

extension Interaction {
  /// Parses a sentence.
  ///
  /// - Throws: ``InteractionSyntaxError`` with the words it can't parse and the correct form.
  public init(_ sentence: String) throws {
    var words = Words(sentence)
    let verb = words.next()
    if let kind = verb.flatMap(Touch.Kind.init(verb:)), words.describesTouch {
      self = try words.touch(kind)
      try words.end()
      return
    }
    switch verb {
    case "tap": self = .tap(try words.name())
    case "double-tap": self = .doubleTap(try words.name())
    case "long-press": self = .longPress(try words.name())
    case "drag":
      let name = try words.name(before: "by")
      self = .drag(name, by: try words.distance())
    case "magnify":
      let name = try words.name(before: "by")
      self = Touch(kind: .magnify(by: try words.factor()), name: name).interaction
    case "rotate":
      let name = try words.name(before: "by")
      self = Touch(kind: .rotate(degrees: try words.number()), name: name).interaction
    case "swipe":
      let direction = try words.direction()
      let isFull = words.consumeLast("fully")
      self = .swipe(try words.name(), direction, isFull: isFull)
    case "type" where !words.contain("into"):
      self = .type(try words.name("a text"))
    case "type":
      let text = try words.name(before: "into", mayBeEmpty: true)
      self = .type(text, into: try words.name())
    case "paste": self = .paste(try words.name("a text"))
    case "clear": self = .clear(try words.name())
    case "submit": self = .submit(try words.name())
    case "set":
      let name = try words.name(before: "to")
      self = .set(name, to: try words.number())
    case "toggle": self = .toggle(try words.name())
    case "increment": self = .increment(try words.name())
    case "decrement": self = .decrement(try words.name())
    case "select":
      let option = try words.name(before: "in")
      self = .select(option, in: try words.name())
    case "focus": self = .focus(try words.name())
    case "move": self = .moveFocus(try words.direction().ofMove)
    case "scroll" where words.isNext("to"):
      words.skip()
      self = .scroll(to: try words.name())
    case "scroll" where words.isNext("at"):
      self = .scroll(at: try words.place(before: "by"), by: try words.distance())
    case "scroll":
      let name = try words.name(before: "by")
      self = .scroll(name, by: try words.distance())
    case "perform":
      let action = try words.name("an action", before: "on")
      self = .performAccessibilityAction(named: action, on: try words.name())
    case "back": self = .goBack
    case "dismiss": self = .dismiss
    case "press":
      let shortcut = try words.shortcut()
      self = .press(key: shortcut.key, modifiers: shortcut.modifiers)
    case "wait": self = .advance(by: try words.duration())
    default:
      throw InteractionSyntaxError(
        sentence: sentence,
        reason: "\(verb.map { "“\($0)” is not a verb" } ?? "the step is empty")")
    }
    try words.end()
  }
}

extension SwipeDirection {
  /// The direction in which a remote control moves the focus.
  fileprivate var ofMove: MoveCommandDirection {
    switch self {
    case .left: .left
    case .right: .right
    case .up: .up
    case .down: .down
    }
  }
}

extension KeyboardShortcut {
  /// The shortcut in a sentence, such as `command+s`.
  var words: String {
    let held = Words.modifiers.filter { modifiers.contains($0.value) }.keys.sorted()
    let name = Words.keys.first { $0.value == key }?.key ?? String(key.character)
    return (held + [name]).joined(separator: "+")
  }
}

/// The reason why a sentence is not an ``Interaction``.
public struct InteractionSyntaxError: Error, CustomStringConvertible {
  let sentence: String
  let reason: String

  public var description: String {
    """
    “\(sentence)”: \(reason). A step is one of: tap NAME, tap at X,Y, double-tap NAME, long-press NAME, \
    drag NAME by DX,DY, drag at X,Y by DX,DY, magnify NAME by FACTOR, rotate NAME by DEGREES, swipe NAME left (right, up, down; fully left), type TEXT into NAME, type TEXT, paste TEXT, clear NAME, submit NAME, set NAME to VALUE, toggle NAME, \
    increment NAME, decrement NAME, select OPTION in NAME, focus NAME, move left (right, up, down), scroll to ID, scroll NAME by DX,DY, scroll at X,Y by DX,DY, \
    perform ACTION on NAME, back, dismiss, press KEY, wait SECONDS. Put names that contain these words in quotes. \
    A touch of a quoted name may continue with #2, at X,Y, and with command.
    """
  }
}

/// The words of a sentence; a quoted text is one word.
struct Words {
  private struct Word {
    var text: Substring
    var isQuoted: Bool
  }
  private let sentence: String
  private var words: ArraySlice<Word>

  init(_ sentence: String) {
    self.sentence = sentence
    var words: [Word] = []
    var rest = Substring(sentence)
    while true {
      rest = rest.drop(while: \.isWhitespace)
      guard let first = rest.first else { break }
      if let close = Self.quotes[first],
        let end = rest.dropFirst().firstIndex(of: close)
      {
        words.append(Word(text: rest[rest.index(after: rest.startIndex)..<end], isQuoted: true))
        rest = rest[rest.index(after: end)...]
      } else {
        let word = rest.prefix { !$0.isWhitespace }
        words.append(Word(text: word, isQuoted: false))
        rest = rest[word.endIndex...]
      }
    }
    self.words = words[...]
  }

  private static let quotes: [Character: Character] = ["\"": "\"", "'": "'", "“": "”", "‘": "’"]

  mutating func next() -> String? { words.popFirst().map { String($0.text) } }

  func isNext(_ word: String) -> Bool {
    words.first.map { !$0.isQuoted && $0.text == word } ?? false
  }

  func contain(_ word: String) -> Bool { words.contains { !$0.isQuoted && $0.text == word } }

  mutating func skip() { words = words.dropFirst() }

  /// Whether a point follows, or a quoted name and then more about a touch of the view.
  var describesTouch: Bool {
    guard let first = words.first else { return false }
    guard first.isQuoted else { return first.text == "at" }
    guard let second = words.dropFirst().first, !second.isQuoted else { return false }
    return second.text.hasPrefix("#") || ["at", "by", "for", "with"].contains(second.text)
  }

  /// Parses a quoted name, and which of the views with that name is meant.
  mutating func quotedName() throws -> (name: String, number: Int) {
    guard let name = words.popFirst()?.text, !name.isEmpty else { throw error("a name is missing") }
    guard let mark = words.first, !mark.isQuoted, mark.text.hasPrefix("#") else {
      return (String(name), 1)
    }
    skip()
    guard let number = Int(mark.text.dropFirst()), number > 0 else {
      throw error("“\(mark.text)” is not a number such as #2")
    }
    return (String(name), number)
  }

  /// Skips `word` if it is next.
  mutating func consume(_ word: String) -> Bool {
    guard isNext(word) else { return false }
    skip()
    return true
  }

  /// Parses a positive factor.
  mutating func factor() throws -> Double {
    let factor = try number()
    guard factor > 0 else { throw error("the factor is not positive") }
    return factor
  }

  /// Parses modifier keys joined by plus signs: `command+shift`.
  mutating func modifierKeys() throws -> EventModifiers {
    guard let word = words.popFirst() else { throw error("a modifier key is missing") }
    let names = word.text.split(separator: "+", omittingEmptySubsequences: false)
    return EventModifiers(try names.map { try modifier(named: $0) })
  }

  private func modifier(named name: some StringProtocol) throws -> EventModifiers {
    guard let modifier = Self.modifiers[name.lowercased()] else {
      throw error("“\(name)” is not a modifier key; use shift, control, option or command")
    }
    return modifier
  }

  /// Parses the point after the word `at`, which is next, and before `keyword`.
  mutating func place(before keyword: String? = nil) throws -> CGPoint {
    skip()
    let pair = try pair()
    if let keyword { try require(keyword) }
    return CGPoint(x: pair.0, y: pair.1)
  }

  /// Skips `keyword`, which must be next.
  mutating func require(_ keyword: String) throws {
    guard consume(keyword) else { throw error("“\(keyword)” is missing") }
  }

  mutating func distance() throws -> CGSize {
    let pair = try pair()
    return CGSize(width: pair.0, height: pair.1)
  }

  /// Returns the words up to `keyword`, or all remaining ones.
  mutating func name(
    _ what: String = "a name", before keyword: String? = nil, mayBeEmpty: Bool = false
  ) throws -> String {
    // A text may contain the keyword; the last one counts.
    let end =
      keyword.map { keyword in words.lastIndex { !$0.isQuoted && $0.text == keyword } }
      ?? words.endIndex
    guard let end else { throw error("“\(keyword ?? "")” is missing") }
    let name = words[..<end]
    words = keyword == nil ? [] : words[(end + 1)...]
    guard mayBeEmpty || name.contains(where: { !$0.text.isEmpty }) else {
      throw error("\(what) is missing")
    }
    return name.map { String($0.text) }.joined(separator: " ")
  }

  /// Removes the last word if it is `keyword`.
  mutating func consumeLast(_ keyword: String) -> Bool {
    guard let last = words.last, !last.isQuoted, last.text == keyword else { return false }
    words = words.dropLast()
    return true
  }

  /// Parses the direction at the end of the sentence.
  mutating func direction() throws -> SwipeDirection {
    guard let last = words.last, !last.isQuoted,
      let direction = SwipeDirection(rawValue: String(last.text))
    else { throw error("the direction is missing: left, right, up or down") }
    words = words.dropLast()
    return direction
  }

  mutating func number() throws -> Double {
    guard let word = words.popFirst() else { throw error("a number is missing") }
    return try number(word.text)
  }

  mutating func duration() throws -> TimeInterval {
    let seconds = try number()
    guard seconds >= 0 else { throw error("the duration is negative") }
    return seconds
  }

  /// Parses two numbers separated by a comma.
  mutating func pair() throws -> (Double, Double) {
    guard let word = words.popFirst() else { throw error("two numbers are missing") }
    let parts = word.text.split(separator: ",", omittingEmptySubsequences: false)
    guard parts.count == 2 else {
      throw error("“\(word.text)” is not a pair of numbers such as 10,20")
    }
    return (try number(parts[0]), try number(parts[1]))
  }

  private func number(_ text: Substring) throws -> Double {
    guard let number = Double(text), number.isFinite else {
      throw error("“\(text)” is not a number")
    }
    return number
  }

  /// Parses keys joined by plus signs, of which the last is pressed while the others are held:
  /// `return`, `command+s`.
  mutating func shortcut() throws -> KeyboardShortcut {
    guard let word = words.popFirst() else { throw error("a key is missing") }
    // The key may be the plus sign itself.
    var parts = word.text.dropLast().split(separator: "+").map { String($0) }
    if word.text.dropLast().last == "+" || parts.isEmpty {
      parts.append(String(word.text.suffix(1)))
    } else {
      parts[parts.count - 1] += word.text.suffix(1)
    }
    var modifiers: EventModifiers = []
    for name in parts.dropLast() { modifiers.insert(try modifier(named: name)) }
    let key = parts.last ?? ""
    if let known = Self.keys[key.lowercased()] {
      return KeyboardShortcut(known, modifiers: modifiers)
    }
    guard key.count == 1, let letter = key.first else {
      throw error(
        "“\(key)” is not a key; keys are single characters and \(Self.keys.keys.sorted().joined(separator: ", "))"
      )
    }
    return KeyboardShortcut(KeyEquivalent(letter), modifiers: modifiers)
  }

  static let modifiers: [String: EventModifiers] = [
    "shift": .shift, "control": .control, "option": .option, "command": .command,
  ]
  static let keys: [String: KeyEquivalent] = [
    "return": .return, "escape": .escape, "delete": .delete, "tab": .tab, "space": .space,
    "up": .upArrow, "down": .downArrow, "left": .leftArrow, "right": .rightArrow, "home": .home,
    "end": .end, "forwarddelete": .deleteForward, "pageup": .pageUp, "pagedown": .pageDown,
  ]

  func end() throws {
    guard let word = words.first else { return }
    throw error("“\(word.text)” is unexpected")
  }

  private func error(_ reason: String) -> InteractionSyntaxError {
    InteractionSyntaxError(sentence: sentence, reason: reason)
  }
}
