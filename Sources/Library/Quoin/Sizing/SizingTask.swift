import QuoinCore
import QuoinExplain
import QuoinGeometry
import QuoinHostProtocol
import QuoinLayout

/// Measures a preview, and each of the user-defined views that it shows.
struct SizingTask: PreviewTask {
  func process(_ preview: NamedPreview, on host: PreviewHost, _ record: inout PreviewRecord) {
    let renderer: ImageRenderer<AnyView>
    do {
      renderer = try host.renderer(for: preview, in: host.request.configuration)
    } catch {
      record.failure = ErrorText.sentence(about: error)
      return
    }
    let views = ProbedViews(renderer)
    let whole = ViewSizing(named: "", isComposed: views.isComposed, views.answer)
    record.sizings = [whole] + authorSizings(renderer, isComposed: views.isComposed)
  }

  /// Returns the sizings of each occurrence of a user-defined view that is a single view in the
  /// layout.
  private func authorSizings(
    _ renderer: ImageRenderer<AnyView>, isComposed: Bool
  ) -> [ViewSizing] {
    let content = renderer.content
    func tree(_ child: SizingProbe.Child) -> ViewPicture? {
      renderer.content = AnyView(content.environment(\.probeChild, child))
      return try? renderer.result(after: []).get()
    }
    guard let usual = tree(.hugging), let other = isComposed ? tree(.expanding) : usual else {
      return []
    }
    let (views, others) = (usual.tree.authorViews, other.tree.authorViews)
    // The content of a view may depend on its child.
    guard views.map(\.name) == others.map(\.name) else { return [] }
    return zip(views, others).map { view, duplicate in
      ViewSizing(named: view.name, isComposed: isComposed) { proposal, child in
        child == .hugging
          ? usual.tree.layout.sizeThatFits(view.node, proposal)
          : other.tree.layout.sizeThatFits(duplicate.node, proposal)
      }
    }
  }
}

extension ViewSizing {
  /// Proposals that distinguish behaviors, the most significant first.
  private static let proposals: [CGSize] = [
    CGSize(width: 300, height: 200), CGSize(width: 200, height: 300),
    CGSize(width: 1000, height: 1000), CGSize(width: 10, height: 1000),
    CGSize(width: 1000, height: 10), CGSize(width: 100_000, height: 1000),
    CGSize(width: 1000, height: 100_000),
  ]

  /// Measures a view.
  fileprivate init(
    named name: String, isComposed: Bool,
    _ size: (ProposedViewSize, SizingProbe.Child) -> CGSize
  ) {
    let responses = Self.proposals.map { proposal in
      let usual = size(ProposedViewSize(proposal), .hugging)
      let expanded = isComposed ? size(ProposedViewSize(proposal), .expanding) : usual
      return Response(
        proposedWidth: proposal.width, proposedHeight: proposal.height, width: usual.width,
        height: usual.height, expandedWidth: expanded.width, expandedHeight: expanded.height)
    }
    self.init(
      name: name,
      behavior: "\(SizingProbe().behavior(isComposed: isComposed, answer: size))",
      isComposed: isComposed, responses: responses)
  }
}
