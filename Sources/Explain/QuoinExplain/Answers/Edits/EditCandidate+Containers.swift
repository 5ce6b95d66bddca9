import Foundation
import QuoinGeometry
import QuoinLayout

// Candidates about containers: alignments, spacings, layers and grids. Each returns `nil` if no
// call in the source made the node.

extension EditCandidate {
  // MARK: Stacks

  /// Another alignment of a stack, ZStack or frame; `nil` keeps an axis.
  package static func aligning(
    _ node: Int, horizontal: HorizontalAlignment? = nil, vertical: VerticalAlignment? = nil,
    in scene: AnswerScene
  ) -> EditCandidate? {
    guard let value = alignmentValue(node, horizontal, vertical, in: scene) else { return nil }
    return changing(
      node, .setArgument("alignment", to: value),
      .alignment(horizontal: horizontal, vertical: vertical), in: scene, cost: Cost.argument)
  }

  /// The value of the argument, which for a frame or ZStack contains both axes.
  private static func alignmentValue(
    _ node: Int, _ horizontal: HorizontalAlignment?, _ vertical: VerticalAlignment?,
    in scene: AnswerScene
  ) -> String? {
    let names: [HorizontalAlignment: String] = [
      .leading: "leading", .center: "center", .trailing: "trailing",
    ]
    let edges: [VerticalAlignment: String] = [
      .top: "top", .center: "center", .bottom: "bottom", .firstTextBaseline: "firstTextBaseline",
      .lastTextBaseline: "lastTextBaseline",
    ]
    switch scene.node(node).callName {
    case "VStack", "LazyVStack": return horizontal.flatMap { names[$0] }.map { ".\($0)" }
    case "HStack", "LazyHStack": return vertical.flatMap { edges[$0] }.map { ".\($0)" }
    default: break
    }
    // A report writes both axes as “leading, top”, and equal ones as “center”.
    let old = (scene.node(node).arguments?.alignment ?? "center").components(separatedBy: ", ")
    let side = horizontal.flatMap { names[$0] } ?? old[0]
    let edge = vertical.flatMap { edges[$0] } ?? old[old.count - 1]
    if side == "center" { return edge == "center" ? ".center" : ".\(edge)" }
    if edge == "center" { return ".\(side)" }
    guard ["top", "bottom"].contains(edge) else { return nil }
    return ".\(edge)\(side.prefix(1).uppercased())\(side.dropFirst())"
  }

  /// Another distance between a stack's children.
  package static func spacing(_ spacing: CGFloat, of stack: Int, in scene: AnswerScene)
    -> EditCandidate?
  {
    changing(
      stack, .setArgument("spacing", to: code(spacing)), .spacing(spacing), in: scene,
      cost: spacing == 0 ? Cost.argument : Cost.number)
  }

  // MARK: Layers

  /// Moves a child of a stack into an overlay of another view: of the stack, or of a child of a
  /// `ZStack`.
  package static func toOverlay(_ child: Int, of target: Int, in scene: AnswerScene)
    -> EditCandidate?
  {
    toLayer(".overlay", .overlay, child, target, in: scene)
  }

  /// Moves a child of a stack into the background of another view.
  package static func toBackground(_ child: Int, of target: Int, in scene: AnswerScene)
    -> EditCandidate?
  {
    toLayer(".background", .background, child, target, in: scene)
  }

  private static func toLayer(
    _ code: String, _ layer: LayoutLayer, _ child: Int, _ target: Int, in scene: AnswerScene
  ) -> EditCandidate? {
    guard let view = scene.written.view(of: child), scene.written.all.indices.contains(view),
      let after = scene.lastCall(target)
    else { return nil }
    let moved = scene.written.all[view]
    // Alone in its braces, it would leave them empty.
    let siblings = moved.parent.map { scene.written.children(of: $0) } ?? []
    guard Set(siblings.map { scene.written.all[$0].source }).count > 1 else { return nil }
    let children = scene.twins(child)
    let targets = scene.twins(target)
    let pairs = children.count == targets.count ? Array(zip(children, targets)) : [(child, target)]
    var edits: [(node: Int, edit: LayoutEdit)] = []
    for (one, other) in pairs {
      guard let id = scene.pass.treeNode(other) else { return nil }
      edits.append((node: one, edit: .layered(layer, of: id)))
    }
    let change = SourceChange(
      moved.type, at: moved.source, .moveInto(code, after: after.source))
    return EditCandidate([change], edits, cost: Cost.structure)
  }

  // MARK: Grids

  /// Another distance between the columns of a lazy vertical grid, or the rows of a horizontal one:
  /// the `spacing` of its `GridItem`s.
  ///
  /// - Parameter item: the location of a `GridItem`'s call; the grid's call if unknown.
  package static func gridItemSpacing(
    _ spacing: CGFloat, of grid: Int, item: LayoutReport.Source? = nil, in scene: AnswerScene
  ) -> EditCandidate? {
    guard let call = scene.call(grid) else { return nil }
    let axis: Axis = scene.node(grid).callName == "LazyHGrid" ? .vertical : .horizontal
    let change = SourceChange(
      "GridItem", at: item ?? call.source, .setArgument("spacing", to: code(spacing)))
    return EditCandidate(
      change, .trackSpacing(axis, spacing), of: scene.twins(grid), cost: Cost.argument)
  }

  /// Another distance between the columns or rows of a grid.
  package static func trackSpacing(
    _ axis: Axis, _ spacing: CGFloat, of grid: Int, in scene: AnswerScene
  ) -> EditCandidate? {
    let isLazy = scene.node(grid).callName.hasPrefix("Lazy")
    let label = isLazy ? "spacing" : "\(axis)Spacing"
    return changing(
      grid, .setArgument(label, to: code(spacing)), .trackSpacing(axis, spacing), in: scene,
      cost: spacing == 0 ? Cost.argument : Cost.number)
  }

  /// `.gridCellUnsizedAxes(…)` after a cell of a grid.
  package static func unsizedAxes(_ axes: Axis.Set, of cell: Int, in scene: AnswerScene)
    -> EditCandidate?
  {
    let value: String
    if axes.contains(.horizontal) {
      value = axes.contains(.vertical) ? "[.horizontal, .vertical]" : ".horizontal"
    } else {
      value = ".vertical"
    }
    return appending(
      ".gridCellUnsizedAxes(\(value))", .unsizedAxes(axes), on: cell, in: scene,
      cost: Cost.argument)
  }

  /// `.gridCellColumns(…)` after a cell of a grid.
  package static func cellColumns(_ count: Int, of cell: Int, in scene: AnswerScene)
    -> EditCandidate?
  {
    appending(
      ".gridCellColumns(\(count))", .cellColumns(count), on: cell, in: scene,
      cost: Cost.argument)
  }

  /// Another alignment of the cells of a lazy grid: the `alignment` of its `GridItem`s.
  ///
  /// - Parameter code: the alignment as code.
  package static func gridItemAlignment(
    _ alignment: Alignment, _ code: String, of grid: Int, in scene: AnswerScene
  ) -> EditCandidate? {
    guard let call = scene.call(grid) else { return nil }
    let change = SourceChange(
      "GridItem", at: call.source, .setArgument("alignment", to: code))
    return EditCandidate(
      change, .trackAlignment(alignment), of: scene.twins(grid), cost: Cost.argument)
  }
}
