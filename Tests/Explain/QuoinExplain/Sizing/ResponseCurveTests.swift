import Foundation
import Quoin
import SwiftUI
import Testing

/// The exact proposals at which a response curve has kinks and jumps.
@MainActor
@Suite("Response curves") struct ResponseCurveTests {
  private typealias Point = AxisSizing.Point

  private func sizing<V: View>(_ view: V) -> SizingReport {
    let renderer = ImageRenderer(content: view)
    renderer.shaper = FixedShaper()
    return renderer.sizing()
  }

  /// Returns the curve of a function.
  private func curve(_ answer: @escaping (CGFloat) -> CGFloat) -> AxisSizing {
    SizingProbe().report(isComposed: false) { proposal, _ in
      CGSize(width: answer(proposal.width ?? 10), height: 0)
    }.horizontal
  }

  private func numbers(_ sizing: AxisSizing) -> [[CGFloat]] {
    sizing.curve.map { [$0.proposal, $0.length] }
  }

  @Test("curves of frames bend at their limits")
  func frames() {
    let both = sizing(ProbeChild().frame(minWidth: 100, maxWidth: 200)).horizontal
    #expect(numbers(both) == [[0, 100], [100, 100], [200, 200], [1000, 200]])
    #expect(both.kinks == [100, 200] && both.discontinuities.isEmpty && both.isExact)
    #expect(sizing(Color.red.frame(minWidth: 33.25)).horizontal.kinks == [33.25])
    #expect(sizing(Color.red.frame(maxHeight: 0.1)).vertical.kinks == [0.1])
    #expect(sizing(Color.red.frame(maxWidth: 999)).horizontal.kinks == [999])
    #expect(sizing(Color.red.frame(width: 50)).horizontal.kinks.isEmpty)
    let narrow = sizing(Color.red.frame(minWidth: 500, maxWidth: 501)).horizontal
    #expect(narrow.kinks == [500, 501])
  }

