import Foundation
import QuoinGeometry

/// The values that a parent passes down to a view.
struct InheritedValues {
  /// The axis of the nearest stack, which determines that of spacers and dividers
  /// (Rules/Stacks.md#stack-axis).
  var orientation: Axis?
  var isRightToLeft = false
}

extension OracleTree {
  /// Returns the root view.
  ///
  /// Several elements become a VStack, and a modifier of several elements wraps that VStack as a
  /// whole (Rules/ViewLists.md#group-at-root).
  func root(_ inherited: InheritedValues) -> any Rule {
    let elements = elements(inherited)
    if elements.count == 1 { return elements[0] }
    if case .group(let children) = self, children.count == 1 {
      return children[0].root(inherited)
    }
    var inColumn = inherited
    inColumn.orientation = .vertical
    if let (child, inside, modify) = modification(inherited), !elements.isEmpty {
      return modify(child.root(inside))
    }
    return StackRule(
      axis: .vertical, line: .center, spacing: nil, children: self.elements(inColumn),
      isRightToLeft: inherited.isRightToLeft)
  }

  /// Returns the flat list of elements that a container receives (Rules/ViewLists.md).
  func elements(_ inherited: InheritedValues) -> [any Rule] {
    let isRightToLeft = inherited.isRightToLeft
    switch self {
    case .leaf(let width, let height): return [SpanRule(width: width, height: height)]
    case .words(let words): return [WordsRule(words: words)]
    case .area: return [AreaRule()]
    case .circle: return [CircleRule()]
    case .reader: return [ReaderRule()]
    case .spacer(let least):
      return [SpacerRule(least: least ?? 8, orientation: inherited.orientation)]
    case .divider: return [DividerRule(orientation: inherited.orientation)]
    case .group(let children): return children.flatMap { $0.elements(inherited) }
    case .grid(let grid): return [grid.rule(inherited)]
    case .stack(let axis, let alignment, let spacing, let isDynamic, let content):
      var inside = inherited
      inside.orientation = axis
      let children = content.flatMap { $0.elements(inside) }
      // Rules/ViewLists.md#elision
      if children.count == 1, !isDynamic { return children }
      return [
        StackRule(
          axis: axis, line: alignment[axis.crossing], spacing: spacing,
          children: children, isRightToLeft: isRightToLeft)
      ]
    case .zStack(let alignment, let isDynamic, let content):
      var inside = inherited
      inside.orientation = nil
      return [Self.layers(content, alignment, isDynamic: isDynamic, inside)]
    default:
      guard let (child, inside, modify) = modification(inherited) else { return [] }
      // Rules/ViewLists.md#modifier-each
      return child.elements(inside).map(modify)
    }
  }

  /// Several views on top of one another, or the only one itself (Rules/ViewLists.md#elision).
  private static func layers(
    _ content: [OracleTree], _ alignment: OracleAlignment, isDynamic: Bool,
    _ inherited: InheritedValues
  ) -> any Rule {
    let children = content.flatMap { $0.elements(inherited) }
    if children.count == 1, !isDynamic { return children[0] }
    return ZStackRule(
      alignment: alignment, children: children, isRightToLeft: inherited.isRightToLeft)
  }

  /// Returns a modifier's child, the values passed down to it, and the function that wraps each of
  /// its elements.
  private func modification(_ inherited: InheritedValues) -> (
    child: OracleTree, inside: InheritedValues, modify: (any Rule) -> any Rule
  )? {
    let isRightToLeft = inherited.isRightToLeft
    switch self {
    case .leaf, .words, .area, .circle, .reader, .spacer, .divider, .stack, .zStack, .group,
      .grid:
      return nil
    case .fixedFrame(let width, let height, let alignment, let child):
      return (
        child, inherited,
        {
          FixedFrameRule(
            width: width, height: height, alignment: alignment, child: $0,
            isRightToLeft: isRightToLeft)
        }
      )
    case .flexFrame(let width, let height, let alignment, let child):
      return (
        child, inherited,
        {
          FlexFrameRule(
            width: FlexAxis(width), height: FlexAxis(height), alignment: alignment, child: $0,
            isRightToLeft: isRightToLeft)
        }
      )
    case .padding(let insets, let child):
      return (
        child, inherited, { PaddingRule(e: insets, child: $0, isRightToLeft: isRightToLeft) }
      )
    case .fixedSize(let horizontal, let vertical, let child):
      return (
        child, inherited,
        {
          FixedSizeRule(
            horizontal: horizontal, vertical: vertical, child: $0, isRightToLeft: isRightToLeft)
        }
      )
    case .aspectRatio(let ratio, let fills, let child):
      return (
        child, inherited,
        { AspectRatioRule(r: ratio, fills: fills, child: $0, isRightToLeft: isRightToLeft) }
      )
    case .offset(let x, let y, let child):
      return (
        child, inherited, { OffsetRule(x: x, y: y, child: $0, isRightToLeft: isRightToLeft) }
      )
    case .position(let x, let y, let child):
      return (
        child, inherited, { PositionRule(x: x, y: y, child: $0, isRightToLeft: isRightToLeft) }
      )
    case .effect(let child): return (child, inherited, { EffectRule(child: $0) })
    case .priority(let value, let child):
      return (child, inherited, { PriorityRule(priority: value, child: $0) })
    case .guide(let line, let value, let child):
      return (child, inherited, { GuideRule(line: line, value: value, child: $0) })
    case .layer(_, let alignment, let primary, let isDynamic, let content):
      // An implicit ZStack, with the orientation of the surrounding stack
      // (Rules/ViewLists.md#implicit-zstack).
      return (
        primary, inherited,
        {
          LayerRule(
            alignment: alignment, child: $0,
            secondary: Self.layers(content, .center, isDynamic: isDynamic, inherited),
            isRightToLeft: isRightToLeft)
        }
      )
    case .direction(let rightToLeft, let child):
      var inside = inherited
      inside.isRightToLeft = rightToLeft
      return (child, inside, { $0 })
    }
  }
}
