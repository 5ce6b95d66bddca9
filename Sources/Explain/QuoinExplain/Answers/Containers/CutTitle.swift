import Foundation
import QuoinGeometry

/// A title that is cut because its bar is too narrow, or because the items of the bar leave it too
/// little space.
enum CutTitle {
  static func find(in scene: AnswerScene) -> [Diagnosis] {
    let scene = ContainerScene(scene)
    var bars: Set<Int> = []
    return scene.indices.compactMap { index in
      guard let bar = bar(of: index, in: scene), !bars.contains(bar) else { return nil }
      bars.insert(bar)
      return diagnosis(of: index, in: bar, scene)
    }
  }

  /// The bar whose cut title a node is; `nil` for any other node.
  private static func bar(of title: Int, in scene: ContainerScene) -> Int? {
    guard let facts = scene.node(title).text, facts.isTruncated, scene.pass.isLegible(title),
      let bar = scene.nearest(["navigationBar"], around: title),
      scene.nearest(["barCapsule"], around: title) == nil
    else { return nil }
    return bar
  }

  private static func diagnosis(of title: Int, in bar: Int, _ scene: ContainerScene) -> Diagnosis? {
    guard let facts = scene.node(title).text else { return nil }
    let capsules = scene.nodes(in: bar).filter { scene.node($0).name == "barCapsule" }
    let taken = capsules.reduce(0) { $0 + scene.frame($1).width }
    let (width, needed) = (scene.frame(title).width, facts.ideal.width)
    let stack = scene.around(bar).first { scene.node($0).name == "NavigationStack" }
    let whole = scene.text(scene.frame(bar).width)
    let cause: String
    if taken > 0 {
      let items = capsules.count == 1 ? "The item beside it takes" : "The items beside it take"
      cause = "\(items) \(scene.text(taken)) of the bar's \(whole)."
    } else {
      let space = scene.node(title).proposal.width.map { " and has \(scene.text($0))" } ?? ""
      cause = "A title has one line\(space) of the bar's \(whole)."
    }
    return Diagnosis(
      .cutTitle, subject: title, others: [bar], aspects: [.width, .cut],
      seen:
        "The title \(scene.pass.quote(facts)) is cut: it is \(scene.text(width)) wide and needs \(scene.text(needed)).",
      cause: cause, causeNode: stack ?? bar, weight: needed - width)
  }
}
