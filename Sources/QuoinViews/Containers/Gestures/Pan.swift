import Foundation
import QuoinCore
import QuoinGeometry
import QuoinLayout

/// Follows drags of one finger that move what a view shows: a scroll view, pages, a row with buttons behind it.
///
/// A gesture inside that recognizes the drag comes first. Of several views that follow drags, the first that can move
/// in the direction does. A pressed button lets go.
final class PanResponder: Responder {
  /// How far the finger goes before the view follows, in points.
  var minimumDistance: CGFloat = 10
  /// The axes of drags that the view follows.
  var axes: Axis.Set = []
  /// Whether a drag by that translation would move anything.
  var canMove: (CGSize) -> Bool = { _ in false }
  /// Whether the view gives way at its ends: it then follows drags that can move neither it nor a view around it.
  var gives = true
  /// Takes hold of content that moves by itself, where a finger comes down; returns whether any does.
  var grasp: () -> Bool = { false }
  var begin: () -> Void = {}
  var move: (CGSize) -> Void = { _ in }
  var end: (DragGesture.Value) -> Void = { _ in }
  /// Called in place of ``end`` where the drag is taken away, or a finger that took hold of the content goes up.
  var letGo: () -> Void = {}
  /// The offset of the moved content when the drag began.
  var start = CGPoint.zero
  /// What moves it on after the drag.
  var glide: ScrollGlide?
  /// Called once the glide is over.
  var rest: () -> Void = {}
  /// What the moved scroll view is doing.
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
    guard gives else { return false }
    let around = emission.carried(PanResponder.self, around: emission.tree.parent(of: node))
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
  /// Whether the finger has taken hold of content that moved by itself: nothing inside gets the touch then.
  private var holdsContent = false

  init(_ pan: PanResponder) {
    self.pan = pan
    drag = DragGesture._recognizer(
      DragGesture(minimumDistance: pan.minimumDistance, coordinateSpace: .local), renewing: nil)
    super.init()
  }

  override func recognize(_ event: PointerEvent, _ context: GestureContext) -> GesturePhase<Void> {
    let (pan, phase) = (pan, drag.take(event, context))
    if event.kind == .press, !phase.isFinal { holdsContent = pan.grasp() }
    guard let value = phase.value else {
      guard hasBegun || holdsContent else { return phase.map { _ in } }
      guard phase.isFinal else { return .active(()) }
      pan.letGo()
      return hasBegun ? .failed : .ended(())
    }
    if !hasBegun {
      guard pan.follows(value.translation) else {
        guard holdsContent else { return .failed }
        if phase.isFinal { pan.letGo() }
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

extension Emission {
  /// Lets `pan` follow fingers that drag `node` in a living tree; a mouse doesn't drag views.
  func attach(_ pan: PanResponder, followingDragsOf node: LayoutTree.Node) {
    pan.emission = self
    pan.allowsOwn = environment.platform != .macOS
    attach(pan, to: node)
    carry(pan, to: node)
  }
}
