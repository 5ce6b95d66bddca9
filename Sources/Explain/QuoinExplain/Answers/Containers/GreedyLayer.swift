import Foundation
import QuoinGeometry
import QuoinLayout

/// A color or shape in a ZStack that makes the ZStack much larger than its content.
enum GreedyLayer {
  /// The smallest superfluous length that is noticeable, in points.
  private static let least: CGFloat = 80

  static func find(in scene: AnswerScene) -> [Diagnosis] {
    let scene = ContainerScene(scene)
    return scene.indices.compactMap { index in
      scene.node(index).callName == "ZStack" && scene.pass.isWritten(index)
        ? diagnosis(of: index, in: scene) : nil
    }
  }

  private static func diagnosis(of stack: Int, in scene: ContainerScene) -> Diagnosis? {
    let children = scene.children(stack)
    let fills = children.filter { isGreedy($0, in: scene) }
    let others = children.filter { !fills.contains($0) }
    guard fills.count == 1, let fill = fills.first, !others.isEmpty,
      let view = scene.view(fill), let source = scene.node(stack).source,
      let axis = axis(around: stack, in: scene)
    else { return nil }
    let needed = others.map { scene.node($0).size[axis] }.max() ?? 0
    let length = scene.node(stack).size[axis]
    guard needed > 0, length > 2 * needed, length - needed > least else { return nil }
    let target = others.count == 1 ? others[0] : stack
    let candidate =
      fill < others[0]
      ? EditCandidate.toBackground(fill, of: target, in: scene.base)
      : EditCandidate.toOverlay(fill, of: target, in: scene.base)
    let (measure, noun) = axis == .horizontal ? ("wide", "width") : ("high", "height")
    return Diagnosis(
      .greedyLayer, subject: stack, others: Set(children),
      aspects: [axis == .horizontal ? .width : .height, .gap],
      seen:
        "The ZStack (\(scene.line(source))) is \(scene.text(length)) \(measure), its content \(scene.text(needed)).",
      cause:
        "\(scene.first(scene.place(view))) takes all the \(noun) it is offered, and a ZStack is as large as its largest child.",
      causeNode: fill,
      edit: candidate?.proposed(
        in: scene.base, if: { $0.size(target)[axis] <= needed + 1 },
        outcome: { "\(scene.text($0.size(target)[axis])) \(measure)" }),
      weight: length - needed,
      // A round shape is usually meant to be as large as possible behind a symbol.
      isOnlyAsked: ["Circle", "Ellipse", "Capsule"].contains(view.type))
  }

  /// Whether a child is a color or shape without a length of its own.
  private static func isGreedy(_ child: Int, in scene: ContainerScene) -> Bool {
    guard let leaf = scene.leaf(in: child), scene.isFill(leaf) else { return false }
    return !scene.nodes(in: child).contains {
      ["frame", "aspectRatio", "fixedSize"].contains(scene.node($0).callName)
    }
  }

  /// The axis of the stack that contains a ZStack among other views; `nil` for a ZStack in a frame,
  /// or one that fills the screen.
  private static func axis(around stack: Int, in scene: ContainerScene) -> Axis? {
    var inner = stack
    for outer in scene.around(stack) {
      let name = scene.node(outer).callName
      if ["VStack", "HStack"].contains(name), scene.pass.isWritten(outer) {
        let isShared = scene.children(outer).contains {
          $0 != inner && scene.node($0).callName != "Spacer"
        }
        return isShared ? (name == "VStack" ? .vertical : .horizontal) : nil
      }
      guard scene.children(outer).count == 1 || scene.children(outer).first == inner,
        !["frame", "containerRelativeFrame", "aspectRatio", "fixedSize"].contains(name)
      else { return nil }
      inner = outer
    }
    return nil
  }
}
