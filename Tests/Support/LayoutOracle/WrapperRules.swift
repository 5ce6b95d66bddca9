import Foundation
import QuoinGeometry

/// `padding` (Rules/Frames.md#padding).
struct PaddingRule: UnaryRule {
  let e: OracleInsets
  let child: any Rule
  let isRightToLeft: Bool

  func offer(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(
      width: proposal.width.map { max(0, $0 - (e.leading + e.trailing)) },
      height: proposal.height.map { max(0, $0 - (e.top + e.bottom)) })
  }

  func size(_ proposal: ProposedViewSize) -> CGSize {
    let c = child.size(offer(proposal))
    return CGSize(
      width: max(0, c.width + (e.leading + e.trailing)),
      height: max(0, c.height + (e.top + e.bottom)))
  }

  func placeChild(in given: Given) -> Placed {
    Placed(
      child: child, origin: CGPoint(x: e.leading, y: e.top),
      given: answer(child, offer(given.proposal)))
  }

  /// Rules/Spacing.md#padding
  var spacing: Spacing {
    var spacing = child.spacing
    if e.top != 0 { spacing.reset([.top]) }
    if e.leading != 0 { spacing.reset([.leading]) }
    if e.bottom != 0 { spacing.reset([.bottom]) }
    if e.trailing != 0 { spacing.reset([.trailing]) }
    return spacing
  }
}

/// `fixedSize` (Rules/Frames.md#fixed-size). According to a recorded grid it reports priority 0.
struct FixedSizeRule: UnaryRule {
  let horizontal, vertical: Bool
  let child: any Rule
  let isRightToLeft: Bool

  func offer(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(
      width: horizontal ? nil : proposal.width, height: vertical ? nil : proposal.height)
  }

  func placeChild(in given: Given) -> Placed { centred(child, offer(given.proposal), in: given) }
}

/// `aspectRatio` (Rules/Frames.md#aspect-ratio).
struct AspectRatioRule: UnaryRule {
  let r: CGFloat?
  let fills: Bool
  let child: any Rule
  let isRightToLeft: Bool

  func offer(_ proposal: ProposedViewSize) -> ProposedViewSize {
    // 1.
    if proposal == .unspecified { return proposal }
    // 2.
    var ratio = CGSize(width: 1, height: 1)
    if let r, r > 0, r.isFinite {
      ratio.width = r
    } else {
      let ideal = child.size(.unspecified)
      if ideal.width != ideal.height { ratio = ideal }
    }
    // 3.
    let scales = [
      proposal.width.map { $0 / ratio.width }, proposal.height.map { $0 / ratio.height },
    ]
    .compactMap { $0 }.filter { !$0.isNaN }
    // 4.
    guard let s = fills ? scales.max() : scales.min() else { return proposal }
    // A length of 0 stays 0 at any scale; no proposal is negative (1.3).
    func scaled(_ length: CGFloat) -> CGFloat { (length * s).isNaN ? 0 : max(length * s, 0) }
    return ProposedViewSize(width: scaled(ratio.width), height: scaled(ratio.height))
  }

  func placeChild(in given: Given) -> Placed { centred(child, offer(given.proposal), in: given) }
}

/// `position` (Rules/Frames.md#position): greedy, with its child's center at a point.
struct PositionRule: UnaryRule {
  let x, y: CGFloat
  let child: any Rule
  let isRightToLeft: Bool

  func size(_ proposal: ProposedViewSize) -> CGSize {
    let c = child.size(proposal)
    return CGSize(
      width: proposal.width.map { max($0, 0) } ?? c.width,
      height: proposal.height.map { max($0, 0) } ?? c.height)
  }

  func placeChild(in given: Given) -> Placed {
    let inner = answer(child, ProposedViewSize(given.size))
    return Placed(
      child: child,
      origin: CGPoint(x: x - inner.size.width / 2, y: y - inner.size.height / 2), given: inner)
  }

  /// Rules/Spacing.md#wrappers
  var spacing: Spacing { .ordinary }
}

/// `offset` (Rules/Frames.md#offset): moves the drawing; guides stay.
struct OffsetRule: NeutralRule {
  let x, y: CGFloat
  let child: any Rule
  let isRightToLeft: Bool

  func placeChild(in given: Given) -> Placed {
    Placed(child: child, origin: CGPoint(x: x, y: y), given: answer(child, given.proposal))
  }

  func explicit(_ line: GuideLine, in given: Given) -> CGFloat? { child.explicit(line, in: given) }
}

/// Any modifier that only affects drawing (Rules/Frames.md#neutral-modifiers).
struct EffectRule: NeutralRule {
  let child: any Rule
}

/// `layoutPriority` (Rules/Frames.md#layout-priority).
struct PriorityRule: NeutralRule {
  let priority: CGFloat
  let child: any Rule

  var isAnnotation: Bool { true }
  var requiresSpacingProjection: Bool { child.requiresSpacingProjection }
}

/// `alignmentGuide` (Rules/Alignment.md#alignment-guide).
struct GuideRule: NeutralRule {
  let line: GuideLine
  let value: GuideValue
  let child: any Rule

  var isAnnotation: Bool { true }
  var requiresSpacingProjection: Bool { child.requiresSpacingProjection }

  func explicit(_ line: GuideLine, in given: Given) -> CGFloat? {
    guard line == self.line else { return child.explicit(line, in: given) }
    let d = child.dimensions(in: given)
    return value.value(
      for: line, length: d.size[line.axis], guide: { d[$0] }, explicit: { d.explicit($0) })
  }
}

/// `overlay` and `background` (Rules/Frames.md#layers). The secondary is a single view: see
/// `OracleTree.rule`.
struct LayerRule: NeutralRule {
  let alignment: OracleAlignment
  let child: any Rule
  let secondary: any Rule
  let isRightToLeft: Bool

  func place(in given: Given) -> [Placed] {
    let primary = answer(child, given.proposal)
    let layer = answer(secondary, ProposedViewSize(primary.size))
    func offset(_ line: GuideLine) -> CGFloat {
      child.dimensions(in: primary)[line] - secondary.dimensions(in: layer)[line]
    }
    return [
      Placed(child: child, origin: .zero, given: primary),
      Placed(
        child: secondary,
        origin: CGPoint(x: offset(alignment.horizontal), y: offset(alignment.vertical)),
        given: layer),
    ]
  }
}

extension Rule {
  /// By geometry, not by guides (Rules/Alignment.md#unit-points).
  func centred(_ child: any Rule, _ offer: ProposedViewSize, in given: Given) -> Placed {
    let inner = answer(child, offer)
    return Placed(
      child: child,
      origin: CGPoint(
        x: (given.size.width - inner.size.width) / 2, y: (given.size.height - inner.size.height) / 2
      ),
      given: inner)
  }
}
