import SwiftUI
import Testing

/// The tables of Rules/Spacing.md#table and Rules/Spacing.md#text-numbers, with views: body text at
/// three pixels per point.
@MainActor
@Suite struct SpacingTableTests {
  private enum Kind: String, CaseIterable {
    case shape, text, spacer, divider, padded, wide, tall, row, column, empty
  }

  @ViewBuilder private func view(_ kind: Kind) -> some View {
    switch kind {
    case .shape: Color.red.frame(width: 10, height: 10)
    case .text: Text("a")
    case .spacer: Spacer()
    case .divider: Divider()
    case .padded: Text("a").padding(1)
    case .wide: Text("a").frame(width: 50)
    case .tall: Text("a").frame(height: 50)
    case .row:
      HStack {
        Text("a")
        Color.red.frame(width: 10, height: 10)
      }
    case .column: VStack { Text("a") }
    case .empty: HStack {}
    }
  }

  private func gap<First: View, Second: View>(
    _ axis: Axis, _ first: First, _ second: Second
  ) -> CGFloat? {
    let layout = axis == .vertical ? AnyLayout(VStackLayout()) : AnyLayout(HStackLayout())
    let report = laid(nil, nil) {
      layout {
        first.named("first")
        second.named("second")
      }
    }
    guard let one = report.frame(of: "first"), let two = report.frame(of: "second") else {
      return nil
    }
    return axis == .vertical ? two.minY - one.maxY : two.minX - one.maxX
  }

  private func expect(_ gap: CGFloat?, _ expected: CGFloat, _ what: String) {
    #expect(gap.map { abs($0 - expected) < 0.006 } ?? false, "\(what): \(String(describing: gap))")
  }

  /// Rows are the upper views, columns the lower ones.
  @Test func below() {
    let lower: [Kind] = [.shape, .text, .spacer, .divider, .column, .empty]
    let table: [(Kind, [CGFloat])] = [
      (.shape, [8, 6.43, 0, 8, 6.43, 0]),
      (.text, [10.64, 2, 0, 10.64, 2, 0]),
      (.spacer, [0, 0, 0, 0, 0, 0]),
      (.divider, [8, 6.43, 0, 8, 6.43, 0]),
      (.padded, [8, 6.43, 0, 8, 6.43, 0]),
      (.wide, [10.64, 2, 0, 10.64, 2, 0]),
      (.tall, [8, 6.43, 0, 8, 6.43, 0]),
      (.row, [10.64, 6.43, 0, 10.64, 6.43, 0]),
    ]
    for (upper, gaps) in table {
      for (kind, expected) in zip(lower, gaps) {
        expect(
          gap(.vertical, view(upper), view(kind)), expected, "\(kind) below \(upper)")
      }
    }
  }

  @Test func beside() {
    for first in Kind.allCases {
      for second in Kind.allCases {
        let isOpen = [first, second].contains { $0 == .spacer || $0 == .empty }
        expect(
          gap(.horizontal, view(first), view(second)), isOpen ? 0 : 8,
          "\(second) beside \(first)")
      }
    }
  }

  /// A symbol shares the categories of text (Rules/Spacing.md#symbols).
  @Test func symbols() {
    let symbol = Image(systemName: "star")
    expect(gap(.vertical, Text("a"), symbol), 0, "symbol below text")
    expect(gap(.vertical, symbol, Text("a")), 0, "text below symbol")
    expect(gap(.vertical, symbol, symbol), 0, "symbol below symbol")
    expect(gap(.horizontal, symbol, Text("a")), 8, "text beside symbol")
    let shape = Color.red.frame(width: 10, height: 10)
    let (above, below) = (gap(.vertical, shape, symbol) ?? 0, gap(.vertical, symbol, shape) ?? 0)
    expect(below - above, 1, "a shape's distance below less that above")
  }

  /// A view above a text, a text above a view, a text above a text of its style
  /// (Rules/Spacing.md#text-numbers).
  @Test func styles() {
    let rows: [(Font, CGFloat, CGFloat, CGFloat)] = [
      (.largeTitle, 12.54, 20.95, 0.67), (.title, 10.42, 17.35, 0.67),
      (.title2, 7.97, 13.42, 2), (.title3, 7.49, 12.44, 1.33), (.headline, 6.43, 10.64, 2),
      (.body, 6.43, 10.64, 2), (.callout, 5.86, 9.82, 2), (.subheadline, 5.62, 9.33, 2.33),
      (.footnote, 4.8, 8.02, 2.67), (.caption, 4.56, 7.53, 2), (.caption2, 3.99, 6.71, 0),
    ]
    let shape = Color.red.frame(width: 10, height: 10)
    for (font, above, below, between) in rows {
      let text = Text("a").font(font)
      expect(gap(.vertical, shape, text), above, "\(font) below a view")
      expect(gap(.vertical, text, shape), below, "\(font) above a view")
      expect(gap(.vertical, text, text), between, "\(font) above itself")
    }
  }
}
