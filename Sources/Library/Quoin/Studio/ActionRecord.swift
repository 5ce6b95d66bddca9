import Foundation
import QuoinCore
import QuoinGeometry
import QuoinLayout
import QuoinViews

/// Records the user's actions in a preview as sentences that can be replayed (``Interaction``).
@MainActor
struct ActionRecord {
  private(set) var sentences: [String] = []
  private var touch: Touch?
  /// The last sentence, if the next event may continue it.
  private var open: Open?
  /// The time of the last sentence, and of the last change of a view since then that no action
  /// caused.
  private var lastAction: TimeInterval = 0
  private var lastChange: TimeInterval?

  /// Fingers that are down.
  private struct Touch {
    var point: CGPoint
    var time: TimeInterval
    var view: TouchedView?
    var fingers: Int
    var modifiers: [String]
    /// The time at which the finger has left the point.
    var moved: TimeInterval?
    var magnification = 1.0
    var rotation = 0.0
  }

  private enum Open {
    case text(String)
    /// A scroll at a point: the scroll view, the beginning of the sentence, and the distance.
    case scroll(CGPoint, LayoutTree.NodeID, String, CGSize)
  }

  /// The minimum duration of a long press, in seconds.
  private static let longPress: TimeInterval = 0.5
  /// The minimum distance of a drag, in points.
  private static let slop: CGFloat = 10
  /// The minimum time for which a finger holds still before a drag, in seconds.
  private static let hold: TimeInterval = 0.3
  /// The durations of drags that aren't recorded, in seconds.
  private static let usualDrag = 0.0999...0.4001
  /// The steps in which times are recorded, in seconds.
  private static let tick: TimeInterval = 0.1

  /// Records `event`, which is about to be sent to `view`.
  ///
  /// - Returns: the cause of the update that follows.
  @discardableResult
  mutating func note(_ event: LiveEvent, in view: ViewHost<AnyView>) -> String {
    if let sentence = event.sentence {
      add(sentence, at: view.time)
    } else if let text = event.text {
      type(text, at: view.time)
    } else if let text = event.paste {
      paste(text, at: view.time)
    } else if let key = event.key {
      press(key, event.modifiers ?? [], at: view.time)
    } else if let wheel = event.wheel {
      scroll(wheel, in: view)
    } else if let pointer = event.pointer {
      return move(pointer, event, in: view)
    } else {
      return "an event"
    }
    return sentences.last ?? "an event"
  }

  /// Records that a view has changed without an action, such as after a timer.
  mutating func noteChange(at time: TimeInterval) {
    guard touch == nil, lastChange.map({ time - $0 >= Self.tick }) ?? true else { return }
    lastChange = time
  }

  private mutating func add(_ sentence: String, at time: TimeInterval, _ goingOn: Open? = nil) {
    wait()
    sentences.append(sentence)
    (open, lastAction) = (goingOn, time)
  }

  /// Adds a wait if a view has changed without an action since the last one.
  private mutating func wait() {
    guard let change = lastChange else { return }
    lastChange = nil
    let time = Self.ticks(change - lastAction)
    if time > 0 { sentences.append("wait \(FrameText.number(CGFloat(time)))") }
  }

  // MARK: Pointers

  private mutating func move(
    _ kind: LiveEvent.Pointer, _ event: LiveEvent, in view: ViewHost<AnyView>
  ) -> String {
    switch kind {
    case .down:
      guard touch == nil, let point = event.point else { return "a touch" }
      let known = Set(Words.modifiers.keys)
      touch = Touch(
        point: point, time: view.time, view: TouchedView(at: point, in: view),
        fingers: event.fingers ?? 1,
        modifiers: (event.modifiers ?? []).filter(known.contains))
      return "a touch of \(touch?.view?.reference ?? Self.pair(point.x, point.y))"
    case .move:
      guard var touch, let point = event.point else { return "a drag" }
      let way = CGSize(width: point.x - touch.point.x, height: point.y - touch.point.y)
      if touch.moved == nil, hypot(way.width, way.height) >= Self.slop { touch.moved = view.time }
      (touch.magnification, touch.rotation) = (event.magnification ?? 1, event.rotation ?? 0)
      self.touch = touch
      return "a drag of \(touch.view?.reference ?? Self.pair(touch.point.x, touch.point.y))"
    case .up:
      guard let touch else { return "a touch" }
      self.touch = nil
      if touch.fingers > 1 {
        pinch(touch, event, at: view.time)
      } else {
        end(touch, at: event.point ?? touch.point, view.time)
      }
      return sentences.last ?? "a touch"
    case .cancel:
      touch = nil
      return "the end of a touch"
    case .menu:
      let touched = event.point.flatMap { TouchedView(at: $0, in: view) }
      guard let touched else { return "a secondary click" }
      add("long-press \(touched.reference)", at: view.time)
      return "a secondary click of \(touched.reference)"
    case .hover, .leave: return "the pointer"
    }
  }

