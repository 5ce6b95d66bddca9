import Foundation
import QuoinGeometry
import QuoinLayout

/// A preference whose reader gets the default, because a part of the container that varies sets
/// none and `reduce` keeps the last value.
enum LostPreferenceValue {
  static func find(in scene: AnswerScene) -> [Diagnosis] {
    let scene = ContainerScene(scene)
    var seen: Set<String> = []
    return scene.pass.context.lostPreferences.compactMap { key, number in
      guard seen.insert(key).inserted,
        let writer = scene.indices.first(where: { scene.pass.treeNode($0) == number })
      else { return nil }
      return diagnosis(of: key, writer, in: scene)
    }
  }

  private static func diagnosis(
    of key: String, _ writer: Int, in scene: ContainerScene
  ) -> Diagnosis? {
    guard let container = scene.node(writer).parent else { return nil }
    return Diagnosis(
      .lostPreference, subject: writer, others: collapsed(beside: writer, scene),
      aspects: [.width, .height, .x, .y],
      seen:
        "The reader of \(key) gets the key's default, not the value that is set in \(scene.name(writer)).",
      cause:
        "An if or a ForEach in \(scene.place(container)) sets no value and contributes the default, and reduce keeps the last one. Combine them in reduce, such as with value = max(value, nextValue()).",
      causeNode: container)
  }

  /// The views of the same body without a length, which may come from the value.
  private static func collapsed(beside writer: Int, _ scene: ContainerScene) -> Set<Int> {
    let author = scene.node(writer).view
    return Set(
      scene.indices.filter { index in
        let size = scene.node(index).size
        return scene.node(index).view == author && (size.width == 0 || size.height == 0)
      })
  }
}
