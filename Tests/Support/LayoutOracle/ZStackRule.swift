import Foundation
import QuoinGeometry

/// `ZStack` (Rules/Stacks.md#zstack-size).
struct ZStackRule: Rule {
  let alignment: OracleAlignment
  let children: [any Rule]
  let isRightToLeft: Bool

  /// The children that determine the size (Rules/Stacks.md#zstack-size).
  private var deciding: [any Rule] {
    let m = children.map(\.priority).max()
    return children.filter { $0.priority == m }
  }

  /// Rules/Stacks.md#zstack-size
  func size(_ proposal: ProposedViewSize) -> CGSize {
    guard !children.isEmpty else { return .zero }
    func length(_ axis: Axis) -> CGFloat {
      var before: [CGFloat] = []
      var after: [CGFloat] = []
      for child in deciding {
        let given = answer(child, proposal)
        let length = given.size[axis]
        if length == .infinity { return .infinity }
        let guide = child.dimensions(in: given)[alignment[axis]]
        before.append(guide)
        after.append(length - guide)
      }
      return (before.max() ?? 0) + (after.max() ?? 0)
    }
    return CGSize(width: length(.horizontal), height: length(.vertical))
  }

  /// Rules/Stacks.md#zstack-placement
  func place(in given: Given) -> [Placed] {
    let offer = ProposedViewSize(given.size)
    func guide(_ child: any Rule, _ axis: Axis) -> CGFloat {
      child.dimensions(in: answer(child, offer))[alignment[axis]]
    }
    func reference(_ axis: Axis) -> CGFloat { deciding.map { guide($0, axis) }.max() ?? 0 }
    let (x, y) = (reference(.horizontal), reference(.vertical))
    return children.map { child in
      Placed(
        child: child,
        origin: CGPoint(x: x - guide(child, .horizontal), y: y - guide(child, .vertical)),
        given: answer(child, offer))
    }
  }

  /// Rules/Alignment.md#combining
  func explicit(_ line: GuideLine, in given: Given) -> CGFloat? {
    combinedGuide(line, in: given)
  }

  /// Rules/Stacks.md#reported-priority
  var priority: CGFloat { children.isEmpty ? -.infinity : 0 }

  /// Rules/Spacing.md#containers
  var spacing: Spacing {
    guard !children.isEmpty else { return .zero(Spacing.Edge.allCases) }
    var spacing = Spacing()
    for child in deciding { spacing.formUnion(child.spacing, Spacing.Edge.allCases) }
    return spacing
  }
}
