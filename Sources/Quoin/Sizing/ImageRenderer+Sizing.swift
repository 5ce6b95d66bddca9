import QuoinCore
import QuoinExplain
import QuoinGeometry

extension ImageRenderer {
  /// Probes how ``content`` is sized: whether it hugs or expands along each axis on a canvas of 1000 points, and
  /// its answers to all proposals up to there, with the exact proposals at which they bend or jump.
  ///
  /// A view around a ``ProbeChild`` is probed with a child that hugs and one that expands, and may prove neutral. The
  /// renderer's own size, window and safe area don't matter. A view that can't be laid out is 0 points large.
  public func sizing() -> SizingReport {
    let views = ProbedViews(self)
    var report = SizingProbe().report(
      isComposed: views.isComposed, questions: views.questions, answer: views.answer)
    report.fallbacks = views.fallbacks
    return report
  }

  /// Only how ``content`` behaves: the ``sizing()``'s behaviour, found with few questions.
  public func sizingBehavior() -> SizingBehavior {
    let views = ProbedViews(self)
    return SizingProbe().behavior(isComposed: views.isComposed, answer: views.answer)
  }

  /// How each view and modifier of the layout is sized, and what decides for the neutral ones.
  ///
  ///     print(try renderer.sizingTree())
  ///
  /// - Throws: `ViewError` for views that can't be laid out.
  public func sizingTree() throws -> SizingTree { try picture().sizingTree() }
}

extension ViewPicture {
  func sizingTree() throws -> SizingTree {
    // The report lays the tree out with a record, and the tree is asked as it is then.
    SizingTree(try layoutReport(), tree: tree.layout)
  }
}

/// A view with each child in its place for one.
@MainActor
struct ProbedViews {
  let hugging, expanding: ProbedView
  var isComposed: Bool { hugging.isComposed }

  init<Content: View>(_ renderer: ImageRenderer<Content>) {
    hugging = ProbedView(renderer.content, filledWith: .hugging, in: renderer)
    expanding =
      hugging.isComposed
      ? ProbedView(renderer.content, filledWith: .expanding, in: renderer) : hugging
  }

  /// Large views are asked less often.
  var questions: Int { min(100_000 / max(hugging.nodeCount, 1), 6000) }

  func answer(_ proposal: ProposedViewSize, _ child: SizingProbe.Child) -> CGSize {
    (child == .hugging ? hugging : expanding).answer(to: proposal)
  }

  /// What falls back to 10 where nothing is proposed, around either child; not the child itself.
  var fallbacks: [String] { hugging.fallbacks }
}

/// A view, laid out once, that the probe asks for its size again and again.
@MainActor
struct ProbedView {
  let tree: ViewTree?
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
    (try? tree?.sizeThatFits(proposal)) ?? .zero
  }

  var nodeCount: Int { tree?.layout.count ?? 0 }

  /// What falls back to 10 where nothing is proposed.
  var fallbacks: [String] {
    guard let tree, let trace = try? tree.trace(proposal: .unspecified) else { return [] }
    return LayoutReport(
      tree.layout, proposal: .unspecified, trace: trace, name: tree.name(of:)
    ).fallbackSentences
  }
}
