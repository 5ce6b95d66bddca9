import Foundation
import QuoinGeometry
import QuoinLayout

/// A TabView or Map in a scroll view that has no height.
enum FlatPages {
  /// The height up to which pages are too low to be intended, in points.
  private static let limit: CGFloat = 60
  /// The proposed height, in points.
  private static let height: CGFloat = 200

  static func find(in scene: AnswerScene) -> [Diagnosis] {
    let scene = ContainerScene(scene)
    return scene.calls(of: ["TabView", "Map"]).compactMap { diagnosis(of: $0, in: scene) }
  }

  private static func diagnosis(of pages: WrittenView, in scene: ContainerScene) -> Diagnosis? {
    let size = scene.frame(pages.core).size
    guard size.height <= limit, scene.node(pages.outer).proposal.height == nil,
      let scroll = scene.base.report.fallbackCause(of: pages.outer, .vertical),
      scene.node(scroll).callName == "ScrollView", scene.pass.isWritten(scroll),
      let source = scene.node(scroll).source
    else { return nil }
    let candidate = EditCandidate.height(height, for: pages.outer, in: scene.base)
    return Diagnosis(
      .flatPages, subject: pages.core, others: Set(pages.nodes), aspects: [.height, .cut, .gap],
      seen: "The \(pages.type) is \(scene.text(size.height)) high.",
      cause:
        "The ScrollView (\(scene.line(source))) offers its content no height, and a \(pages.type) has none of its own: it takes what it is offered.",
      causeNode: scroll,
      edit: candidate?.proposed(
        in: scene.base, if: { abs($0.size(pages.core).height - height) < 1 },
        outcome: { "\(scene.text($0.size(pages.core).height)) high" }),
      weight: height)
  }
}
