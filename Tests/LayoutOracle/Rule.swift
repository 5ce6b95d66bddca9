import Foundation
import QuoinGeometry

/// What any view answers (Rules/Proposals.md). Nothing is remembered and nothing derived: each question is worked
/// out from the start, every time it is asked.
protocol Rule: Sendable {
  /// The answer to a proposal (Rules/Proposals.md#three-steps).
  func size(_ proposal: ProposedViewSize) -> CGSize
  /// The length along one axis, which stacks ask for when they order their children (Rules/Stacks.md#least-flexible-first).
  func length(_ proposal: ProposedViewSize, along axis: Axis) -> CGFloat
  /// What the view prefers to its neighbours (Rules/Spacing.md#preferences).
  var spacing: Spacing { get }
  /// Rules/Frames.md#layout-priority
  var priority: CGFloat { get }
  /// The explicit guide, in the view's own coordinates (Rules/Alignment.md#guides).
  func explicit(_ line: GuideLine, in given: Given) -> CGFloat?
  /// The children in source order, in leading-based coordinates (Rules/Proposals.md#placed-with-proposal).
  func place(in given: Given) -> [Placed]

  /// Whether a frame directly around it lets its spacing through (Rules/Spacing.md#frames).
  var requiresSpacingProjection: Bool { get }
  /// Whether the view is a modifier that only annotates its child.
  var isAnnotation: Bool { get }
  var isRightToLeft: Bool { get }
}

/// What a view is placed with (Rules/Proposals.md#placed-with-proposal).
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

  /// The child as it answers `proposal`.
  func answer(_ child: any Rule, _ proposal: ProposedViewSize) -> Given {
    Given(size: child.size(proposal), proposal: proposal)
  }
}

/// A wrapper of one child. Unless said: the child's spacing, priority 0, guides shifted (Rules/Frames.md#wrappers).
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

/// A wrapper that is not there for the negotiation (Rules/Frames.md#neutral-modifiers).
protocol NeutralRule: UnaryRule {}

extension NeutralRule {
  func length(_ proposal: ProposedViewSize, along axis: Axis) -> CGFloat {
    child.length(proposal, along: axis)
  }
  var priority: CGFloat { child.priority }
}
