import SwiftUI

extension Facts {
  static let guides: [String: Check] = [
    "fb-guides": { fact in
      let lines: [(String, KeyPath<Guides, CGFloat>, CGFloat)] = [
        ("leading", \.leading, 0), ("center", \.center, 50), ("trailing", \.trailing, 100),
        ("top", \.top, 0), ("middle", \.middle, 50), ("bottom", \.bottom, 100),
        ("first baseline", \.firstBaseline, 100), ("last baseline", \.lastBaseline, 100),
      ]
      let guides = Guides.read(Rectangle().frame(width: 100, height: 100))
      for (name, line, expected) in lines {
        fact.expect(name, guides?[keyPath: line], is: expected)
      }
    },

    "fb-guide-chain": { fact in
      let view = Rectangle().frame(width: 100, height: 100)
        .alignmentGuide(.leading) { $0.width / 3 }
      let inner = Guides.read(view)
      fact.expect("d[.leading]", inner?.leading, is: 100.0 / 3)
      fact.expect("d[explicit: .leading]", inner?.explicitLeading, is: 100.0 / 3)
      let outer = Guides.read(view.alignmentGuide(.leading) { $0[HorizontalAlignment.center] })
      fact.expect("leading afterwards", outer?.leading, is: 50)
    },

    "fb-zstack-guide": { fact in
      let stack = ZStack(alignment: .bottomLeading) {
        Color.red.frame(width: 60, height: 40).accessibilityIdentifier("a")
        Color.blue.frame(width: 20, height: 20).accessibilityIdentifier("b")
      }
      let view = report(nil, nil) { stack.alignmentGuide(.leading) { $0[.leading] + 10 } }
      fact.expect("a", in: view, is: (0, 0, 60, 40))
      fact.expect("b", in: view, is: (0, 20, 20, 20))
    },

    "fb-baseline": { fact in
      @MainActor func lines(_ first: CGFloat, _ last: CGFloat) -> some View {
        Color.red.frame(width: 10, height: 20)
          .alignmentGuide(.firstTextBaseline) { _ in first }
          .alignmentGuide(.lastTextBaseline) { _ in last }
      }
      let plain = Color.red.frame(width: 10, height: 20)
      let column = Guides.read(
        VStack(spacing: 0) {
          plain
          lines(5, 15)
          lines(6, 16)
          plain
        })
      fact.expect("first of a column", column?.firstBaseline, is: 25)
      fact.expect("last of a column", column?.lastBaseline, is: 56)
      let row = Guides.read(
        HStack(spacing: 0) {
          lines(6, 13)
          lines(5, 12)
          plain
        })
      fact.expect("first of a row", row?.firstBaseline, is: 5)
      fact.expect("last of a row", row?.lastBaseline, is: 13)
      let without = Guides.read(
        VStack(spacing: 0) {
          plain
          plain
        })
      fact.expect("first without any", without?.firstBaseline, is: 40)
      fact.expect("last without any", without?.lastBaseline, is: 40)
    },

    "os-combine": { fact in
      let stack = VStack(spacing: 0) {
        ForEach([1, 3, 5], id: \.self) { value in
          Color.red.frame(width: 10, height: 10).alignmentGuide(.mark) { _ in CGFloat(value) }
        }
        Color.red.frame(width: 10, height: 10)
      }
      fact.expect("mean", Guides.read(stack)?.mark, is: 3)
    },
  ]
}

private enum Mark: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
}

extension HorizontalAlignment {
  /// A custom guide that shows how containers combine it.
  static let mark = HorizontalAlignment(Mark.self)
}
