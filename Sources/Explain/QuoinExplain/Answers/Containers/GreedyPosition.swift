import Foundation
import QuoinGeometry
import QuoinLayout

/// A view with `position` in a stack, which takes all the space it is offered.
enum GreedyPosition {
  /// The smallest superfluous length that is noticeable, in points.
  private static let least: CGFloat = 40

  static func find(in scene: AnswerScene) -> [Diagnosis] {
    let scene = ContainerScene(scene)
    return scene.indices.compactMap { index in
      scene.node(index).callName == "position" && scene.pass.isWritten(index)
        ? diagnosis(of: index, in: scene) : nil
    }
  }

  /// Modifiers that pass the length of the view inside on.
  private static let passing: Set<String> = [
    "padding", "background", "overlay", "border", "opacity", "shadow", "offset", "clipped",
    "clipShape", "zIndex",
  ]

  /// The stack that a view is a child of, and the child that contains the view.
  private static func stack(around index: Int, in scene: ContainerScene) -> (Int, child: Int)? {
    var inner = index
    for outer in scene.around(index) {
      let name = scene.node(outer).callName
      if ["HStack", "VStack", "ZStack"].contains(name) {
        return scene.pass.isWritten(outer) ? (outer, child: inner) : nil
      }
      guard passing.contains(name), scene.node(inner).layer != .secondary else { return nil }
      inner = outer
    }
    return nil
  }

  private static func diagnosis(of position: Int, in scene: ContainerScene) -> Diagnosis? {
    guard let (stack, child) = stack(around: position, in: scene),
      let content = scene.children(position).first, scene.children(stack).count > 1
    else { return nil }
    let excess: [(axis: Axis, needed: CGFloat)] = [Axis.vertical, .horizontal].compactMap { axis in
      let needed = needed(stack, child, position, content, axis, in: scene)
      let isLong = scene.node(stack).size[axis] - needed > least
      return isLong ? (axis: axis, needed: needed) : nil
    }
    let worst = excess.max { a, b in
      scene.node(stack).size[a.axis] - a.needed < scene.node(stack).size[b.axis] - b.needed
    }
    guard let (axis, needed) = worst else { return nil }
    let length = scene.node(stack).size[axis]
    let isLayers = scene.node(stack).callName == "ZStack"
    let (measure, noun) = axis == .horizontal ? ("wide", "width") : ("high", "height")
    let place: LayoutAspect = axis == .horizontal ? .x : .y
    return Diagnosis(
      .greedyPosition, subject: stack, others: Set(scene.children(stack)).union([content]),
      aspects: [axis == .horizontal ? .width : .height, .gap, place],
      seen:
        "\(scene.first(scene.name(stack))) is \(scene.text(length)) \(measure), and its content needs \(scene.text(needed)).",
      cause:
        "\(scene.base.written.phrase(position)) takes all the \(noun) it is offered, and places its view in there; an offset only moves what is drawn.",
      causeNode: position,
      edit: edit(position, content, stack, axis, needed, in: scene), weight: length - needed,
      isOnlyAsked: isLayers || length <= 2 * needed)
  }

  /// The length of the stack if the view with the position were only as long as its content.
  private static func needed(
    _ stack: Int, _ child: Int, _ position: Int, _ content: Int, _ axis: Axis,
    in scene: ContainerScene
  ) -> CGFloat {
    let saved = scene.node(position).size[axis] - scene.node(content).size[axis]
    let own = scene.node(child).size[axis] - saved
    let main: Axis? = ["HStack": .horizontal, "VStack": .vertical][scene.node(stack).callName]
    guard main != axis else { return scene.node(stack).size[axis] - saved }
    let others = scene.children(stack).filter { $0 != child }
    return max(others.map { scene.node($0).size[axis] }.max() ?? 0, own)
  }

  /// An offset that keeps the view's place in its stack; none if it is there without one.
  private static func edit(
    _ position: Int, _ content: Int, _ stack: Int, _ axis: Axis, _ needed: CGFloat,
    in scene: ContainerScene
  ) -> ProposedEdit? {
    let removing = EditCandidate.removing(position, in: scene.base)
    guard let trial = removing?.trial(in: scene.base) else { return nil }
    let (old, new) = (scene.frame(content), trial.frame(content))
    let (before, after) = (scene.frame(stack), trial.frame(stack))
    let x = (old.minX - before.minX) - (new.minX - after.minX)
    let y = (old.minY - before.minY) - (new.minY - after.minY)
    let lengths = [("x", x.rounded()), ("y", y.rounded())].filter { $0.1 != 0 }
    let labels = lengths.map { "\($0.0): \(EditCandidate.code($0.1))" }
    let action: SourceChange.Action =
      labels.isEmpty ? .remove : .replace(".offset(\(labels.joined(separator: ", ")))")
    let candidate = EditCandidate.changing(position, action, .removed, in: scene.base)
    return candidate?.proposed(
      in: scene.base, if: { $0.size(stack)[axis] <= needed + 1 },
      outcome: {
        OutcomePhrase.length(scene.name(stack), axis, $0.size(stack)[axis])
      })
  }
}
