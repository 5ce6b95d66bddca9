import Foundation
import QuoinLayout

/// A touch, from its start until all of its gestures have ended or failed.
@MainActor
final class PointerSession {
  let responders: [Responder]
  private let recognizer: Recognizer<Void>?
  /// The views from which the touch may drag an item, innermost first.
  private let draggables: [Draggable]
  private var press: PointerEvent?
  /// The time at which the finger first left the surroundings of its start.
  private var leaving: TimeInterval?
  var isDown = false

  /// A view from which an item can be dragged, with the gestures that come before that.
  private struct Draggable {
    let source: DragSource
    var preceding: [Recognizer<Void>]

    /// Whether a gesture inside the view, or one of high priority, has the touch or may still
    /// follow it.
    @MainActor var isPreceded: Bool {
      preceding.contains {
        switch $0.phase {
        case .ended: true
        case .failed: false
        case .possible, .active: $0.holds || $0.followsDrags
        }
      }
    }
  }

  /// Creates a touch of `entries`, innermost first.
  init(_ entries: [(responder: Responder, node: LayoutTree.NodeID)]) {
    responders = entries.map(\.responder)
    var whole: Recognizer<Void>?
    var draggables: [Draggable] = []
    for (responder, node) in entries where responder.isEnabled {
      if let source = responder as? DragSource {
        draggables.append(Draggable(source: source, preceding: whole.map { [$0] } ?? []))
        continue
      }
      if !responder.allowsInside { (whole, draggables) = (nil, []) }
      guard responder.allowsOwn, let own = ResponderRecognizer(responder, node) else { continue }
      if responder.priority == .high {
        for index in draggables.indices { draggables[index].preceding.append(own) }
      }
      guard let inside = whole else {
        whole = own
        continue
      }
      if responder.isPan {
        whole = PanTakeover(inside, own)
        continue
      }
      // Recorded: inner gestures take precedence, a high priority reverses that, and of two
      // simultaneous ones the outer one acts first.
      switch responder.priority {
      case .low: whole = MappedRecognizer(ExclusiveRecognizer(inside, own)) { _ in }
      case .high: whole = MappedRecognizer(ExclusiveRecognizer(own, inside)) { _ in }
      case .simultaneous: whole = MappedRecognizer(SimultaneousRecognizer(own, inside)) { _ in }
      }
    }
    recognizer = whole
    self.draggables = draggables
  }

  /// Whether a gesture may still be recognized for the touch.
  var isOpen: Bool { recognizer.map { !$0.phase.isFinal } ?? false }

  func take(_ event: PointerEvent, _ context: GestureContext) {
    if event.kind == .press { (press, leaving) = (event, nil) }
    _ = recognizer?.take(event, context)
  }

  /// Returns the view from which a movement to `event` starts to drag an item, if there is one
  /// (Rules/Gestures.md#item-drags).
  func source(draggedBy event: PointerEvent, in emission: Emission) -> DragSource? {
    guard let press, press.fingers == 1 else { return nil }
    let (x, y) = (event.location.x - press.location.x, event.location.y - press.location.y)
    let distance = (x * x + y * y).squareRoot()
    if leaving == nil, distance > DragSource.tolerance { leaving = event.time }
    guard distance >= DragSource.minimumDistance else { return nil }
    let rest = (leaving ?? event.time) - press.time
    return draggables.first { draggable in
      let source = draggable.source
      return source.isEnabled && rest >= source.delay && !draggable.isPreceded
        && source.nodes.contains { emission.nodes.isAttached(source, to: $0) }
    }?.source
  }
}

/// The current gesture of a view, which is cancelled if the view is removed or disabled.
@MainActor
private final class ResponderRecognizer: Recognizer<Void> {
  private let responder: Responder
  /// The index of the touched node among the responder's nodes.
  private let position: Int
  private var base: Recognizer<Void>

  init?(_ responder: Responder, _ node: LayoutTree.NodeID) {
    guard let base = responder.recognizer(renewing: nil) else { return nil }
    self.responder = responder
    self.base = base
    position = responder.nodes.firstIndex(of: node) ?? 0
    super.init()
  }

  /// A simultaneous gesture goes on beside a scroll view (Rules/Gestures.md#drag-takeover).
  private var isSimultaneous: Bool { responder.priority == .simultaneous }

  override var holds: Bool { !isSimultaneous && base.holds }
  override var followsDrags: Bool { base.followsDrags }
  override var tapCount: Int { base.tapCount }
  override func wait(forTaps count: Int) { base.wait(forTaps: count) }
  override func yield(_ event: PointerEvent, _ context: GestureContext) {
    if !isSimultaneous { super.yield(event, context) }
  }

  override func recognize(_ event: PointerEvent, _ context: GestureContext) -> GesturePhase<Void> {
    if let renewed = responder.recognizer(renewing: base) { base = renewed }
    var event = event
    if responder.isEnabled, responder.allowsOwn, responder.nodes.indices.contains(position),
      context.emission.nodes.isAttached(responder, to: responder.nodes[position])
    {
      context.node = responder.nodes[position]
    } else {
      event.kind = .cancellation
      context.node = .absent
    }
    return base.take(event, context)
  }
}

extension EmittedNodes {
  fileprivate func isAttached(_ responder: Responder, to node: LayoutTree.NodeID) -> Bool {
    store.attachments[node]?.contains {
      if case .responder(let known) = $0 { known === responder } else { false }
    } ?? false
  }
}