  @Test("paddings, stacks and ratios")
  func containers() {
    #expect(
      numbers(sizing(Color.red.padding(16)).horizontal) == [[0, 32], [32, 32], [1000, 1000]])
    let row = HStack(spacing: 8) {
      Color.red.frame(minWidth: 50)
      Color.blue.frame(minWidth: 20, maxWidth: 100)
    }
    // From 48 on the second one gets more than its minimum of 20, from 108 on the first one more
    // than 50.
    #expect(
      numbers(sizing(row).horizontal) == [[0, 78], [48, 78], [108, 108], [1000, 1000]],
      "\(sizing(row).horizontal)")
    let limited = HStack(spacing: 0) {
      Color.red.frame(maxWidth: 50)
      Color.blue.frame(maxWidth: 30)
    }
    #expect(numbers(sizing(limited).horizontal) == [[0, 0], [80, 80], [1000, 80]])
    let pair = VStack(spacing: 10) {
      Color.red.frame(minHeight: 40, maxHeight: 60)
      Color.blue.frame(minHeight: 5, maxHeight: 200)
    }
    #expect(sizing(pair).vertical.kinks == [55, 270], "\(sizing(pair).vertical)")
    let ratio = sizing(Color.red.aspectRatio(1.5, contentMode: .fit).frame(maxWidth: 90))
    #expect(ratio.horizontal.kinks == [90])
    #expect(
      numbers(sizing(Color.red.frame(maxWidth: 60).padding(4)).horizontal)
        == [[0, 8], [8, 8], [68, 68], [1000, 68]])
  }

  @Test("a text jumps exactly where a line begins to fit")
  func texts() throws {
    let text = Text(verbatim: "One two three four")
    let width = sizing(text).horizontal
    #expect(width.isExact && width.kinks.isEmpty)
    let last = try #require(width.discontinuities.last)
    #expect(width.curve.last?.length == width.ideal && last <= width.ideal)
    for jump in width.discontinuities {
      let (before, after) = (size(text, jump - 1e-5), size(text, jump + 1e-5))
      #expect(before.width < after.width && before.height >= after.height, "at \(jump)")
    }
    // One line needs half an em per character, minus the rounding error that a text is allowed.
    #expect(abs(last - 153) < 0.001 && size(text, last).height < size(text, last - 0.01).height)
    // Between its jumps, the width of a text is that of its longest line.
    #expect(
      width.discontinuities.count >= 2 && width.discontinuities == width.discontinuities.sorted())
    let high = sizing(text.frame(width: 60)).vertical
    #expect(high.isExact && !high.discontinuities.isEmpty, "\(high)")
  }

  private func size(_ view: some View, _ width: CGFloat?, _ height: CGFloat? = nil) -> CGSize {
    let renderer = ImageRenderer(content: view)
    renderer.shaper = FixedShaper()
    renderer.proposedSize = ProposedViewSize(width: width, height: height)
    return renderer.layoutReport().size
  }

  @Test(
    "ViewThatFits jumps where its first view fits"
  )
  func jumps() {
    let fits = ViewThatFits(in: .horizontal) {
      Color.red.frame(width: 123.5)
      Color.red.frame(width: 40)
    }
    let width = sizing(fits).horizontal
    #expect(
      width.discontinuities == [123.5]
        && numbers(width) == [[0, 40], [123.5, 40], [123.5, 123.5], [1000, 123.5]])
    #expect(width.description.contains("123.5→40|123.5"))
    #expect(curve { $0 >= 300 ? 7 : 5 }.discontinuities == [300])
    #expect(curve { $0 > 300 ? 7 : 5 }.discontinuities == [300])
    #expect(curve { $0 >= 1.0 / 3 ? 7 : 5 }.discontinuities == [1.0 / 3])
    #expect(curve { $0 >= .pi ? 0 : $0 }.discontinuities == [.pi])
  }

  @Test("a piecewise linear curve is found piece by piece", arguments: 0..<40)
  func pieces(seed: UInt64) {
    var numbers = Numbers(state: seed &* 0x9E37_79B9_7F4A_7C15 | 1)
    // Kinks at halves, thirds and quarters of a point, at least five points apart.
    var corners: [Point] = [Point(proposal: 0, length: 10, kind: .end)]
    var isRising = true
    while let last = corners.last, last.proposal < 900 {
      let way = 5 + CGFloat(numbers.next() % 1200) / 12
      let slope: CGFloat = isRising ? [0.5, 1, 0.25][Int(numbers.next() % 3)] : 0
      isRising.toggle()
      corners.append(
        Point(proposal: last.proposal + way, length: last.length + slope * way, kind: .kink))
    }
    let found = curve { proposal in
      let next = corners.firstIndex { $0.proposal > proposal } ?? corners.count
      guard next < corners.count else { return corners[corners.count - 1].length }
      let (from, to) = (corners[next - 1], corners[next])
      let slope = (to.length - from.length) / (to.proposal - from.proposal)
      return from.length + slope * (proposal - from.proposal)
    }
    let inside = corners.dropFirst().map(\.proposal).filter { $0 < 1000 }
    // The last piece before the end is level; where a rising piece meets another level, there is a
    // kink, too.
    for kink in found.kinks {
      #expect(inside.contains { abs($0 - kink) < 1e-9 }, "\(kink) is not a corner of \(inside)")
    }
    #expect(found.kinks.count >= inside.count - 1 && found.isExact, "\(found)")
  }

  /// A reproducible sequence of numbers.
  private struct Numbers {
    var state: UInt64
    mutating func next() -> UInt64 {
      state ^= state << 13
      state ^= state >> 7
      state ^= state << 17
      return state >> 11
    }
  }

  @Test("a nonlinear curve is sampled, and marked as such")
  func bent() {
    let root = curve { $0.squareRoot() }
    #expect(!root.isExact && root.curve.contains { $0.kind == .sample })
    #expect(root.description.hasSuffix("(samples)"))
    #expect(abs((root.length(at: 900) ?? 0) - 30) < 0.01)
  }

  /// Views of many kinds; for any proposal, the size is on the curve.
  private static let views: [(String, AnyView)] = [
    ("colour", AnyView(Color.red)), ("text", AnyView(Text(verbatim: "Some words that may wrap"))),
    ("frame", AnyView(Text(verbatim: "Hi").frame(minWidth: 30, maxWidth: 120))),
    ("circle", AnyView(Circle().padding(7))),
    (
      "row",
      AnyView(
        HStack {
          Text(verbatim: "Label that wraps")
          Spacer()
          Color.red.frame(minWidth: 20, maxWidth: 77)
        })
    ),
    (
      "two texts",
      AnyView(
        HStack(spacing: 5) {
          Text(verbatim: "The first one")
          Text(verbatim: "another one of more words").layoutPriority(1)
        })
    ),
    ("column", AnyView(VStack { ForEach(0..<4) { Text(verbatim: "Line \($0) of it") } })),
    (
      "grid",
      AnyView(
        Grid {
          GridRow {
            Color.red.frame(maxWidth: 90)
            Text(verbatim: "Cell one")
          }
        })
    ),
    (
      "fits",
      AnyView(
        ViewThatFits {
          Text(verbatim: "A long line of text")
          Text(verbatim: "Short")
          Color.red
        })
    ),
    ("toggle", AnyView(Toggle("Some setting", isOn: .constant(true)))),
    ("ratio", AnyView(Color.red.aspectRatio(0.75, contentMode: .fill).frame(maxHeight: 50))),
    ("scroll view", AnyView(ScrollView { Text(verbatim: "Inside") })),
    ("reader", AnyView(GeometryReader { Color.red.frame(width: $0.size.width / 2) })),
    ("safe", AnyView(Text(verbatim: "Rounded up").fixedSize().padding(.leading, 3.3))),
  ]

  @Test("every size is on its curve", arguments: 0..<14)
  func dense(index: Int) throws {
    #expect(Self.views.count == 14)
    let (name, view) = Self.views[index]
    let report = sizing(view)
    for (axis, curve) in [(Axis.horizontal, report.horizontal), (.vertical, report.vertical)] {
      #expect(curve.isExact, "\(name)")
      for proposal in stride(from: 0.0, through: 1000, by: 2.93)
      where !curve.discontinuities.contains(where: { abs($0 - proposal) < 1e-5 }) {
        let answer =
          axis == .horizontal ? size(view, proposal).width : size(view, nil, proposal).height
        let expected = curve.length(at: proposal)
        if abs(answer - (expected ?? -1)) > 1e-5 {
          Issue.record("\(name), \(axis): \(proposal) → \(answer), on its curve \(expected ?? -1)")
          break
        }
      }
    }
  }
}
