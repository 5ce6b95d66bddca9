import Foundation
import QuoinGeometry

/// A view that sizes each axis independently (Rules/ShapesAndImages.md#leaves): the proposal or the
/// ideal, within its limits.
struct SpanRule: Rule {
  let width, height: OracleSpan

  func size(_ proposal: ProposedViewSize) -> CGSize {
    func answer(_ span: OracleSpan, _ length: CGFloat?) -> CGFloat {
      clamp(length ?? span.ideal, span.min, span.max)
    }
    return CGSize(width: answer(width, proposal.width), height: answer(height, proposal.height))
  }
}

/// `Circle` (Rules/ShapesAndImages.md#circle): equal width and height, at least 0
/// (Rules/Proposals.md#negative-proposals).
struct CircleRule: Rule {
  func size(_ proposal: ProposedViewSize) -> CGSize {
    let side: CGFloat =
      switch (proposal.width, proposal.height) {
      case (nil, nil): 10
      case (let width?, nil): width
      case (nil, let height?): height
      case (let width?, let height?): min(width, height)
      }
    return CGSize(width: max(side, 0), height: max(side, 0))
  }
}

/// `GeometryReader` (Rules/Geometry.md#geometry-reader): its content only depends on it through the
/// proposal.
struct ReaderRule: Rule {
  func size(_ proposal: ProposedViewSize) -> CGSize {
    let size = proposal.replacingUnspecifiedDimensions()
    return CGSize(width: max(size.width, 0), height: max(size.height, 0))
  }
}

/// A surface of 600 square points that takes the proposed width and has no spacing preference.
struct AreaRule: Rule {
  func size(_ proposal: ProposedViewSize) -> CGSize { OracleTree.areaSize(proposal) }
  var spacing: Spacing { Spacing() }
}

/// `Spacer` (Rules/Stacks.md#spacer).
struct SpacerRule: Rule {
  let least: CGFloat
  /// The axis of the nearest stack; with `nil` it expands on both.
  let orientation: Axis?

  func size(_ proposal: ProposedViewSize) -> CGSize {
    func length(_ axis: Axis) -> CGFloat {
      if let orientation, orientation != axis { return 0 }
      return max(proposal[axis] ?? -.infinity, least)
    }
    return CGSize(width: length(.horizontal), height: length(.vertical))
  }

  var spacing: Spacing {
    .zero(orientation.map(Spacing.Edge.ends(of:)) ?? Spacing.Edge.allCases)
  }
  var priority: CGFloat { -.infinity }
  var requiresSpacingProjection: Bool { true }
}

/// `Divider` (Rules/Stacks.md#divider): a line one pixel thick, vertical in an HStack, with a
/// length of at least 0 (Rules/Proposals.md#negative-proposals).
struct DividerRule: Rule {
  let orientation: Axis?

  func size(_ proposal: ProposedViewSize) -> CGSize {
    orientation == .horizontal
      ? CGSize(width: OracleTree.pixel, height: max(proposal.height ?? 10, 0))
      : CGSize(width: max(proposal.width ?? 10, 0), height: OracleTree.pixel)
  }
}

/// A text-like view (Rules/Text.md).
struct WordsRule: Rule {
  let words: OracleWords

  func size(_ proposal: ProposedViewSize) -> CGSize { words.size(proposal) }

  /// Rules/Text.md#no-room
  func length(_ proposal: ProposedViewSize, along axis: Axis) -> CGFloat {
    words.length(proposal, along: axis)
  }

  func explicit(_ line: GuideLine, in given: Given) -> CGFloat? {
    switch line {
    case .firstTextBaseline: words.font.ascent
    case .lastTextBaseline: given.size.height - words.font.descent
    default: nil
    }
  }

  /// Rules/Spacing.md#text
  var spacing: Spacing {
    let font = words.font
    func roundUp(_ length: CGFloat) -> CGFloat {
      (length / OracleTree.pixel - 1e-6).rounded(.up) * OracleTree.pixel
    }
    let line = font.ascent + font.descent
    let gap = roundUp(0.1 * line)
    let spaced = line + gap
    var spacing = Spacing()
    spacing[.textToText, .top] = .bottomText(leading: roundUp(font.leading))
    spacing[.textBaseline, .top] = .distance(-font.ascent)
    spacing[.edgeAboveText, .top] = .distance(spaced - font.ascent)
    spacing[.textToText, .bottom] = .topText
    spacing[.textBaseline, .bottom] = .distance(-font.descent)
    spacing[.edgeBelowText, .bottom] = .distance(
      max(spaced - font.capHeight, gap + font.descent))
    return spacing
  }
}
