import Foundation
import QuoinGeometry

/// Finds out how a view is sized by asking it, as one would with borders on a large canvas.
///
/// Question: does the view hug, expand, or follow what is inside?
///
/// 1. A length is *expanding* when it fills the canvas and grows with it, whatever it takes of the other side: a
///    view with a ratio can't fill both, and follows the shorter or the longer one. Any other length is *hugging*.
/// 2. A view that holds a place for a child is asked twice, with a child that hugs and with one that expands.
///    Where it does as the child does, it is *neutral*.
///
/// Worked example: a frame of infinite maximal width is 1000 wide on a canvas of 1000 around a colour and around
/// a text, but as high as the canvas only around the colour: `h-exp, v-neu`.
///
/// At nil and infinity nothing is decided; they only give the ideal and the maximum.
public struct SizingProbe: Sendable {
  /// What a place for a child is filled with.
  public enum Child: Sendable, CaseIterable { case hugging, expanding }

  /// The side of the canvas in points that is to be filled; larger than any content.
  public static let canvas: CGFloat = 1000
  /// How many times longer the other side is: so that it is the shorter, as long, and the longer one.
  private static let stretches: [CGFloat] = [0.01, 1, 100]
  /// The proposals of a response curve, in points.
  public static let proposals: [CGFloat] = [0, 10, 25, 50, 100, 200, 400, 600, 800, 1000]

  public init() {}

  /// Probes a view.
  ///
  /// - Parameters:
  ///   - isComposed: whether the view holds a place for a child; otherwise `answer` is always asked for one
  ///     that hugs.
  ///   - answer: the view's answer in points, given what fills that place.
  public func report(
    isComposed: Bool, answer: (ProposedViewSize, Child) throws -> CGSize
  ) rethrows -> SizingReport {
    let hugging = try behavior { try answer($0, .hugging) }
    let expanding = isComposed ? try behavior { try answer($0, .expanding) } : hugging
    return SizingReport(
      behavior: SizingBehavior(
        horizontal: combined(hugging.horizontal, expanding.horizontal),
        vertical: combined(hugging.vertical, expanding.vertical)),
      isComposed: isComposed,
      horizontal: try axis(
        { try answer(ProposedViewSize(width: $0, height: nil), .hugging) }, \.width),
      vertical: try axis(
        { try answer(ProposedViewSize(width: nil, height: $0), .hugging) }, \.height))
  }

  private func combined(_ hugging: AxisBehavior, _ expanding: AxisBehavior) -> AxisBehavior {
    hugging == .hugging && expanding == .expanding ? .neutral : hugging
  }

  private func behavior(of answer: (ProposedViewSize) throws -> CGSize) rethrows -> SizingBehavior {
    let others = Self.stretches.map { $0 * Self.canvas }
    let isWide = try others.contains { other in
      try expands { try answer(ProposedViewSize(width: $0, height: other)).width }
    }
    let isHigh = try others.contains { other in
      try expands { try answer(ProposedViewSize(width: other, height: $0)).height }
    }
    return SizingBehavior(
      horizontal: isWide ? .expanding : .hugging, vertical: isHigh ? .expanding : .hugging)
  }

  /// Whether a length fills two canvases; what a view adds on its own account is no matter.
  private func expands(_ length: (CGFloat) throws -> CGFloat) rethrows -> Bool {
    let (small, large) = (try length(Self.canvas), try length(2 * Self.canvas))
    // Half a point for rounding to pixels.
    return small > Self.canvas - 0.5 && abs(large - small - Self.canvas) < 0.5
  }

  private func axis(
    _ answer: (CGFloat?) throws -> CGSize, _ length: KeyPath<CGSize, CGFloat>
  ) rethrows -> AxisSizing {
    AxisSizing(
      minimum: try answer(0)[keyPath: length], ideal: try answer(nil)[keyPath: length],
      maximum: try answer(.infinity)[keyPath: length],
      curve: try Self.proposals.map {
        AxisSizing.Point(proposal: $0, length: try answer($0)[keyPath: length])
      })
  }
}
