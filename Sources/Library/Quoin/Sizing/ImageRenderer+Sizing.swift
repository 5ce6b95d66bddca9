import QuoinCore
import QuoinExplain
import QuoinGeometry

extension ImageRenderer {
  /// Probes the sizing of ``content``: its behavior along each axis on a canvas of 1000 points, and
  /// its lengths for all proposals up to that.
  ///
  /// The report includes the exact proposals at kinks and discontinuities.
  ///
  /// A view around a ``ProbeChild`` is probed with a hugging and an expanding child, and may be
  /// neutral. The renderer's own size, window and safe area don't matter. A view that can't be laid
  /// out has size 0.
  public func sizing() -> SizingReport {
    let views = ProbedViews(self)
    var report = SizingProbe().report(
      isComposed: views.isComposed, questions: views.questions, answer: views.answer)
    report.fallbacks = views.fallbacks
    return report
  }

  /// Returns the behavior of ``content`` only, determined with fewer measurements than
  /// ``sizing()``.
  public func sizingBehavior() -> SizingBehavior {
    let views = ProbedViews(self)
    return SizingProbe().behavior(isComposed: views.isComposed, answer: views.answer)
  }

  /// Returns the sizing of each view and modifier of the layout, with the views that neutral ones
  /// follow.
  ///
  ///     print(try renderer.sizingTree())
  ///
  /// - Throws: `ViewError` for views that can't be laid out.
  public func sizingTree() throws -> SizingTree { try picture().sizingTree() }
}

extension ViewPicture {
  func sizingTree() throws -> SizingTree {
    // The report lays out the tree with a trace, which is then probed in that state.
    SizingTree(try layoutReport(), tree: tree.layout)
  }
}

/// A view with each of the two probe children.
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

  /// Large views are measured less often.
  var questions: Int { min(100_000 / max(hugging.nodeCount, 1), 6000) }

  func answer(_ proposal: ProposedViewSize, _ child: SizingProbe.Child) -> CGSize {
    (child == .hugging ? hugging : expanding).answer(to: proposal)
  }

  /// The views that fall back to 10 without a proposal, with either child, not including the child
  /// itself.
  var fallbacks: [String] { hugging.fallbacks }
}

/// A view, laid out once, that the probe measures repeatedly.
@MainActor
struct ProbedView {
  let tree: ViewTree?
  /// Whether the view contains a probe child.
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
    var open = tree.layout.root.map { [$0] } ?? []
    while let node = open.popLast() {
      if tree.identifiers(of: node).contains(ProbeChild.identifier) { return true }
      open += tree.layout.children(of: node)
    }
    return false
  }

  /// Returns the view's size for `proposal`.
  ///
  /// Content that is evaluated for a layout gets no infinite lengths, which SwiftUI never proposes
  /// to a window: `Int(proxy.size.width)` would end the process. A length that grows with a long
  /// proposal is infinite.
  func answer(to proposal: ProposedViewSize) -> CGSize {
    guard let tree else { return .zero }
    guard tree.laysOutToMeasure, proposal.width == .infinity || proposal.height == .infinity else {
      return (try? tree.sizeThatFits(proposal)) ?? .zero
    }
    func size(upTo longest: CGFloat) -> CGSize {
      let finite = ProposedViewSize(
        width: proposal.width.map { min($0, longest) },
        height: proposal.height.map { min($0, longest) })
      return (try? tree.sizeThatFits(finite)) ?? .zero
    }
    let (long, longer) = (size(upTo: Self.long), size(upTo: 2 * Self.long))
    func length(_ long: CGFloat, _ longer: CGFloat) -> CGFloat {
      longer - long > 0.5 ? .infinity : longer
    }
    return CGSize(
      width: length(long.width, longer.width), height: length(long.height, longer.height))
  }

  /// A length beyond that of any content, in points.
  private static let long: CGFloat = 1_000_000

  var nodeCount: Int { tree?.layout.count ?? 0 }

  /// The views that fall back to 10 without a proposal.
  var fallbacks: [String] {
    guard let tree, let trace = try? tree.trace(proposal: .unspecified) else { return [] }
    return LayoutReport(
      tree.layout, proposal: .unspecified, trace: trace, name: tree.name(of:)
    ).fallbackSentences
  }
}
