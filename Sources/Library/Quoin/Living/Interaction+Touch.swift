import Foundation
import QuoinGeometry
import QuoinViews

extension Interaction {
  /// A touch of a view or a point, in all details.
  struct Touch: Equatable, Sendable {
    /// The movement of the fingers.
    enum Kind: Equatable, Sendable {
      case tap(count: Int)
      /// The duration is in seconds.
      case press(for: TimeInterval)
      /// The finger is held still for `hold` seconds, then moves for `duration` seconds.
      case drag(by: CGSize, hold: TimeInterval, duration: TimeInterval)
      case magnify(by: Double)
      case rotate(degrees: Double)

      /// Creates the movement that a verb describes, with its default values.
      init?(verb: String) {
        switch verb {
        case "tap": self = .tap(count: 1)
        case "double-tap": self = .tap(count: 2)
        case "long-press": self = .press(for: Touch.pressDuration)
        case "drag": self = .drag(by: .zero, hold: 0, duration: Touch.dragDuration)
        case "magnify": self = .magnify(by: 1)
        case "rotate": self = .rotate(degrees: 0)
        default: return nil
        }
      }
    }

    var kind: Kind
    /// The touched view's name; `nil` for a point in the window.
    var name: String?
    /// The position of the view among those with its name, counting from 1.
    var number = 1
    /// The touched point: relative to the top-left corner of the view, or in the window.
    var point: CGPoint?
    var modifiers: EventModifiers = []

    /// The default duration of a long press, in seconds.
    static let pressDuration: TimeInterval = 0.6
    /// The default duration of a drag, in seconds.
    static let dragDuration: TimeInterval = 0.2

    /// The step, in its simplest form.
    var interaction: Interaction {
      guard number == 1, modifiers.isEmpty else { return Interaction(step: .touch(self)) }
      switch (kind, name, point) {
      case (.tap(1), let name?, nil): return .tap(name)
      case (.tap(1), nil, let point?): return .tap(at: point)
      case (.tap(2), let name?, nil): return .doubleTap(name)
      case (.press(for: Self.pressDuration), let name?, nil): return .longPress(name)
      case (.drag(let way, 0, Self.dragDuration), let name?, nil): return .drag(name, by: way)
      case (.drag(let way, 0, Self.dragDuration), nil, let point?):
        return .drag(from: point, to: CGPoint(x: point.x + way.width, y: point.y + way.height))
      default: return Interaction(step: .touch(self))
      }
    }
  }
}

extension Words {
  /// Parses the rest of a sentence about a touch.
  mutating func touch(_ kind: Interaction.Touch.Kind) throws -> Interaction {
    var touch = Interaction.Touch(kind: kind)
    if isNext("at") {
      touch.point = try place()
    } else {
      let found = try quotedName()
      (touch.name, touch.number) = (found.name, found.number)
      if isNext("at") { touch.point = try place() }
    }
    switch kind {
    case .tap: break
    case .press:
      if consume("for") { touch.kind = .press(for: try duration()) }
    case .drag(_, var hold, var seconds):
      try require("by")
      let way = try distance()
      if consume("after") { hold = try duration() }
      if consume("over") { seconds = try duration() }
      touch.kind = .drag(by: way, hold: hold, duration: seconds)
    case .magnify:
      try require("by")
      touch.kind = .magnify(by: try factor())
    case .rotate:
      try require("by")
      touch.kind = .rotate(degrees: try number())
    }
    if consume("with") { touch.modifiers = try modifierKeys() }
    return touch.interaction
  }
}
