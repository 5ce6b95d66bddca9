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

  public init() {}

  /// Probes a view: its behaviour, and its answers to all proposals up to the canvas' side.
  ///
  /// - Parameters:
  ///   - isComposed: whether the view has a place for a child; for others the probe calls `answer` only with a
  ///     child that hugs.
  ///   - questions: about how often a view may be asked for a curve, of which the rest are samples then; at least 600.
  ///   - answer: the view's answer in points, given the child in that place.
  public func report(
    isComposed: Bool, questions: Int = 6000, answer: (ProposedViewSize, Child) -> CGSize
  ) -> SizingReport {
    let around = answers(questions) { answer($0, .hugging) }
    return SizingReport(
      behavior: behavior(isComposed: isComposed, answer: answer), isComposed: isComposed,
      horizontal: around.horizontal, vertical: around.vertical,
      aroundExpanding: isComposed ? answers(questions) { answer($0, .expanding) } : nil)
  }

  /// Finds only out how a view behaves, which takes a small part of the questions of a report.
  public func behavior(
    isComposed: Bool, answer: (ProposedViewSize, Child) -> CGSize
  ) -> SizingBehavior {
    let hugging = behavior { answer($0, .hugging) }
    guard isComposed else { return hugging }
    return SizingBehavior(
      hugging: hugging, expanding: behavior { answer($0, .expanding) })
  }

  /// How a view behaves whatever stands in a place for a child.
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

  /// Whether a length fills two canvases; a length that the view adds on its own doesn't matter.
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
  /// The behaviour of a view that behaves in these two ways around a child that hugs and one that expands.
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
