import SwiftUI
import Testing

/// The rules for edge cases and overflow (Rules/Proposals.md#overflow).
@MainActor
@Suite struct LayoutEdgeCaseTests {
  private func box(_ width: CGFloat, _ height: CGFloat) -> some View {
    Color.red.frame(width: width, height: height)
  }

  private struct Gap: View {
    var body: some View { Spacer().named("spacer") }
  }

  @Test func spacersTakeTheAxisOfTheStackAround() {
    let wrapped = laid(100, 50) {
      HStack(spacing: 0) {
        Group { ForEach(0..<1) { _ in Gap() } }
        box(20, 20)
      }
    }
    #expect(wrapped.shows("spacer", at: CGRect(0, 10, 80, 0)))
    let nested = laid(100, 50) {
      HStack(spacing: 0) {
        VStack { Spacer() }.named("spacer")
        box(20, 20)
      }
    }
    #expect(nested.shows("spacer", at: CGRect(0, 0, 0, 50)))
    #expect(nested.size == CGSize(width: 20, height: 50))
    let erased = laid(100, 50) {
      HStack(spacing: 0) {
        AnyView(Gap())
        box(20, 20)
      }
    }
    #expect(erased.shows("spacer", at: CGRect(0, 10, 80, 0)))
  }

  @Test func spacersOutsideStacksExpandBothWays() {
    #expect(laid(70, 50) { Spacer() }.size == CGSize(width: 70, height: 50))
    #expect(laid(nil, nil) { Spacer() }.size == CGSize(width: 8, height: 8))
    let pile = laid(70, 50) {
      HStack(spacing: 0) {
        ZStack {
          Spacer().named("spacer")
          box(20, 20)
        }
      }
    }
    // The spacer has a lower priority than the box, so only the box determines the size of the
    // ZStack.
    #expect(pile.shows("spacer", at: CGRect(0, 0, 20, 20)))
    let over = laid(70, 50) { box(30, 20).overlay { Spacer().named("spacer") } }
    #expect(over.shows("spacer", at: CGRect(0, 0, 30, 20)))
  }

  @Test func dividersTurnWithTheStackAround() {
    let row = laid(100, 50) {
      HStack(spacing: 0) {
        ForEach(0..<1) { _ in Divider().named("line") }
        box(20, 20)
      }
    }
    #expect(row.shows("line", at: CGRect(0, 0, 1 / 3, 50)))
    let pile = laid(100, 50) { ZStack { Divider().named("line") } }
    #expect(pile.shows("line", at: CGRect(0, 0, 100, 1 / 3)))
  }

  @Test func nothingOfferedStillKeepsTheGaps() {
    let report = laid(0, 0) {
      HStack {
        Color.red.frame(minWidth: 20)
        Color.blue
        box(30, 10)
      }
    }
    #expect(report.size.width == 66)
  }

  @Test func twoSpacersShareWhatIsLeft() {
    let report = laid(100, 50) {
      HStack(spacing: 0) {
        Spacer().named("a")
        box(20, 20)
        Spacer(minLength: 0).named("b")
      }
    }
    #expect(report.frame(of: "a")?.width == 40 && report.frame(of: "b")?.width == 40)
  }

  /// An explicit priority means that a spacer is no longer last: it then shares with the color.
  @Test func aPriorityOnASpacerCounts() {
    let report = laid(100, 50) {
      HStack(spacing: 0) {
        Color.red.named("color")
        Spacer().layoutPriority(0).named("spacer")
      }
    }
    #expect(report.frame(of: "color")?.width == 50)
    let greedy = laid(100, 50) {
      HStack(spacing: 0) {
        Color.red.named("color")
        Spacer().named("spacer")
      }
    }
    #expect(greedy.frame(of: "color")?.width == 92)
  }

  @Test func emptyListsMakeEmptyStacks() {
    let report = laid(100, 100) {
      VStack {
        box(20, 20)
        HStack { ForEach(0..<0) { _ in box(20, 20) } }.named("row")
        box(20, 20)
      }
    }
    #expect(report.size == CGSize(width: 20, height: 40))
    #expect(report.frame(of: "row")?.size == .zero)
  }

  @Test func anInfiniteColumnIsInfinitelyHigh() {
    let report = laid(100, .infinity) {
      VStack {
        Color.red
        box(20, 20)
      }
    }
    #expect(report.size == CGSize(width: 100, height: CGFloat.infinity))
  }

  /// Centered in its frame; aligned to the trailing side in a leading column
  /// (Rules/Proposals.md#overflow).
  @Test func aRowTooWide() {
    func row() -> some View {
      HStack(spacing: 0) {
        box(60, 10)
        box(60, 10)
      }
      .named("row")
    }
    #expect(laid(300, 300) { row().frame(width: 100) }.frame(of: "row")?.minX == -10)
    let column = laid(100, 300) {
      VStack(alignment: .leading, spacing: 0) {
        row()
        Color.red.named("color")
      }
    }
    #expect(column.frame(of: "row")?.minX == 0)
    #expect(column.frame(of: "color")?.minX == 0 && column.size.width == 120)
    let root = laid(100, 100, window: EdgeInsets()) { row() }
    #expect(root.frame(of: "row")?.minX == -10)
  }

  /// Padding around a fixed frame reports more than its proposal (Rules/Proposals.md#overflow).
  @Test func paddingAroundWhatIsTooLarge() {
    #expect(laid(30, 30) { box(40, 40).padding(5) }.size == CGSize(width: 50, height: 50))
  }

  /// A text is only wider than its proposal if a single character is, and only higher because of
  /// its first line (Rules/Text.md#height-limit).
  @Test func textsKeepToTheirOffer() {
    let narrow = laid(20, nil) { Text("aaaa bbbb") }
    #expect(narrow.size.width <= 20)
    let low = laid(100, 5) { Text("aaaa bbbb cccc dddd") }
    #expect(abs(low.size.height - 20.333) < 0.001 && low.size.width <= 100)
    let fixed = laid(20, nil) { Text("aaaa bbbb").fixedSize() }
    #expect(abs(fixed.size.width - 76.667) < 0.001)
  }

  /// A negative minimum length is the size for a proposal of nil, but not for other proposals
  /// (Rules/Stacks.md#spacer).
  @Test func aSpacerOfNegativeLength() {
    func width(_ proposal: CGFloat?) -> CGFloat {
      laid(proposal, nil) {
        HStack(spacing: 0) {
          box(20, 20)
          Spacer(minLength: -10)
          box(20, 20)
        }
      }.size.width
    }
    #expect(width(nil) == 30 && width(0) == 40 && width(100) == 100)
  }

  /// A resizable image keeps its cap insets, also a symbol (Rules/ShapesAndImages.md#resizable).
  @Test func insetsOfAStretchedSymbol() {
    let insets = EdgeInsets(top: 3, leading: 4, bottom: 5, trailing: 6)
    let symbol = Image(systemName: "star").resizable(capInsets: insets)
    #expect(laid(0, 0) { symbol }.size == CGSize(width: 10, height: 8))
    #expect(laid(50, 60) { symbol }.size == CGSize(width: 50, height: 60))
  }

  @Test func zeroIsNotNegative() { #expect(laid(nil, nil) { Text("") }.size.width.sign == .plus) }
}
