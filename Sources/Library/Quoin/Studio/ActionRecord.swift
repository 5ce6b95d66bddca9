import Foundation
import QuoinGeometry
import QuoinViews

/// Records the user's actions in a preview as sentences that can be replayed (``Interaction``).
@MainActor
struct ActionRecord {
  private(set) var sentences: [String] = []
  /// The position and time of a touch, and the name of the view there.
  private var pressed: (point: CGPoint, time: TimeInterval, name: String?)?
  /// The last sentence, if the next event may continue it.
  private var open: Open?

  private enum Open {
    case text(String)
    case scroll(CGPoint, CGSize)
  }

  /// The minimum duration of a long press, in seconds.
  private static let longPress: TimeInterval = 0.5
  /// The minimum distance of a drag, in points.
  private static let slop: CGFloat = 10

  /// Records `event`, which is about to be sent to `view`.
  mutating func note(_ event: LiveEvent, in view: ViewHost<AnyView>) {
    if let sentence = event.sentence {
      add(sentence)
    } else if let text = event.text {
      type(text)
    } else if let text = event.paste {
      paste(text)
    } else if let key = event.key {
      press(key, event.modifiers ?? [])
    } else if let wheel = event.wheel {
      scroll(CGPoint(x: wheel.x, y: wheel.y), CGSize(width: wheel.dx, height: wheel.dy))
    } else if let pointer = event.pointer {
      move(pointer, to: event.point, in: view)
    }
  }

  private mutating func add(_ sentence: String, _ goingOn: Open? = nil) {
    sentences.append(sentence)
    open = goingOn
  }

  // MARK: Pointers

  private mutating func move(
    _ kind: LiveEvent.Pointer, to point: CGPoint?, in view: ViewHost<AnyView>
  ) {
    switch kind {
    case .down:
      guard pressed == nil, let point else { return }
      pressed = (point, view.time, Self.name(at: point, in: view))
    case .up:
      guard let (start, time, name) = pressed else { return }
      pressed = nil
      let end = point ?? start
      let way = CGSize(width: end.x - start.x, height: end.y - start.y)
      if hypot(way.width, way.height) >= Self.slop {
        add("drag at \(Self.pair(start.x, start.y)) by \(Self.pair(way.width, way.height))")
      } else if let name {
        add("\(view.time - time >= Self.longPress ? "long-press" : "tap") \(name)")
      } else {
        add("tap at \(Self.pair(start.x, start.y))")
      }
    case .cancel: pressed = nil
    case .menu:
      if let name = point.flatMap({ Self.name(at: $0, in: view) }) { add("long-press \(name)") }
    case .move, .hover, .leave: break
    }
  }

  /// Returns the name of the control at `point` in a sentence; `nil` if it is ambiguous.
  private static func name(at point: CGPoint, in view: ViewHost<AnyView>) -> String? {
    guard let elements = try? view.spokenElements() else { return nil }
    let here = elements.filter {
      $0.frame.contains(point) && !$0.label.isEmpty && !$0.words.contains("group")
    }
    let smallest = here.min { $0.frame.width * $0.frame.height < $1.frame.width * $1.frame.height }
    guard let smallest, smallest.words.contains("button") || smallest.words.contains("link"),
      elements.count(where: { $0.name == smallest.name }) == 1,
      let target = try? view.target(smallest.name), smallest.frame.contains(target)
    else { return nil }
    return quoted(smallest.name)
  }

  private mutating func scroll(_ point: CGPoint, _ way: CGSize) {
    var all = way
    if case .scroll(let last, let sum) = open, last == point {
      sentences.removeLast()
      all = CGSize(width: sum.width + way.width, height: sum.height + way.height)
    }
    let by = Self.pair(all.width, all.height)
    add("scroll at \(Self.pair(point.x, point.y)) by \(by)", .scroll(point, all))
  }

  // MARK: Keys

  private mutating func type(_ text: String) {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    for (index, line) in lines.enumerated() {
      if index > 0 { add("press return") }
      if !line.isEmpty { typeLine(String(line)) }
    }
  }

  private mutating func typeLine(_ line: String) {
    var all = line
    if case .text(let before) = open, Self.quoted(before + line) != nil {
      sentences.removeLast()
      all = before + line
    }
    guard let quoted = Self.quoted(all) else {
      for character in line { add("press \(character)") }
      return
    }
    add("type \(quoted)", .text(all))
  }

  private mutating func paste(_ text: String) {
    if let quoted = Self.quoted(text) { add("paste \(quoted)") } else { type(text) }
  }

  private mutating func press(_ name: String, _ modifiers: [String]) {
    let key = name == " " ? "space" : name.lowercased()
    add("press \((modifiers + [key]).joined(separator: "+"))")
  }

  // MARK: Formatting

  /// `text` quoted for a sentence; `nil` if it contains every kind of quotes.
  private static func quoted(_ text: String) -> String? {
    let pair = [("\"", "\""), ("'", "'"), ("“", "”"), ("‘", "’")].first { !text.contains($0.1) }
    return pair.map { $0.0 + text + $0.1 }
  }

  private static func pair(_ x: CGFloat, _ y: CGFloat) -> String {
    "\(FrameText.number(x)),\(FrameText.number(y))"
  }
}
