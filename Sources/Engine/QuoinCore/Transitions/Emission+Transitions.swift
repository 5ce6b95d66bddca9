import Foundation
import QuoinGeometry
import QuoinLayout

extension Emission {
  /// Sets the transition of the elements added since `mark`; the outermost one takes precedence.
  package func setTransition(_ transition: any Transition, since mark: LayoutTree.Mark) {
    guard let elementStore else { return }
    if transition._traits.hasAnimation { elementStore.motion.transitions.hasAnimations = true }
    tree.forEach(since: mark) { store.transitions[$0] = transition }
  }

  /// Makes the transition of the view inside the container at `node` apply only to that view, even
  /// if the view represents the container.
  func keepTransitionInside(_ node: LayoutTree.NodeID) {
    let child = tree.firstChild(of: node)
    if child.exists, nodes.transition(of: child) != nil {
      store.transitions[child] = OpacityTransition()
    }
  }
}

extension EmittedNodes {
  /// Returns the transition set on the view at `node` itself, through its modifiers but not through
  /// containers.
  func transition(of node: LayoutTree.NodeID) -> (any Transition)? {
    guard !store.transitions.isEmpty else { return nil }
    var node = node
    while node.exists {
      if let transition = store.transitions[node] { return transition }
      guard tree.isWrapper(node) else { return nil }
      node = tree.firstChild(of: node)
    }
    return nil
  }
}

extension EnvironmentValues {
  private struct MotionKey: EnvironmentKey {
    static var defaultValue: Bool { false }
  }

  /// Whether the user prefers reduced motion.
  package var reducesMotion: Bool {
    get { self[MotionKey.self] }
    set { self[MotionKey.self] = newValue }
  }
}

extension Optional where Wrapped == any Transition {
  /// Returns the transition for a view with `transition`: opacity if it has none, or if the user
  /// prefers reduced motion (Rules/Animation.md#reduce-motion).
  @MainActor
  func shown(in environment: EnvironmentValues) -> any Transition {
    guard let transition = self else { return OpacityTransition() }
    return environment.reducesMotion && transition._traits.hasMotion
      ? OpacityTransition() : transition
  }
}
