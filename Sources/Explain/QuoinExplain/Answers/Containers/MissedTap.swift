import Foundation
import QuoinGeometry
import QuoinLayout

/// A tap gesture on a view with empty parts and without a content shape.
enum MissedTap {
  private static let gestures: Set<String> = ["onTapGesture", "onLongPressGesture"]
  private static let shapes: Set<String> = ["contentShape"]

  static func find(in scene: AnswerScene) -> [Diagnosis] {
    let scene = ContainerScene(scene)
    guard let touches = TouchMap(scene) else { return [] }
    var seen: Set<LayoutReport.Source> = []
    return scene.views.compactMap { view in
      guard let place = view.modifiers.firstIndex(where: { gestures.contains($0.name) }),
        seen.insert(view.modifiers[place].source).inserted
      else { return nil }
      return diagnosis(of: view, gesture: place, touches, in: scene)
    }
  }

  private static func diagnosis(
    of view: WrittenView, gesture place: Int, _ touches: TouchMap, in scene: ContainerScene
  ) -> Diagnosis? {
    let inner = view.modifiers[..<place]
    let gesture = view.modifiers[place]
    let target = inner.last { $0.node != nil }?.node ?? view.core
    guard !inner.contains(where: { shapes.contains($0.name) }), scene.indices.contains(target),
      !scene.pass.isSystem(target), !scene.pass.mayBeDisplaced(target),
      let holes = touches.holes(in: target)
    else { return nil }
    let size = scene.frame(target).size
    let edit = EditCandidate.contentShape(before: gesture.name, at: gesture.source)
    return Diagnosis(
      .missedTap, subject: target, others: Set(scene.nodes(in: target)), aspects: [.taps],
      seen: TapWords.seen(holes, in: scene),
      cause: TapWords.cause(
        "\(scene.place(gesture)) is on \(scene.place(view))", target, holes, in: scene),
      causeNode: target,
      edit: edit.proposed("taps count in all of its \(scene.text(size))"), weight: holes.area)
  }
}

/// The sentences about views whose empty parts take no touches.
enum TapWords {
  static func seen(_ holes: TouchMap.Holes, in scene: ContainerScene) -> String {
    "At \(scene.text(holes.point.x)),\(scene.text(holes.point.y)) nothing takes touches."
  }

  /// - Parameter owner: the gesture or control and the view that it is on.
  static func cause(
    _ owner: String, _ target: Int, _ holes: TouchMap.Holes, in scene: ContainerScene
  ) -> String {
    let spans = holes.touched.prefix(3).map {
      "\(scene.text($0.lowerBound.rounded()))–\(scene.text($0.upperBound.rounded()))"
    }
    let list: String? =
      spans.count > 1
      ? spans.dropLast().joined(separator: ", ") + " and " + spans[spans.count - 1]
      : spans.first
    let parts = list.map { ": \($0)" } ?? ""
    return
      "\(owner), which is touched only where something is drawn\(parts). \(empty(in: target, scene)) draws nothing."
  }

  /// The part of a view that draws nothing.
  private static func empty(in target: Int, _ scene: ContainerScene) -> String {
    let inside = scene.nodes(in: target)
    let spacer = inside.first {
      scene.node($0).callName == "Spacer" && scene.pass.isWritten($0)
    }
    if spacer != nil { return "The Spacer" }
    for (call, name) in [("frame", "The frame"), ("padding", "The padding")]
    where inside.contains(where: { scene.node($0).callName == call && scene.pass.isWritten($0) }) {
      return name
    }
    return "The rest"
  }
}
