import Foundation
import QuoinGeometry

/// Finds out how a view is sized by asking it for its size, as a person would with borders on a large canvas.
///
/// Question: does the view hug, expand, or follow its content?
///
/// 1. A length is *expanding* when it fills the canvas and grows with it, whatever the other side's proposal: a
///    view with a ratio can't fill both, and follows the shorter or the longer one. Any other length is *hugging*.
/// 2. The probe asks a view with a place for a child twice, with a child that hugs and with one that expands.
///    Where the view does as the child does, it is *neutral*.
///
/// Worked example: a frame of infinite maximal width is 1000 wide on a canvas of 1000 around a colour and around
/// a text, but as high as the canvas only around the colour: `h-exp, v-neu`.
///
/// The proposals nil and infinity decide nothing; they only give the ideal and the maximum.
public struct SizingProbe: Sendable {
  /// The child that fills the view's place for one.
  public enum Child: Sendable, CaseIterable { case hugging, expanding }

  /// The side of the canvas that the view is to fill, in points; larger than any content.
  public static let canvas: CGFloat = 1000
  /// How many times as long the other side is: once the shorter, once as long, once the longer one.
  private static let stretches: [CGFloat] = [0.01, 1, 100]
  /// The proposals of a response curve, in points.
  public static let proposals: [CGFloat] = [0, 10, 25, 50, 100, 200, 400, 600, 800, 1000]

  public init() {}

  /// Probes a view.
  ///
  /// - Parameters:
  ///   - isComposed: whether the view has a place for a child; for others the probe calls `answer` only with a
  ///     child that hugs.
  ///   - answer: the view's answer in points, given the child in that place.
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

  /// Whether a length fills two canvases; a length that the view adds on its own doesn't matter.
  private func expands(_ length: (CGFloat) throws -> CGFloat) rethrows -> Bool {
    let (small, large) = (try length(Self.canvas), try length(2 * Self.canvas))
    // Half a point allows for rounding to pixels.
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
