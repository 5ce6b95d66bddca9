import Foundation
import LayoutOracle
import QuoinCore
import QuoinGeometry
import QuoinLayout
import QuoinText
import QuoinViews

/// An oracle tree built from views and modifiers.
///
/// Every tree has its own static type, as in a source file: there is no `AnyView`, so that code
/// that depends on types is covered.
@MainActor
package struct ViewSubject: @preconcurrency Subject {
  private let views: ViewTree
  package var tree: LayoutTree { views.layout }

  package init(_ source: OracleTree) throws {
    var environment = EnvironmentValues()
    environment.displayScale = 1 / OracleTree.pixel
    views = try ViewTree(any: source.view, environment: environment)
  }
}

extension ViewTree {
  fileprivate convenience init(any view: some View, environment: EnvironmentValues) throws {
    try self.init(view, environment: environment, shaper: FixedShaper())
  }
}

extension OracleTree {
  /// The tree as the view that its ``description`` spells.
  @MainActor var view: any View {
    switch self {
    case .leaf(.greedy, .greedy): return Color.clear
    case .leaf(let width, let height): return Span(width: width, height: height)
    case .words(let words): return Words(width: words.width, font: words.font)
    case .area: return Area()
    case .circle: return Circle()
    case .reader: return GeometryReader { _ in }
    case .spacer(let minLength): return Spacer(minLength: minLength)
    case .divider: return Divider()
    case .stack(let axis, let alignment, let spacing, let isDynamic, let children):
      return Self.stack(
        axis, Alignment(alignment), spacing, Self.list(children, isDynamic: isDynamic))
    case .zStack(let alignment, let isDynamic, let children):
      return Self.zStack(Alignment(alignment), Self.list(children, isDynamic: isDynamic))
    case .group(let children): return Self.group(Self.list(children, isDynamic: false))
    case .grid(let grid):
      return Self.grid(grid, Self.list(grid.rows.map { $0.view }))
    case .layer(let isBackground, let alignment, let primary, let isDynamic, let content):
      return Self.layered(
        primary.view, isBackground, Alignment(alignment), Self.list(content, isDynamic: isDynamic))
    default: return parts.first.map { modified($0.view) } ?? EmptyView()
    }
  }

  @MainActor private func modified(_ child: some View) -> any View {
    switch self {
    case .fixedFrame(let width, let height, let alignment, _):
      child.frame(width: width, height: height, alignment: Alignment(alignment))
    case .flexFrame(let width, let height, let alignment, _):
      child.frame(
        minWidth: width.min, idealWidth: width.ideal, maxWidth: width.max,
        minHeight: height.min, idealHeight: height.ideal, maxHeight: height.max,
        alignment: Alignment(alignment))
    case .padding(let insets, _): child.padding(EdgeInsets(insets))
    case .fixedSize(let horizontal, let vertical, _):
      child.fixedSize(horizontal: horizontal, vertical: vertical)
    case .aspectRatio(let ratio, let fills, _):
      child.aspectRatio(ratio, contentMode: fills ? .fill : .fit)
    case .offset(let x, let y, _): child.offset(x: x, y: y)
    case .position(let x, let y, _): child.position(x: x, y: y)
    case .effect: child.opacity(0.5)
    case .priority(let value, _): child.layoutPriority(Double(value))
    case .guide(let line, let value, _) where line.axis == .horizontal:
      child.alignmentGuide(
        HorizontalAlignment(line.key), computeValue: value.closure(for: line))
    case .guide(let line, let value, _):
      child.alignmentGuide(VerticalAlignment(line.key), computeValue: value.closure(for: line))
    case .direction(let rightToLeft, _):
      child.environment(\.layoutDirection, rightToLeft ? .rightToLeft : .leftToRight)
    default: child
    }
  }

  // Each of these opens its existential arguments, so that the content keeps its own type.

  @MainActor private static func stack(
    _ axis: Axis, _ alignment: Alignment, _ spacing: CGFloat?, _ content: some View
  ) -> any View {
    axis == .horizontal
      ? HStack(alignment: alignment.vertical, spacing: spacing) { content } as any View
      : VStack(alignment: alignment.horizontal, spacing: spacing) { content }
  }

  @MainActor private static func zStack(_ alignment: Alignment, _ content: some View) -> any View {
    ZStack(alignment: alignment) { content }
  }

  @MainActor private static func group(_ content: some View) -> any View { Group { content } }

  @MainActor private static func grid(_ grid: OracleGrid, _ rows: some View) -> any View {
    Grid(
      alignment: Alignment(grid.alignment), horizontalSpacing: grid.horizontalSpacing,
      verticalSpacing: grid.verticalSpacing
    ) { rows }
  }

  @MainActor private static func layered(
    _ primary: some View, _ isBackground: Bool, _ alignment: Alignment, _ content: some View
  ) -> any View {
    isBackground
      ? primary.background(alignment: alignment) { content } as any View
      : primary.overlay(alignment: alignment) { content }
  }

  /// Returns the result of a builder for the statements, inside an `if` if the list is dynamic.
  @MainActor private static func list(_ trees: [OracleTree], isDynamic: Bool) -> any View {
    let list = list(trees.map { $0.view })
    return isDynamic ? branch(list) : list
  }

  @MainActor fileprivate static func list(_ views: [any View]) -> any View {
    var list = views.first ?? EmptyView()
    for view in views.dropFirst() { list = pair(list, view) }
    return list
  }

  @MainActor private static func pair(_ first: some View, _ second: some View) -> any View {
    ViewBuilder.buildPartialBlock(accumulated: first, next: second)
  }

  @MainActor private static func branch(_ content: some View) -> any View {
    ViewBuilder.buildIf(Optional(content))
  }
}

extension OracleGrid.Row {
  @MainActor fileprivate var view: any View {
    let cells = OracleTree.list(cells.map { $0.view })
    return isFull ? cells : row(cells)
  }

  @MainActor private func row(_ cells: some View) -> any View {
    GridRow(alignment: alignment.map { VerticalAlignment($0.key) }) { cells }
  }
}

extension OracleGrid.Cell {
  /// Default values of the cell are not written.
  @MainActor fileprivate var view: any View {
    var view = tree.view
    if let columns { view = view.gridCellColumns(columns) }
    if !unsized.isEmpty { view = view.gridCellUnsizedAxes(unsized) }
    if let anchor { view = view.gridCellAnchor(anchor) }
    if let columnAlignment {
      view = view.gridColumnAlignment(HorizontalAlignment(columnAlignment.key))
    }
    return view
  }
}
