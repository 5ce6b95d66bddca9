import Foundation
import QuoinGeometry
import QuoinLayout
import Testing

/// Rules/Frames.md#flex-size: the sizes of flexible frames around a text of ideal width 100, a
/// fixed child of 100 and a color.
@Suite struct FrameTests {
  enum Child: String, CaseIterable, Sendable { case text100, fixed100, color }

  struct Row: Sendable, CustomTestStringConvertible {
    let limits: FrameLimits
    let child: Child
    /// The widths for nil, 0, 30, 60, 150 and infinity.
    let answers: [CGFloat]
    var testDescription: String { "\(limits) around \(child)" }
  }

  static let inf = CGFloat.infinity
  static let rows = [
    Row(limits: FrameLimits(min: 50), child: .text100, answers: [100, 50, 50, 60, 100, 100]),
    Row(limits: FrameLimits(min: 50), child: .color, answers: [50, 50, 50, 60, 150, inf]),
    Row(limits: FrameLimits(max: 50), child: .text100, answers: [50, 0, 30, 50, 50, 50]),
    Row(limits: FrameLimits(max: 50), child: .fixed100, answers: [50, 50, 50, 50, 50, 50]),
    Row(limits: FrameLimits(max: 50), child: .color, answers: [10, 0, 30, 50, 50, 50]),
    Row(limits: FrameLimits(max: inf), child: .text100, answers: [100, 0, 30, 60, 150, inf]),
    Row(limits: FrameLimits(max: inf), child: .fixed100, answers: [100, 100, 100, 100, 150, inf]),
    Row(
      limits: FrameLimits(min: 0, max: inf), child: .fixed100,
      answers: [100, 0, 30, 60, 150, inf]),
    Row(limits: FrameLimits(ideal: 70), child: .text100, answers: [70, 0, 30, 60, 100, 100]),
    Row(limits: FrameLimits(ideal: 70), child: .fixed100, answers: [70, 100, 100, 100, 100, 100]),
    Row(
      limits: FrameLimits(min: 20, ideal: 70, max: 80), child: .color,
      answers: [70, 20, 30, 60, 80, 80]),
  ]

  @Test(arguments: rows, [true, false])
  func flexibleFrame(row: Row, usesShortcuts: Bool) throws {
    for (offer, answer) in zip([nil, 0, 30, 60, 150, Self.inf], row.answers) {
      let tree = LayoutTree()
      tree.usesShortcuts = usesShortcuts
      let mark = tree.mark
      switch row.child {
      case .text100: tree.addLeaf(LeafLength(min: 0, ideal: 100, max: 100), .expanding)
      case .fixed100: tree.addLeaf(size: CGSize(width: 100, height: 20))
      case .color: tree.addLeaf()
      }
      tree.wrapFlexFrame(
        since: mark, width: row.limits, height: FrameLimits(), alignment: .center)
      let size = try tree.layout(proposal: ProposedViewSize(width: offer, height: 20))
      #expect(size.width == answer, "at \(offer.map { "\($0)" } ?? "nil")")
    }
  }

  /// Rules/Frames.md#fixed-invalid
  @Test(arguments: [(-5, 0), (inf, 20), (-inf, 20), (.nan, 20)] as [(CGFloat, CGFloat)])
  func invalidFramesAreReported(width: CGFloat, result: CGFloat) throws {
    let tree = LayoutTree()
    let mark = tree.mark
    tree.addLeaf(size: CGSize(width: 20, height: 20))
    tree.wrapFixedFrame(since: mark, width: width, height: nil, alignment: .center)
    #expect(try tree.layout(proposal: .unspecified) == CGSize(width: result, height: 20))
    #expect(tree.diagnostics == [.invalidFrameDimension(width)] || width.isNaN)
    #expect(tree.diagnostics.count == 1)
  }

  /// Of the limits of a flexible frame, only a negative maximum is reported.
  @Test func negativeLimitsCountAsZero() throws {
    for (limits, messages) in [
      (FrameLimits(min: -50, max: -10), [-10]), (FrameLimits(max: -3), [-3]),
      (FrameLimits(min: -50), []), (FrameLimits(min: -9, ideal: -4, max: 0), []),
    ] as [(FrameLimits, [CGFloat])] {
      let tree = LayoutTree()
      let mark = tree.mark
      tree.addLeaf()
      tree.wrapFlexFrame(since: mark, width: limits, height: FrameLimits(), alignment: .center)
      let size = try tree.layout(proposal: ProposedViewSize(width: -30, height: 20))
      #expect(size == CGSize(width: 0, height: 20), "\(limits)")
      let expected = messages.map { LayoutDiagnostic.invalidFrameDimension($0) }
      #expect(tree.diagnostics == expected, "\(limits)")
    }
  }

