import Foundation
import QuoinGeometry
import QuoinLayout

/// A view over the bottom of a list or scroll view, whose last content can't scroll out of its way.
enum CoveredRows {
  private static let lists: Set<String> = ["List", "Form", "ScrollView"]
  /// The largest part of the list that the view takes.
  private static let most: CGFloat = 0.4

  static func find(in scene: AnswerScene) -> [Diagnosis] {
    let scene = ContainerScene(scene)
    return scene.indices.flatMap { container -> [Diagnosis] in
      let name = scene.node(container).callName
      guard name == "ZStack" || name == "overlay", scene.pass.isWritten(container) else {
        return []
      }
      let layers = scene.children(container)
      guard let back = layers.firstIndex(where: { list(of: $0, in: scene) != nil }),
        let list = list(of: layers[back], in: scene)
      else { return [] }
      return layers[(back + 1)...].compactMap {
        diagnosis(of: $0, over: list, in: container, scene)
      }
    }
  }

  /// The list or scroll view that a layer consists of.
  private static func list(of layer: Int, in scene: ContainerScene) -> Int? {
    let frame = scene.frame(layer)
    let found = scene.nodes(in: layer).first { lists.contains(scene.node($0).name) }
    guard let found, scene.pass.isWritten(found), abs(scene.frame(found).maxY - frame.maxY) < 1,
      abs(scene.frame(found).width - frame.width) < 1
    else { return nil }
    let isHorizontal =
      scene.node(found).name == "ScrollView"
      && scene.node(found).arguments?.axes.contains("vertical") != true
    return isHorizontal ? nil : found
  }

  /// The part of a layer that is at the bottom: of a column with a spacer, the last view.
  private static func bottom(of layer: Int, _ limit: CGFloat, in scene: ContainerScene) -> Int? {
    var part = layer
    while scene.frame(part).height > limit {
      let inside = scene.children(part)
      guard let last = inside.last, scene.node(part).callName != "ZStack",
        inside.count == 1 || scene.node(part).callName == "VStack"
      else { return nil }
      part = last
    }
    return scene.node(part).callName == "Spacer" ? nil : part
  }

  private static func diagnosis(
    of layer: Int, over list: Int, in container: Int, _ scene: ContainerScene
  ) -> Diagnosis? {
    let area = scene.frame(list)
    guard let front = bottom(of: layer, area.height * most, in: scene),
      let view = scene.view(front), let owner = scene.view(list),
      let call = scene.base.call(container), !scene.pass.mayBeDisplaced(front)
    else { return nil }
    let covered = scene.frame(front).intersection(area)
    let depth = area.maxY - covered.minY
    guard !covered.isNull, covered.height > 8, covered.width > 8,
      area.maxY - covered.maxY < 48, depth < area.height * most,
      length(of: list, in: scene) > area.height - depth + 1
    else { return nil }
    let name = scene.name(front)
    let code = scene.node(container).callName == "ZStack" ? call.name : ".\(call.name)"
    let rows = scene.nodes(in: list).filter { index in
      scene.node(index).name == "List row" && scene.frame(index).intersects(covered)
    }
    return Diagnosis(
      .coveredRows, subject: view.core,
      others: Set([front, layer, list, container] + rows.flatMap { scene.nodes(in: $0) }),
      aspects: [.y, .cut, .gap],
      seen: "\(scene.first(name)) covers the last \(scene.text(depth)) of \(scene.place(owner)).",
      cause:
        "\(code) (\(scene.line(call.source))) draws it over the \(owner.type), and nothing insets the content; .safeAreaInset(edge: .bottom) would.",
      causeNode: container, edit: edit(layer, front, owner, container, in: scene), weight: depth,
      isOnlyAsked: true)
  }

  /// The length of a list's content, with estimates of rows that don't exist yet.
  private static func length(of list: Int, in scene: ContainerScene) -> CGFloat {
    let rows = scene.nodes(in: list).first { scene.node($0).name == "List rows" }
    if let rows { return scene.frame(rows).height }
    return scene.children(list).map { scene.frame($0).height }.reduce(0, +)
  }

  /// Moves the view from a ZStack into an inset of the list; a ZStack of both goes away.
  private static func edit(
    _ layer: Int, _ front: Int, _ list: WrittenView, _ container: Int, in scene: ContainerScene
  ) -> ProposedEdit? {
    guard layer == front, scene.node(container).callName == "ZStack",
      let stack = scene.view(container), let view = child(of: stack, at: layer, in: scene),
      child(of: stack, at: list.outer, in: scene) == list
    else { return nil }
    let last = list.modifiers.last?.source ?? list.source
    let move = SourceChange(
      view.type, at: view.source, .moveInto(".safeAreaInset(edge: .bottom)", after: last))
    guard scene.content(of: stack).count == 2, stack.modifiers.isEmpty else {
      return ProposedEdit([move])
    }
    return ProposedEdit([SourceChange(stack.type, at: stack.source, .unwrap), move])
  }

  /// The view written directly in a stack that made one of its children.
  private static func child(
    of stack: WrittenView, at node: Int, in scene: ContainerScene
  ) -> WrittenView? {
    scene.content(of: stack).first { $0.nodes.lowerBound == node }
  }
}
