import Foundation
import QuoinDrawing
import QuoinGeometry
import QuoinLayout
import QuoinText

/// A view that is appearing or disappearing: a small live view with the transition, around a leaf
/// that draws the view itself.
///
/// This animates the changes in a transition's body as usual, and continues from the current
/// appearance when the view reverses.
@MainActor
final class TransitionContainer {
  private let tree: LivingTree<TransitionView>
  private let actor: TransitionActor
  private var size: CGSize
  /// The motion from or to the position of another view.
  var way: MatchedMotion?

  /// Creates a container for `transition`.
  ///
  /// - Parameters:
  ///   - size: The size of the view, in points.
  ///   - emission: The emission of the view, with whose clock the transition runs.
  init(
    _ transition: any Transition, phase: TransitionPhase, size: CGSize,
    environment: EnvironmentValues, in emission: Emission
  ) {
    let actor = TransitionActor()
    self.actor = actor
    self.size = size
    tree = LivingTree(
      TransitionView(transition: transition, actor: actor, phase: phase),
      proposal: ProposedViewSize(size), environment: environment, shaper: emission.shaper,
      clock: emission.clock ?? LivingClock())
  }

  /// Changes to the appearance of `phase`, animated with `transaction`.
  func go(to phase: TransitionPhase, _ transaction: Transaction) throws {
    try tree.update()
    withTransaction(transaction) { actor.phase?.wrappedValue = phase }
    try tree.update()
  }

  /// Changes the size of the view.
  func resize(_ size: CGSize) {
    self.size = size
    tree.proposal = ProposedViewSize(size)
  }

  var needsUpdate: Bool { tree.needsUpdate }
  func update() throws { if needsUpdate { try tree.update() } }

  /// The time at which the view's motion ends; infinite for an endless animation.
  var end: TimeInterval { max(tree.elementStore.endOfMotion, way?.end ?? -.infinity) }

  /// Whether the transition's size differs from the view's.
  var isResizing: Bool {
    let layout = tree.tree.layout
    return layout.root.map { layout.size(of: $0) != size } ?? false
  }

  /// Draws the view at `frame` with its current appearance.
  ///
  /// - Parameters:
  ///   - corner: The position of the view's root in the picture.
  ///   - content: Draws the view itself in the frame that it receives.
  func draw(
    _ frame: CGRect, in canvas: DrawingCanvas,
    root corner: CGPoint = .zero, _ content: @escaping (CGRect, DrawingCanvas) -> Void
  ) {
    let layout = tree.tree.layout
    guard let room = layout.root.map(layout.size(of:)) else { return }
    let way = way?.transform ?? .identity
    actor.draw = { place, canvas in
      let (x, y) = (place.minX - frame.minX + corner.x, place.minY - frame.minY + corner.y)
      let moved = CGAffineTransform(translationX: -x, y: -y).concatenating(way)
        .concatenating(CGAffineTransform(translationX: x, y: y))
      if !way.isIdentity { canvas.beginGroup(.transform(moved)) }
      content(CGRect(origin: place.origin, size: frame.size), canvas)
      if !way.isIdentity { canvas.endGroup() }
    }
    defer { actor.draw = nil }
    // A transition of another size is centered on the view.
    tree.tree.draw(
      at: CGPoint(
        x: frame.minX + (size.width - room.width) / 2,
        y: frame.minY + (size.height - room.height) / 2), in: canvas)
  }
}

/// Connects a transition container with the leaf inside.
@MainActor
private final class TransitionActor {
  var phase: Binding<TransitionPhase>?
  /// Draws the view that appears or disappears, while the container is being drawn.
  var draw: ((CGRect, DrawingCanvas) -> Void)?
  func follow(_ phase: Binding<TransitionPhase>) { self.phase = phase }
}

private struct TransitionView: View {
  let transition: any Transition
  let actor: TransitionActor
  @State private var phase: TransitionPhase

  init(transition: any Transition, actor: TransitionActor, phase: TransitionPhase) {
    self.transition = transition
    self.actor = actor
    _phase = State(initialValue: phase)
  }

  var body: some View {
    let _ = actor.follow($phase)
    apply(transition)
  }

  private func apply<T: Transition>(_ transition: T) -> AnyView {
    AnyView(transition.apply(content: TransitionLeaf(actor: actor), phase: phase))
  }
}

/// A leaf with the size of the view that appears or disappears.
private struct TransitionLeaf: PrimitiveView {
  let actor: TransitionActor

  static func _emit(_ view: Self, into emission: Emission) {
    emission.note(emission.tree.addLeaf(), "view", drawing: Drawing(actor: view.actor))
  }

  private struct Drawing: NodeDrawing {
    let actor: TransitionActor
    func begin(_ frame: CGRect, in canvas: DrawingCanvas) { actor.draw?(frame, canvas) }
  }
}
