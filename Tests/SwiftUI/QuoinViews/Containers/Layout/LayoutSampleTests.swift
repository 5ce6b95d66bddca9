import SwiftUI
import Testing

/// Examples from the rules, with views.
@MainActor
@Suite struct LayoutSampleTests {
  @Test func idealSizesOfShapes() {
    #expect(laid(300, 300) { Color.red.fixedSize() }.size == CGSize(width: 10, height: 10))
    #expect(laid(300, 300) { Circle().fixedSize() }.size == CGSize(width: 10, height: 10))
    let framed = laid(nil, nil) { Circle().named("circle").frame(width: 100, height: 50) }
    #expect(framed.shows("circle", at: CGRect(25, 0, 50, 50)))
  }

  @Test func aBackgroundOfNegativePadding() {
    let report = laid(nil, nil) {
      Rectangle().frame(width: 30, height: 30).background {
        Color.red.named("color").padding(-10).named("padding")
      }
    }
    #expect(report.shows("color", at: CGRect(-10, -10, 50, 50)))
    #expect(report.shows("padding", at: CGRect(0, 0, 30, 30)))
  }

  /// A view without a width of its own becomes as wide as the widest sibling
  /// (Rules/Stacks.md#second-pass).
  @Test func aDividerInAFixedColumn() {
    let report = laid(300, 300) {
      VStack {
        Color.red.frame(height: 20).named("color")
        Divider().named("line")
        Rectangle().frame(width: 30, height: 10).named("shape")
      }
      .fixedSize()
    }
    #expect(abs(report.size.height - 46.333) < 0.001 && report.size.width == 30)
    #expect(report.shows("color", at: CGRect(0, 0, 30, 20)))
    #expect(report.shows("line", at: CGRect(0, 28, 30, 1 / 3)))
    #expect(report.shows("shape", at: CGRect(0, 36.333, 30, 10)))
  }

  @Test func onlyTheSpacerSeparates() {
    let report = laid(300, nil) {
      HStack {
        Text("A").named("a")
        Spacer(minLength: 0).named("spacer")
        Text("B").named("b")
      }
    }
    #expect(report.size.width == 300)
    #expect(report.shows("spacer", at: CGRect(8.667, 10.167, 282.667, 0)))
    #expect(report.frame(of: "b")?.maxX == 300)
  }

  @Test func aTextAtTheEndOfItsFrame() {
    let report = laid(300, nil) {
      Text("AB").named("text").frame(maxWidth: .infinity, alignment: .trailing)
    }
    #expect(report.size.width == 300)
    #expect(report.shows("text", at: CGRect(283, 0, 17, 20.333)))
  }

  @Test func theLargestViewSizesAZStack() {
    let greedy = laid(300, 400) {
      ZStack {
        Color.red
        Text("AB")
      }
    }
    #expect(greedy.size == CGSize(width: 300, height: 400))
    let led = laid(300, 400) {
      ZStack {
        Color.red.layoutPriority(-1).named("color")
        Text("AB")
      }
    }
    #expect(led.shows("color", at: CGRect(0, 0, 17, 20.333)))
    #expect(led.size == led.frame(of: "color")?.size)
  }

  @Test func overlaysByGuides() {
    func report(_ isMoved: Bool) -> LayoutReport {
      laid(nil, nil) {
        Color.red.frame(width: 100, height: 50).overlay(alignment: .topTrailing) {
          Circle().frame(width: 20, height: 20).named("circle")
            .alignmentGuide(.top) { isMoved ? $0.height / 2 : $0[.top] }
            .alignmentGuide(.trailing) { isMoved ? $0.width / 2 : $0[.trailing] }
        }
      }
    }
    #expect(report(false).shows("circle", at: CGRect(80, 0, 20, 20)))
    #expect(report(true).shows("circle", at: CGRect(90, -10, 20, 20)))
  }

  @Test func alignedRowsAndColumns() {
    let texts = laid(nil, nil) {
      HStack(alignment: .firstTextBaseline) {
        Text("A").font(.title)
        Text("B").named("body")
      }
    }
    #expect(abs((texts.frame(of: "body")?.minY ?? 0) - 10.333) < 0.001)
    let row = laid(nil, nil) {
      HStack {
        Color.red.frame(width: 10, height: 20).named("low")
        Color.red.frame(width: 10, height: 40).named("high")
      }
    }
    #expect(row.size.height == 40)
    #expect(row.frame(of: "low")?.minY == 10 && row.frame(of: "high")?.minY == 0)
    for (width, expected) in [(30, 50), (80, 80)] as [(CGFloat, CGFloat)] {
      let column = laid(nil, nil) {
        VStack(alignment: .leading) {
          Color.red.frame(width: 40, height: 10).alignmentGuide(.leading) { _ in -10 }.named("in")
          Color.red.frame(width: width, height: 10).named("out")
        }
      }
      #expect(column.size.width == expected)
      #expect(column.frame(of: "in")?.minX == 10 && column.frame(of: "out")?.minX == 0)
    }
  }

  @Test func paddingBeyondTheProposal() {
    #expect(laid(30, 30) { Color.red.padding(20) }.size == CGSize(width: 40, height: 40))
  }

  @Test func aSafeAreaInset() {
    let report = laid(300, 400) {
      Color.red.named("primary").safeAreaInset(edge: .bottom, spacing: 0) {
        Color.blue.frame(height: 50).named("inset")
      }
    }
    #expect(report.size == CGSize(width: 300, height: 400))
    #expect(report.shows("primary", at: CGRect(0, 0, 300, 350)))
    #expect(report.shows("inset", at: CGRect(0, 350, 300, 50)))
  }

  @Test func theWindowOfAPhone() {
    let insets = EdgeInsets(top: 59, leading: 0, bottom: 34, trailing: 0)
    let safe = laid(393, 852, window: insets) { Color.red.named("color") }
    #expect(safe.shows("color", at: CGRect(0, 59, 393, 759)))
    let full = laid(393, 852, window: insets) { Color.red.named("color").ignoresSafeArea() }
    #expect(full.shows("color", at: CGRect(0, 0, 393, 852)))
    #expect(full.size == CGSize(width: 393, height: 759))
  }

  @Test func nothingBesideAText() {
    let isShown = false
    let report = laid(nil, nil) {
      VStack {
        HStack {}.named("row")
        Text("A")
        if isShown { Color.red }
      }
    }
    #expect(abs(report.size.height - 20.333) < 0.001 && abs(report.size.width - 8.667) < 0.001)
    #expect(report.frame(of: "row")?.size == .zero)
  }
}
