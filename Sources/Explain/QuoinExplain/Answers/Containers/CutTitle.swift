import Foundation
import QuoinGeometry

/// A title that is cut because the items of its bar leave it too little space.
enum CutTitle {
  static func find(in scene: AnswerScene) -> [Diagnosis] {
    let scene = ContainerScene(scene)
    return scene.indices.compactMap { diagnosis(of: $0, in: scene) }
  }

  private static func diagnosis(of title: Int, in scene: ContainerScene) -> Diagnosis? {
    guard let facts = scene.node(title).text, facts.isTruncated,
      let bar = scene.nearest(["navigationBar"], around: title),
      scene.nearest(["barCapsule"], around: title) == nil
    else { return nil }
    let capsules = scene.nodes(in: bar).filter { scene.node($0).name == "barCapsule" }
    let taken = capsules.reduce(0) { $0 + scene.frame($1).width }
    guard taken > 0 else { return nil }
    let (width, needed) = (scene.frame(title).width, facts.ideal.width)
    let stack = scene.around(bar).first { scene.node($0).name == "NavigationStack" }
    let items = capsules.count == 1 ? "The item" : "The items"
    return Diagnosis(
      .cutTitle, subject: title, others: [bar], aspects: [.width, .cut],
      seen:
        "The title \(scene.pass.quote(facts)) is cut: it is \(scene.text(width)) wide and needs \(scene.text(needed)).",
      cause:
        "\(items) beside it take\(capsules.count == 1 ? "s" : "") \(scene.text(taken)) of the bar's \(scene.text(scene.frame(bar).width)).",
      causeNode: stack ?? bar, weight: needed - width)
  }
}