  @Test func contradictoryLimitsAreRaised() throws {
    let tree = LayoutTree()
    let mark = tree.mark
    tree.addLeaf()
    tree.wrapFlexFrame(
      since: mark, width: FrameLimits(min: 20, ideal: 10), height: FrameLimits(ideal: 30, max: 20),
      alignment: .center)
    #expect(try tree.layout(proposal: .unspecified) == CGSize(width: 20, height: 30))
    #expect(tree.diagnostics.count == 2)
  }

  /// SwiftUI's message, followed by the numbers.
  @Test func warningsHaveSwiftUIsWording() {
    let tree = LayoutTree()
    let mark = tree.mark
    tree.addLeaf()
    let limits = FrameLimits(min: 50, max: 20)
    for _ in 0..<2 {
      tree.wrapFlexFrame(since: mark, width: limits, height: FrameLimits(), alignment: .center)
      tree.wrapFixedFrame(since: mark, width: -5, height: nil, alignment: .center)
    }
    tree.wrapFlexFrame(
      since: mark, width: FrameLimits(min: .infinity), height: FrameLimits(max: .nan),
      alignment: .center)
    #expect(
      tree.diagnostics.map(\.description) == [
        "Contradictory frame constraints specified. They are min 50, max 20.",
        "Invalid frame dimension (negative or non-finite). It is -5.",
        "Invalid frame dimension (negative or non-finite). It is ∞.",
        "Invalid frame dimension (negative or non-finite). It is NaN.",
      ])
  }

  /// Every combination of limits, compared with a literal implementation of the rules.
  @Test func everyMixOfLimitsFollowsTheRule() throws {
    let lengths: [CGFloat?] = [nil, 0, 20, 60, 90, Self.inf]
    for min in lengths {
      for ideal in lengths {
        for max in lengths {
          for offer in [nil, 0, 30, 75, 150, Self.inf] as [CGFloat?] {
            let limits = FrameLimits(min: min, ideal: ideal, max: max)
            for (low, wanted, high) in [(100, 100, 100), (0, 10, Self.inf), (0, 100, 100)]
              as [(CGFloat, CGFloat, CGFloat)]
            {
              let tree = LayoutTree()
              let mark = tree.mark
              tree.addLeaf(LeafLength(min: low, ideal: wanted, max: high), LeafLength(10))
              tree.wrapFlexFrame(
                since: mark, width: limits, height: FrameLimits(), alignment: .center)
              let width = try tree.layout(proposal: ProposedViewSize(width: offer, height: 10))
                .width
              let child = { (q: CGFloat?) in Swift.min(Swift.max(q ?? wanted, low), high) }
              #expect(
                width == Self.rule(limits, offer, child),
                "\(limits) at \(String(describing: offer))")
            }
          }
        }
      }
    }
  }

  private static func rule(
    _ limits: FrameLimits, _ p: CGFloat?, _ child: (CGFloat?) -> CGFloat
  ) -> CGFloat {
    // Rules/Frames.md#flex-limits
    let min = limits.min.map { Swift.max($0, 0) }
    let ideal = limits.ideal.map { Swift.max(min ?? 0, $0) }
    let max = limits.max.map { Swift.max(ideal ?? 0, $0) }
    // Rules/Frames.md#flex-proposal
    let q = (p ?? ideal).map { Swift.min(Swift.max($0, min ?? -inf), max ?? inf) }
    // Rules/Frames.md#flex-size
    if let p, let min, let max, min <= max { return Swift.min(Swift.max(p, min), max) }
    if p == nil, let ideal { return ideal }
    let c = child(q)
    switch (min, max) {
    case (let min?, let max?): return min > max ? c : Swift.min(Swift.max(c, min), max)
    case (let min?, nil): return Swift.max(Swift.min(q ?? inf, c), min)
    case (nil, let max?): return Swift.min(Swift.max(q ?? -inf, c), max)
    case (nil, nil): return c
    }
  }
}
