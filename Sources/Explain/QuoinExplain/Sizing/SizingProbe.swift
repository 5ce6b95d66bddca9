import Foundation
import QuoinGeometry

/// Determines the sizing behavior of a view by measuring it, as one would by hand with borders on a
/// large canvas.
///
/// 1. A length is *expanding* if it fills the canvas and grows with it, whatever is proposed on the
///    other side: a view with an aspect ratio can't fill both, and follows the shorter or the
///    longer one. Any other length is *hugging*.
/// 2. A view with a child is probed twice, with a hugging and with an expanding child. If it
///    behaves as its child in both cases, it is *neutral*.
///
/// Worked example: a frame of infinite maximum width is 1000 wide on a canvas of 1000 around a
/// color and around a text, but as high as the canvas only around the color: `h-exp, v-neu`.
///
/// The proposals nil and infinity don't affect the behavior; they only determine the ideal and the
/// maximum.
public struct SizingProbe: Sendable {
  /// The child of the probed view.
  public enum Child: Sendable, CaseIterable { case hugging, expanding }

  /// The side of the canvas that the view has to fill, in points; larger than any content.
  public static let canvas: CGFloat = 1000
  /// The ratios of the other side to the canvas's side: shorter, equal, and longer.
  private static let stretches: [CGFloat] = [0.01, 1, 100]

  public init() {}

  /// Probes a view for its behavior and its lengths for all proposals up to the canvas' side.
  ///
  /// - Parameters:
  ///   - isComposed: whether the view has a child; for others `answer` is only called with a
  ///     hugging child.
  ///   - questions: the approximate maximum number of measurements for a curve, after which it is
  ///   sampled; at least 600.
  ///   - answer: returns the view's size in points with the given child.
  public func report(
    isComposed: Bool, questions: Int = 6000, answer: (ProposedViewSize, Child) -> CGSize
  ) -> SizingReport {
    let around = answers(questions) { answer($0, .hugging) }
    return SizingReport(
      behavior: behavior(isComposed: isComposed, answer: answer), isComposed: isComposed,
      horizontal: around.horizontal, vertical: around.vertical,
      aroundExpanding: isComposed ? answers(questions) { answer($0, .expanding) } : nil)
  }

  /// Determines only the behavior of a view, with a fraction of the measurements needed for a
  /// report.
  public func behavior(
    isComposed: Bool, answer: (ProposedViewSize, Child) -> CGSize
  ) -> SizingBehavior {
    let hugging = behavior { answer($0, .hugging) }
    guard isComposed else { return hugging }
    return SizingBehavior(
      hugging: hugging, expanding: behavior { answer($0, .expanding) })
  }

  /// The behavior of a view regardless of its child.
  func behavior(of answer: (ProposedViewSize) -> CGSize) -> SizingBehavior {
    let others = Self.stretches.map { $0 * Self.canvas }
    let isWide = others.contains { other in
      expands { answer(ProposedViewSize(width: $0, height: other)).width }
    }
    let isHigh = others.contains { other in
      expands { answer(ProposedViewSize(width: other, height: $0)).height }
    }
    return SizingBehavior(
      horizontal: isWide ? .expanding : .hugging, vertical: isHigh ? .expanding : .hugging)
  }

  /// Whether a length fills two canvases, ignoring any constant length that the view adds.
  private func expands(_ length: (CGFloat) -> CGFloat) -> Bool {
    let (small, large) = (length(Self.canvas), length(2 * Self.canvas))
    // Half a point allows for rounding to pixels.
    return small > Self.canvas - 0.5 && abs(large - small - Self.canvas) < 0.5
  }

  private func answers(_ questions: Int, _ answer: (ProposedViewSize) -> CGSize)
    -> SizingReport.Answers
  {
    .init(
      horizontal: axis(questions) { answer(ProposedViewSize(width: $0, height: nil)).width },
      vertical: axis(questions) { answer(ProposedViewSize(width: nil, height: $0)).height })
  }

  private func axis(_ questions: Int, _ answer: (CGFloat?) -> CGFloat) -> AxisSizing {
    let curve = CurveFinder.curve(upTo: Self.canvas, questions: max(questions, 600)) { answer($0) }
    return AxisSizing(
      minimum: answer(0), ideal: answer(nil), maximum: answer(.infinity),
      curve: curve.points, isExact: curve.isExact)
  }
}

extension SizingBehavior {
  /// Creates the behavior of a view from its behavior around a hugging and an expanding child.
  init(hugging: SizingBehavior, expanding: SizingBehavior) {
    func combined(_ hugging: AxisBehavior, _ expanding: AxisBehavior) -> AxisBehavior {
      hugging == .hugging && expanding == .expanding ? .neutral : hugging
    }
    self.init(
      horizontal: combined(hugging.horizontal, expanding.horizontal),
      vertical: combined(hugging.vertical, expanding.vertical))
  }

  subscript(axis: Axis) -> AxisBehavior { axis == .horizontal ? horizontal : vertical }
}
