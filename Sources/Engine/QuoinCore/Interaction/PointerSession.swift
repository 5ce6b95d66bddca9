import QuoinLayout

/// A touch, from its start until all of its gestures have ended or failed.
@MainActor
final class PointerSession {
  let responders: [Responder]
  private let recognizer: Recognizer<Void>?
  var isDown = false

  /// Creates a touch of `entries`, innermost first.
  init(_ entries: [(responder: Responder, node: LayoutTree.NodeID)]) {
    responders = entries.map(\.responder)
    var whole: Recognizer<Void>?
    for (responder, node) in entries where responder.isEnabled {
      if !responder.allowsInside { whole = nil }
      guard responder.allowsOwn, let own = ResponderRecognizer(responder, node) else { continue }
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
  }

  /// Whether a gesture may still be recognized for the touch.
  var isOpen: Bool { recognizer.map { !$0.phase.isFinal } ?? false }

  func take(_ event: PointerEvent, _ context: GestureContext) {
    _ = recognizer?.take(event, context)
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

  override var holds: Bool { base.holds }
  override var tapCount: Int { base.tapCount }
  override func wait(forTaps count: Int) { base.wait(forTaps: count) }

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
