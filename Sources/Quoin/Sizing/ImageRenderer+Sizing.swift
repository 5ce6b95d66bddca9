import QuoinCore
import QuoinExplain
import QuoinGeometry

extension ImageRenderer {
  /// Probes how ``content`` is sized: whether it hugs or expands along each axis on a canvas of 1000 points, and
  /// its answers to growing proposals.
  ///
  /// A view around a ``ProbeChild`` is probed with a child that hugs and one that expands, and may prove neutral. The
  /// renderer's own size, window and safe area don't matter. A view that can't be laid out is 0 points large.
  public func sizing() -> SizingReport {
    let hugging = ProbedView(content, filledWith: .hugging, in: self)
    let expanding =
      hugging.isComposed ? ProbedView(content, filledWith: .expanding, in: self) : hugging
    return SizingProbe().report(isComposed: hugging.isComposed) { proposal, child in
      (child == .hugging ? hugging : expanding).answer(to: proposal)
    }
  }
}

/// A view, laid out once, that the probe asks for its size again and again.
@MainActor
private struct ProbedView {
  private let tree: ViewTree?
  /// Whether the view has a place for a child.
  let isComposed: Bool

  init<Content: View>(
    _ content: Content, filledWith child: SizingProbe.Child, in renderer: ImageRenderer<Content>
  ) {
    var environment = renderer.environment
    environment.probeChild = child
    let tree = try? ViewTree(content, environment: environment, shaper: renderer.shaper)
    // Content that depends on the geometry is evaluated after a first layout.
    _ = try? tree?.layOut(proposal: .unspecified)
    self.tree = tree
    isComposed = tree.map(Self.holdsChild) ?? false
  }

  private static func holdsChild(_ tree: ViewTree) -> Bool {
    guard tree.layout.root >= 0 else { return false }
    var open = [tree.layout.root]
    while let node = open.popLast() {
      if tree.identifiers(of: node).contains(ProbeChild.identifier) { return true }
      open += tree.layout.children(of: node)
    }
    return false
  }

  func answer(to proposal: ProposedViewSize) -> CGSize {
    (try? tree?.layOut(proposal: proposal)) ?? .zero
  }
}
