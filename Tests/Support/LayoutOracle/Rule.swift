import Foundation
import QuoinGeometry

/// The layout of a view (Rules/Proposals.md).
///
/// Nothing is cached and nothing derived: each value is computed from scratch, every time.
protocol Rule: Sendable {
  /// Returns the size for a proposal (Rules/Proposals.md#three-steps).
  func size(_ proposal: ProposedViewSize) -> CGSize
  /// Returns the length on one axis, which stacks measure to order their children
  /// (Rules/Stacks.md#least-flexible-first).
  func length(_ proposal: ProposedViewSize, along axis: Axis) -> CGFloat
  /// The view's spacing preference (Rules/Spacing.md#preferences).
  var spacing: Spacing { get }
  /// Rules/Frames.md#layout-priority
  var priority: CGFloat { get }
  /// Returns the explicit guide, in the view's own coordinates (Rules/Alignment.md#guides).
  func explicit(_ line: GuideLine, in given: Given) -> CGFloat?
  /// Returns the children in source order, in leading-based coordinates
  /// (Rules/Proposals.md#placed-with-proposal).
  func place(in given: Given) -> [Placed]

  /// Whether a frame directly around the view preserves its spacing (Rules/Spacing.md#frames).
  var requiresSpacingProjection: Bool { get }
  /// Whether the view is a modifier that only annotates its child.
  var isAnnotation: Bool { get }
  var isRightToLeft: Bool { get }
}

/// The size and proposal with which a view is placed (Rules/Proposals.md#placed-with-proposal).
struct Given {
  var size: CGSize
  var proposal: ProposedViewSize
}

struct Placed {
  var child: any Rule
  var origin: CGPoint
  var given: Given
}

extension Rule {
  func length(_ proposal: ProposedViewSize, along axis: Axis) -> CGFloat { size(proposal)[axis] }
  var spacing: Spacing { .ordinary }
  var priority: CGFloat { 0 }
  func explicit(_ line: GuideLine, in given: Given) -> CGFloat? { nil }
  func place(in given: Given) -> [Placed] { [] }
  var requiresSpacingProjection: Bool { false }
  var isAnnotation: Bool { false }
  var isRightToLeft: Bool { false }

  func dimensions(in given: Given) -> Dimensions {
    Dimensions(size: given.size) { self.explicit($0, in: given) }
  }

  /// Returns the child's size for `proposal`, together with the proposal.
  func answer(_ child: any Rule, _ proposal: ProposedViewSize) -> Given {
    Given(size: child.size(proposal), proposal: proposal)
  }
}

/// A wrapper of one child.
///
/// By default: the child's spacing, priority 0, guides shifted (Rules/Frames.md#wrappers).
protocol UnaryRule: Rule {
  var child: any Rule { get }
  func offer(_ proposal: ProposedViewSize) -> ProposedViewSize
  func placeChild(in given: Given) -> Placed
}

extension UnaryRule {
  func size(_ proposal: ProposedViewSize) -> CGSize { child.size(offer(proposal)) }
  func offer(_ proposal: ProposedViewSize) -> ProposedViewSize { proposal }
  var spacing: Spacing { child.spacing }

  func place(in given: Given) -> [Placed] { [placeChild(in: given)] }

  func placeChild(in given: Given) -> Placed {
    Placed(child: child, origin: .zero, given: answer(child, offer(given.proposal)))
  }

  /// Rules/Alignment.md#through-wrappers
  func explicit(_ line: GuideLine, in given: Given) -> CGFloat? {
    let placed = placeChild(in: given)
    return child.explicit(line, in: placed.given).map { $0 + placed.origin[line.axis] }
  }
}

/// A wrapper that doesn't affect the layout of its child (Rules/Frames.md#neutral-modifiers).
protocol NeutralRule: UnaryRule {}

extension NeutralRule {
  func length(_ proposal: ProposedViewSize, along axis: Axis) -> CGFloat {
    child.length(proposal, along: axis)
  }
  var priority: CGFloat { child.priority }
}
