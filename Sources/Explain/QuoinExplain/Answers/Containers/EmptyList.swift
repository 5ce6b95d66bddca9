import Foundation
import QuoinGeometry
import QuoinLayout

/// A list in a frame of fixed height that is much higher than the rows.
enum EmptyList {
  /// The smallest empty height that is noticeable, in points, and as a part of the list.
  private static let least: (points: CGFloat, part: CGFloat) = (100, 0.35)

  static func find(in scene: AnswerScene) -> [Diagnosis] {
    let scene = ContainerScene(scene)
    return scene.indices.compactMap { index in
      ["List", "Form"].contains(scene.node(index).name) && scene.pass.isWritten(index)
        ? diagnosis(of: index, in: scene) : nil
    }
  }

  /// Views that pass the height they are offered on to a list.
  private static let passing: Set<String> = [
    "VStack", "HStack", "ZStack", "padding", "background", "overlay", "border", "clipShape",
    "clipped", "cornerRadius", "shadow", "frame",
  ]

  private static func diagnosis(of list: Int, in scene: ContainerScene) -> Diagnosis? {
    guard let owner = scene.view(list),
      let rows = scene.nodes(in: list).first(where: { scene.node($0).name == "List rows" })
    else { return nil }
    let (whole, used) = (scene.frame(list).height, scene.frame(rows).height.rounded(.up))
    let count = scene.nodes(in: rows).filter { scene.node($0).name == "List row" }.count
    let path = scene.around(list).prefix { passing.contains(scene.node($0).callName) }
    guard count > 0, used > 0, whole - used >= max(least.points, whole * least.part),
      let frame = path.first(where: { isFixed($0, in: scene) }), scene.pass.isWritten(frame),
      let source = scene.node(frame).source
    else { return nil }
    // With views after the list in a column, the gap before them has a rule of its own.
    let leavesGap = path.contains {
      $0 > frame && scene.node($0).callName == "VStack" && isFollowed(list, in: $0, scene)
    }
    guard !leavesGap else { return nil }
    let height = scene.text(scene.frame(frame).height)
    let isDirect = !path.contains {
      $0 > frame && ["VStack", "HStack", "ZStack"].contains(scene.node($0).callName)
    }
    return Diagnosis(
      .emptyList, subject: list, others: Set(scene.nodes(in: list)).union(path),
      aspects: [.height, .gap, .y],
      seen:
        "The \(owner.type) is \(scene.text(whole)) high, its \(count == 1 ? "row" : "\(count) rows") \(scene.text(used)); the rest is empty.",
      cause:
        "A \(owner.type) takes all the height it is offered, here \(isDirect ? "the" : "what remains of the") \(height) of .frame (\(scene.line(source))), and never shrinks to its rows.",
      causeNode: frame,
      edit: candidate(owner, frame, used, isDirect: isDirect, in: scene)?.proposed(
        in: scene.base, if: { abs($0.size(list).height - used) < 1 },
        outcome: { "\(scene.text($0.size(list).height)) high, as its rows" }),
      weight: whole - used)
  }

  private static func isFollowed(_ list: Int, in stack: Int, _ scene: ContainerScene) -> Bool {
    scene.children(stack).last.map { !scene.isInside(list, $0) } ?? false
  }

  private static func isFixed(_ index: Int, in scene: ContainerScene) -> Bool {
    scene.node(index).callName == "frame"
      && scene.node(index).arguments?.lengths["height"] != nil
  }

  private static func candidate(
    _ owner: WrittenView, _ frame: Int, _ height: CGFloat, isDirect: Bool,
    in scene: ContainerScene
  ) -> EditCandidate? {
    guard !isDirect else {
      return EditCandidate.length(.vertical, height, of: frame, in: scene.base)
    }
    guard let own = EditCandidate.height(height, for: owner.outer, in: scene.base),
      let other = EditCandidate.removeFixedLength(.vertical, of: frame, in: scene.base)
    else { return nil }
    return own.and(other)
  }
}