  /// Records a tap, a long press or a drag.
  private mutating func end(_ touch: Touch, at end: CGPoint, _ time: TimeInterval) {
    let way = CGSize(width: end.x - touch.point.x, height: end.y - touch.point.y)
    var words: [String] = []
    if hypot(way.width, way.height) >= Self.slop {
      let moved = touch.moved ?? time
      words = ["drag", Self.place(of: touch), "by", Self.pair(way.width, way.height)]
      if moved - touch.time >= Self.hold { words += ["after", Self.seconds(moved - touch.time)] }
      let duration = time - moved
      if duration > 0, !Self.usualDrag.contains(duration) {
        words += ["over", Self.seconds(duration)]
      }
    } else {
      let duration = time - touch.time
      let isUniform = touch.view?.isUniform == true
      let place = isUniform ? touch.view?.reference ?? "" : Self.place(of: touch)
      words = [duration >= Self.longPress ? "long-press" : "tap", place]
      if duration > Interaction.Touch.pressDuration { words += ["for", Self.seconds(duration)] }
    }
    if !touch.modifiers.isEmpty { words += ["with", touch.modifiers.joined(separator: "+")] }
    add(words.joined(separator: " "), at: time)
  }

  /// Records that two fingers were spread or rotated.
  private mutating func pinch(_ touch: Touch, _ event: LiveEvent, at time: TimeInterval) {
    let magnification = event.magnification ?? touch.magnification
    let degrees = (event.rotation ?? touch.rotation) * 180 / .pi
    let place = Self.place(of: touch)
    if magnification > 0, abs(magnification - 1) >= 0.02 {
      add("magnify \(place) by \(FrameText.fraction(magnification))", at: time)
    }
    if abs(degrees) >= 2 { add("rotate \(place) by \(FrameText.fraction(degrees))", at: time) }
  }

  /// The touched point in a sentence: relative to the view if it has a name.
  private static func place(of touch: Touch) -> String {
    guard let view = touch.view else { return "at \(pair(touch.point.x, touch.point.y))" }
    let offset = pair(touch.point.x - view.corner.x, touch.point.y - view.corner.y)
    return "\(view.reference) at \(offset)"
  }

  /// Records by how much a wheel scrolls; a wheel that scrolls nothing isn't recorded.
  private mutating func scroll(_ wheel: LiveEvent.Wheel, in view: ViewHost<AnyView>) {
    let point = CGPoint(x: wheel.x, y: wheel.y)
    let wanted = CGSize(width: wheel.dx, height: wheel.dy)
    guard let (node, offset) = view.scrolled(at: point, by: wanted) else { return }
    let before = view.tree.emission.tree.scrollOffset(of: node)
    var way = CGSize(width: offset.x - before.x, height: offset.y - before.y)
    var start = "scroll at \(Self.pair(point.x, point.y))"
    if lastChange == nil, case .scroll(point, node, let known, let sum)? = open {
      sentences.removeLast()
      (start, way) = (
        known, CGSize(width: sum.width + way.width, height: sum.height + way.height)
      )
    } else if let name = Self.name(of: node, at: point, in: view) {
      start = "scroll \(name)"
    }
    let sentence = "\(start) by \(Self.pair(way.width, way.height))"
    add(sentence, at: view.time, .scroll(point, node, start, way))
  }

  /// Returns the quoted name of a view at `point` that names the scroll view `scrolled` in a
  /// sentence.
  private static func name(
    of scrolled: LayoutTree.NodeID, at point: CGPoint, in view: ViewHost<AnyView>
  ) -> String? {
    guard let touched = TouchedView(at: point, in: view), touched.count == 1,
      let node = try? view.controls.node(called: touched.name),
      view.tree.emission.scrolling.view(at: node) == scrolled
    else { return nil }
    return quoted(touched.name)
  }

  // MARK: Keys

  private mutating func type(_ text: String, at time: TimeInterval) {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    for (index, line) in lines.enumerated() {
      if index > 0 { add("press return", at: time) }
      if !line.isEmpty { typeLine(String(line), at: time) }
    }
  }

  private mutating func typeLine(_ line: String, at time: TimeInterval) {
    var all = line
    if lastChange == nil, case .text(let before) = open, Self.quoted(before + line) != nil {
      sentences.removeLast()
      all = before + line
    }
    guard let quoted = Self.quoted(all) else {
      for character in line { add("press \(character)", at: time) }
      return
    }
    add("type \(quoted)", at: time, .text(all))
  }

  private mutating func paste(_ text: String, at time: TimeInterval) {
    if let quoted = Self.quoted(text) {
      add("paste \(quoted)", at: time)
    } else {
      type(text, at: time)
    }
  }

  private mutating func press(_ name: String, _ modifiers: [String], at time: TimeInterval) {
    let key = name == " " ? "space" : name.lowercased()
    add("press \((modifiers + [key]).joined(separator: "+"))", at: time)
  }

  // MARK: Formatting

  private static func quoted(_ text: String) -> String? { TouchedView.quoted(text) }

  private static func pair(_ x: CGFloat, _ y: CGFloat) -> String {
    "\(FrameText.number(x)),\(FrameText.number(y))"
  }

  private static func seconds(_ time: TimeInterval) -> String {
    FrameText.number(CGFloat(max(ticks(time), tick)))
  }

  /// Rounds up to whole steps; times that are longer by an error of rounding aren't.
  private static func ticks(_ time: TimeInterval) -> TimeInterval {
    ((time / tick) - 1e-6).rounded(.up) * tick
  }
}
