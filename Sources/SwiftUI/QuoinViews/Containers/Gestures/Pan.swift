import Foundation
import QuoinCore
import QuoinGeometry
import QuoinLayout

/// A responder that follows one-finger drags of a view's content: of a scroll view, pages, or a row
/// with swipe buttons.
///
/// A gesture inside that recognizes the drag takes precedence. Among nested views that follow
/// drags, the innermost one that can move in the drag's direction moves. The drag cancels a pressed
/// button.
final class PanResponder: Responder {
  /// The distance that the finger moves before the view follows, in points.
  var minimumDistance: CGFloat = 10
  /// The space of the drags' locations: the window's for a view that moves with the finger.
  var space = CoordinateSpace.local
  /// The axes of the drags that the view follows.
  var axes: Axis.Set = []
  /// Returns whether a drag by the translation would move anything.
  var canMove: (CGSize) -> Bool = { _ in false }
  /// Whether the view stretches at its ends, following drags that can move neither it nor an
  /// enclosing view.
  var stretchesAtEnds = true
  /// Stops moving content when a finger touches it; returns whether any content was moving.
  var catchContent: () -> Bool = { false }
  var begin: () -> Void = {}
  var move: (CGSize) -> Void = { _ in }
  var end: (DragGesture.Value) -> Void = { _ in }
  /// Called instead of ``end`` if the drag is cancelled, or when a finger that caught moving
  /// content is lifted.
  var release: () -> Void = {}
  /// The content's offset when the drag began.
  var start = CGPoint.zero
  /// The motion that continues after the drag.
  var glide: ScrollGlide?
  /// Called when the glide has finished.
  var rest: () -> Void = {}
  /// The state of the scroll view.
  var phase = ScrollPhase.idle

  fileprivate weak var emission: Emission?

  override var isPan: Bool { true }
  override var name: String { "drag" }

  override func recognizer(renewing known: Recognizer<Void>?) -> Recognizer<Void>? {
    known ?? PanRecognizer(self)
  }

  fileprivate func follows(_ translation: CGSize) -> Bool {
    guard let emission, let node = nodes.first, isAlong(translation) else { return false }
    if canMove(translation) { return true }
    guard stretchesAtEnds else { return false }
    let around = emission.nodes.attachments(
      PanResponder.self, around: emission.tree.parent(of: node))
    return !around.contains {
      $0.isEnabled && $0.allowsOwn && $0.isAlong(translation) && $0.canMove(translation)
    }
  }

  private func isAlong(_ translation: CGSize) -> Bool {
    if axes == [.horizontal, .vertical] { return true }
    let isHorizontal = abs(translation.width) > abs(translation.height)
    return axes.contains(isHorizontal ? .horizontal : .vertical)
  }
}

private final class PanRecognizer: Recognizer<Void> {
  private let pan: PanResponder
  private let drag: Recognizer<DragGesture.Value>
  private var hasBegun = false
  /// Whether the finger has caught moving content, in which case no view inside receives the touch.
  private var holdsContent = false

  init(_ pan: PanResponder) {
    self.pan = pan
    drag = DragGesture._recognizer(
      DragGesture(minimumDistance: pan.minimumDistance, coordinateSpace: pan.space), renewing: nil)
    super.init()
  }

  override func recognize(_ event: PointerEvent, _ context: GestureContext) -> GesturePhase<Void> {
    let (pan, phase) = (pan, drag.take(event, context))
    if event.kind == .press, !phase.isFinal { holdsContent = pan.catchContent() }
    guard let value = phase.value else {
      guard hasBegun || holdsContent else { return phase.map { _ in } }
      guard phase.isFinal else { return .active(()) }
      pan.release()
      return hasBegun ? .failed : .ended(())
    }
    if !hasBegun {
      guard pan.follows(value.translation) else {
        guard holdsContent else { return .failed }
        if phase.isFinal { pan.release() }
        return phase.isFinal ? .ended(()) : .active(())
      }
      hasBegun = true
      context.perform { pan.begin() }
    }
    let isOver = phase.isFinal
    context.perform { isOver ? pan.end(value) : pan.move(value.translation) }
    return phase.map { _ in }
  }
}

extension TouchAttachments {
  /// Makes `pan` follow fingers that drag `node` in a live tree; a mouse doesn't drag views.
  func attach(_ pan: PanResponder, followingDragsOf node: LayoutTree.NodeID) {
    pan.emission = emission
    pan.allowsOwn = emission.environment.platform != .macOS
    attach(pan, to: node)
    emission.attach(pan, to: node)
  }
}
