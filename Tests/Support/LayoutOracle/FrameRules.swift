import Foundation
import QuoinGeometry

/// `frame(width:height:alignment:)` (Rules/Frames.md#fixed).
struct FixedFrameRule: UnaryRule {
  let width, height: CGFloat?
  let alignment: OracleAlignment
  let child: any Rule
  let isRightToLeft: Bool

  init(
    width: CGFloat?, height: CGFloat?, alignment: OracleAlignment, child: any Rule,
    isRightToLeft: Bool
  ) {
    // Rules/Frames.md#fixed-invalid
    func valid(_ length: CGFloat?) -> CGFloat? {
      length.flatMap { $0.isFinite ? max($0, 0) : nil }
    }
    self.width = valid(width)
    self.height = valid(height)
    self.alignment = alignment
    self.child = child
    self.isRightToLeft = isRightToLeft
  }

  func offer(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(width: width ?? proposal.width, height: height ?? proposal.height)
  }

  func size(_ proposal: ProposedViewSize) -> CGSize {
    let c = child.size(offer(proposal))
    return CGSize(width: width ?? c.width, height: height ?? c.height)
  }

  func placeChild(in given: Given) -> Placed {
    aligned(child, alignment, offer(given.proposal), in: given.size)
  }

  /// Rules/Spacing.md#frames
  var spacing: Spacing {
    framed(child, constrained: [.horizontal: width != nil, .vertical: height != nil])
  }
}

/// `frame(minWidth:…maxHeight:alignment:)` (Rules/Frames.md#flex-size).
struct FlexFrameRule: UnaryRule {
  let width, height: FlexAxis
  let alignment: OracleAlignment
  let child: any Rule
  let isRightToLeft: Bool

  func offer(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(width: width.q(proposal.width), height: height.q(proposal.height))
  }

  func size(_ proposal: ProposedViewSize) -> CGSize {
    let c = child.size(offer(proposal))
    return CGSize(
      width: width.length(proposal.width, around: c.width),
      height: height.length(proposal.height, around: c.height))
  }

  func placeChild(in given: Given) -> Placed {
    let offer = ProposedViewSize(
      width: width.placement(given.proposal.width, own: given.size.width),
      height: height.placement(given.proposal.height, own: given.size.height))
    return aligned(child, alignment, offer, in: given.size)
  }

  /// Rules/Spacing.md#frames
  var spacing: Spacing {
    framed(
      child, constrained: [.horizontal: width.isConstrained, .vertical: height.isConstrained])
  }
}

/// One axis of a flexible frame.
struct FlexAxis {
  let min, ideal, max: CGFloat?

  /// Rules/Frames.md#flex-limits
  init(_ limits: OracleLimits) {
    let min = limits.min.map { Swift.max($0, 0) }
    let ideal = limits.ideal.map { Swift.max(min ?? 0, $0) }
    self.min = min
    self.ideal = ideal
    max = limits.max.map { Swift.max(ideal ?? 0, $0) }
  }

  var isConstrained: Bool { min != nil || ideal != nil || max != nil }

  /// Rules/Frames.md#flex-proposal
  func q(_ p: CGFloat?) -> CGFloat? {
    (p ?? ideal).map { clamp($0, min ?? -.infinity, max ?? .infinity) }
  }

  /// Rules/Frames.md#flex-size
  func length(_ p: CGFloat?, around c: CGFloat) -> CGFloat {
    if let p, let min, let max, min <= max { return clamp(p, min, max) }
    if p == nil, let ideal { return ideal }
    switch (min, max) {
    case (let min?, let max?): return min <= max ? clamp(c, min, max) : c
    case (let min?, nil): return Swift.max(Swift.min(q(p) ?? .infinity, c), min)
    case (nil, let max?): return Swift.min(Swift.max(q(p) ?? -.infinity, c), max)
    case (nil, nil): return c
    }
  }

  /// Rules/Frames.md#flex-placement: the child is placed with the proposal it was measured with,
  /// or, if that was nil and a limit determined the length, with the frame's own length.
  func placement(_ p: CGFloat?, own: CGFloat) -> CGFloat? {
    if let q = q(p) { return q }
    let isLimited = min.map { own <= $0 } ?? false || max.map { $0 <= own } ?? false
    return isLimited ? own : nil
  }
}

extension Rule {
  /// Returns the frame's own point, which ignores every explicit guide, minus the child's guide
  /// (Rules/Alignment.md#frame-alignment).
  func aligned(
    _ child: any Rule, _ alignment: OracleAlignment, _ offer: ProposedViewSize, in size: CGSize
  ) -> Placed {
    let given = answer(child, offer)
    let (own, inner) = (Dimensions(size: size) { _ in nil }, child.dimensions(in: given))
    func offset(_ line: GuideLine) -> CGFloat { line.defaultValue(in: own) - inner[line] }
    return Placed(
      child: child,
      origin: CGPoint(x: offset(alignment.horizontal), y: offset(alignment.vertical)), given: given)
  }

  /// Rules/Spacing.md#frames
  func framed(_ child: any Rule, constrained: [Axis: Bool]) -> Spacing {
    var spacing = child.spacing
    if child.requiresSpacingProjection { return spacing }
    for axis in Axis.allCases where constrained[axis] == true {
      spacing.reset(Spacing.Edge.ends(of: axis))
    }
    return spacing
  }
}
