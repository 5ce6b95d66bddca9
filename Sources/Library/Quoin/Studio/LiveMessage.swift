import Foundation
import QuoinGeometry
import QuoinHostProtocol
import QuoinViews

/// A message from the page to a live preview (Documentation/StudioProtocol.md).
struct LiveMessage: Decodable {
  var shown: Int?
  var event: LiveEvent?
  var ask: LiveQuestion?
  var settings: LiveSettings?
  var watch: Bool?
  /// Requests the states of the views, for the next run of the preview.
  var keep: Bool?
  /// Pixels per point of the page's screen, to which edges snap.
  var ratio: Double?
  /// Checks whether the preview is running.
  var ping: Bool?
  /// Reports that the page has discarded all resources.
  var fresh: Bool?
  var close: Bool?
}

/// A user event.
struct LiveEvent: Decodable {
  enum Pointer: String, Decodable { case down, move, up, cancel, hover, leave, menu }
  struct Wheel: Decodable {
    var x, y, dx, dy: Double

    /// Returns the combination of this wheel event and the next one.
    func followed(by next: Wheel) -> Wheel {
      Wheel(x: next.x, y: next.y, dx: dx + next.dx, dy: dy + next.dy)
    }
  }

  /// A key of a Mac's keyboard, with modifiers.
  struct Key: Decodable {
    var key: String
    var modifiers: [String]?
  }

  /// The marked text of an input method, with the insertion point in UTF-16 units.
  struct Composition: Decodable {
    var text: String
    var caret: Int
  }

  var pointer: Pointer?
  var x, y: Double?
  var fingers: Int?
  var magnification, rotation: Double?
  var modifiers: [String]?
  var wheel: Wheel?
  var key: String?
  /// The Mac's key for what `key` does in a text on Linux and Windows.
  var editing: Key?
  var text: String?
  var drop: LiveDrop?
  var paste: String?
  var composition: Composition?
  var sentence: String?

  private enum CodingKeys: String, CodingKey {
    case pointer, x, y, fingers, magnification, rotation, modifiers, wheel, key, editing, text, drop
    case paste, composition
    case sentence = "do"
  }

  /// The position, in the root's space.
  var point: CGPoint? {
    guard let x, let y, x.isFinite, y.isFinite else { return nil }
    return CGPoint(x: x, y: y)
  }

  /// Returns the event that replaces this one and the next; `nil` if both are needed.
  func merged(with next: LiveEvent) -> LiveEvent? {
    if let wheel, let following = next.wheel {
      var merged = next
      merged.wheel = wheel.followed(by: following)
      return merged
    }
    if composition != nil, next.composition != nil { return next }
    return (pointer == .move || pointer == .hover) && next.pointer == pointer ? next : nil
  }

  /// The event in a text that has the focus.
  var inText: LiveEvent {
    guard let editing else { return self }
    var event = self
    (event.key, event.modifiers, event.editing) = (editing.key, editing.modifiers, nil)
    return event
  }

  var keys: EventModifiers {
    let names: [String: EventModifiers] = [
      "shift": .shift, "control": .control, "option": .option, "command": .command,
    ]
    return EventModifiers((modifiers ?? []).compactMap { names[$0] })
  }

  /// Returns the key with that name; `nil` for an unknown one.
  static func key(named name: String) -> KeyEquivalent? {
    let names: [String: KeyEquivalent] = [
      "return": .return, "tab": .tab, "delete": .delete, "forwardDelete": .deleteForward,
      "escape": .escape, "left": .leftArrow, "right": .rightArrow, "up": .upArrow,
      "down": .downArrow, "home": .home, "end": .end, "space": .space, "pageUp": .pageUp,
      "pageDown": .pageDown,
    ]
    if let known = names[name] { return known }
    return name.count == 1 ? name.first.map { KeyEquivalent($0) } : nil
  }
}

/// Settings changed by the page, by their names in `RenderConfiguration`; missing ones are
/// unchanged, and `null` resets to the initial value.
struct LiveSettings: Decodable {
  private var names: Set<String>
  private var values: RenderConfiguration

  /// The name of a setting; the page sends the two lengths of the size separately.
  private struct Key: CodingKey {
    static let width = Key(stringValue: "width")
    static let height = Key(stringValue: "height")

    let stringValue: String
    var intValue: Int? { nil }
    init(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { nil }
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Key.self)
    names = Set(container.allKeys.map(\.stringValue))
    values = try RenderConfiguration(from: decoder)
    guard names.contains("width") || names.contains("height") else { return }
    let width = try container.decodeIfPresent(Double.self, forKey: .width)
    let height = try container.decodeIfPresent(Double.self, forKey: .height)
    names.insert("size")
    values.size =
      width == nil && height == nil ? nil : RenderConfiguration.Size(width: width, height: height)
  }

  /// Applies the settings to `configuration`, whose initial value was `first`.
  func apply(to configuration: inout RenderConfiguration, _ first: RenderConfiguration) {
    configuration.replace(names, by: first.merged(with: values))
  }
}

/// A query of the page.
struct LiveQuestion: Decodable {
  var number: Int
  var question: Question

  /// Returns the number of the question in a message that is otherwise invalid; `nil` without one.
  static func number(in message: Data) -> Int? {
    struct Message: Decodable {
      struct Ask: Decodable { var number: Int }
      var ask: Ask
    }
    return (try? JSONDecoder().decode(Message.self, from: message))?.ask.number
  }

  enum Question: Decodable {
    case named(String)
    case why(String)
    case curve(node: Int, axis: Axis)
    case environment(node: Int)
    /// Sets another proposal; `nil` for the view's own.
    case propose([Double?]?)
    case set(LiveEdit)

    private enum Key: String, CodingKey { case why, curve, axis, environment, propose, set }

    init(from decoder: any Decoder) throws {
      if let name = try? decoder.singleValueContainer().decode(String.self) {
        self = .named(name)
        return
      }
      let container = try decoder.container(keyedBy: Key.self)
      if let question = try container.decodeIfPresent(String.self, forKey: .why) {
        self = .why(question)
      } else if let node = try container.decodeIfPresent(Int.self, forKey: .curve) {
        let axis = try container.decodeIfPresent(String.self, forKey: .axis)
        self = .curve(node: node, axis: axis == "vertical" ? .vertical : .horizontal)
      } else if let node = try container.decodeIfPresent(Int.self, forKey: .environment) {
        self = .environment(node: node)
      } else if let edit = try container.decodeIfPresent(LiveEdit.self, forKey: .set) {
        self = .set(edit)
      } else if container.contains(.propose) {
        self = .propose(try container.decodeIfPresent([Double?].self, forKey: .propose))
      } else {
        throw DecodingError.dataCorrupted(
          .init(codingPath: decoder.codingPath, debugDescription: "an unknown question"))
      }
    }
  }
}
