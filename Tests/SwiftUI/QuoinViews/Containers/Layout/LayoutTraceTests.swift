import Quoin
import SwiftUI
import Testing

/// Rules step by step (Documentation/Rules), with a text of 8.5 points per character.
///
/// A wrapped line is as wide as its characters and the space after them.
@MainActor
@Suite struct LayoutTraceTests {
  private static let words = "aaaa bbbb cccc dddd eeee ffff"

  /// The image takes more than its share, and the shorter text comes before the longer one
  /// (Rules/Stacks.md#least-flexible-first).
  @Test func aPictureAndTwoTexts() {
    let report = laid(230, 120) {
      HStack(spacing: 10) {
        Color.red.frame(width: 80, height: 80).named("picture")
        Text("aaaa bbbb cccc dddd eeee").named("long")
        Text("aaaa bbbb cccc").named("medium")
      }
    }
    // 130 are left: with a proposal of 65 the medium text fits a word and a space on each line, and
    // the long one gets 87⅓.
    #expect(report.shows("picture", at: CGRect(0, 0, 80, 80)))
    #expect(report.shows("long", at: CGRect(90, 7.833, 85, 64.333)))
    #expect(report.shows("medium", at: CGRect(185, 7.833, 42.667, 64.333)))
    #expect(report.size.height == 80)
  }

  /// Rules/Spacing.md#text
  @Test func aTitleOverABody() {
    let report = laid(300, 600) {
      VStack {
        Text("Title").font(.title).named("title")
        Text("Body").named("body")
      }
    }
    #expect(report.shows("title", at: CGRect(0, 0, 70, 33.667)))
    #expect(report.shows("body", at: CGRect(18, 35.667, 34, 20.333)))
    #expect(abs(report.size.height - 56) < 0.001)
  }

  /// Views around a spacer touch it (Rules/Spacing.md#spacer).
  @Test func aRowOfASymbolATextAndAButton() throws {
    let report = laid(300, 50) {
      HStack {
        Image(systemName: "star").named("symbol")
        Text("aaaa").named("text")
        Spacer().named("spacer")
        Color.red.frame(width: 60, height: 20).named("button")
      }
    }
    let symbol = try #require(report.frame(of: "symbol"))
    let text = try #require(report.frame(of: "text"))
    let spacer = try #require(report.frame(of: "spacer"))
    #expect(abs(text.minX - symbol.maxX - 8) < 0.001)
    #expect(abs(spacer.minX - text.maxX) < 0.001)
    #expect(abs(spacer.maxX - 240) < 0.001)
    #expect(report.size.width == 300)
  }

  /// Rules/Frames.md#padding
  @Test func aFrameInPadding() {
    let report = laid(400, 800) {
      Text(Self.words).named("text").frame(width: 200).padding()
        .background { Color.red.named("color") }
    }
    #expect(report.shows("text", at: CGRect(31, 16, 170, 42.333)))
    #expect(report.shows("color", at: CGRect(0, 0, 232, 74.333)))
  }

  /// The padding leaves 118 of 150 (Rules/Frames.md#padding), and the last word has another one
  /// beside it (Rules/Text.md#orphans).
  @Test func paddingInAFrame() {
    let report = laid(400, 800) { Text("aaaa bbbb cccc").named("text").padding().frame(width: 150) }
    #expect(report.shows("text", at: CGRect(36.667, 16, 76.667, 42.333)))
  }

  /// Rules/Frames.md#flex-size
  @Test func aFrameWithAMaximumAtItsIdealHeight() {
    let report = laid(300, 500) {
      Color.red.frame(maxWidth: .infinity, maxHeight: 100)
        .fixedSize(horizontal: false, vertical: true)
    }
    #expect(report.size == CGSize(width: 300, height: 10))
  }

  /// Rules/Stacks.md#second-pass
  @Test func aColumnWithoutAWidth() {
    let report = laid(nil, 300) {
      VStack(spacing: 0) {
        Color.red.frame(height: 100).named("a")
        Color.blue.named("b")
      }
    }
    #expect(report.size == CGSize(width: 10, height: 300))
    #expect(report.shows("a", at: CGRect(0, 0, 10, 100)))
    #expect(report.shows("b", at: CGRect(0, 100, 10, 200)))
  }

  private enum Line: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context[.bottom] }
  }

  /// The mean of 10 and 40 + 5 (Rules/Alignment.md#combining).
  @Test func customAlignmentGuides() {
    let line = VerticalAlignment(Line.self)
    let report = laid(nil, nil) {
      HStack(alignment: line) {
        VStack(spacing: 0) {
          Color.red.frame(width: 10, height: 40).alignmentGuide(line) { _ in 10 }
          Color.red.frame(width: 10, height: 20).alignmentGuide(line) { _ in 5 }
        }
        Color.blue.frame(width: 10, height: 10).named("default")
      }
    }
    #expect(report.frame(of: "default")?.minY == 17.5)
  }

  /// Rules/Alignment.md#combining
  @Test func theLastBaselineOfAColumn() {
    let report = laid(nil, nil) {
      HStack(alignment: .lastTextBaseline) {
        VStack {
          Text("a")
          Text("b")
        }
        Text("c").font(.title).named("text")
      }
    }
    #expect(abs((report.frame(of: "text")?.minY ?? 0) - 12) < 0.001)
  }

  /// Rules/ViewLists.md#dynamic-lists
  @Test func aConditionHidesAGuideFromAnOverlay() {
    let isShown = true
    let dynamic = laid(nil, nil) {
      Color.red.frame(width: 100, height: 100).overlay(alignment: .topLeading) {
        if isShown {
          Color.blue.frame(width: 20, height: 20).named("c")
            .alignmentGuide(.leading) { $0.width / 2 }
        }
      }
    }
    #expect(dynamic.frame(of: "c")?.minX == 0)
    let fixed = laid(nil, nil) {
      Color.red.frame(width: 100, height: 100).overlay(alignment: .topLeading) {
        Color.blue.frame(width: 20, height: 20).named("c").alignmentGuide(.leading) { $0.width / 2 }
      }
    }
    #expect(fixed.frame(of: "c")?.minX == -10)
  }

  /// The less flexible text comes first, whatever the priority inside the frame
  /// (Rules/Frames.md#priority-reset).
  @Test func aFrameEndsAPriority() {
    let report = laid(100, 100) {
      HStack {
        Text("aaaa bbbb").layoutPriority(1).frame(maxWidth: 200).named("frame")
        Text("cccc dddd").named("text")
      }
    }
    #expect(report.shows("frame", at: CGRect(0, 0, 49.333, 42.333)))
    #expect(report.shows("text", at: CGRect(57.333, 0, 42.667, 42.333)))
  }

  /// 40 are reserved (Rules/Stacks.md#reservation).
  @Test func aMinimumIsReserved() {
    let report = laid(100, 200) {
      HStack(spacing: 0) {
        Text(Self.words).layoutPriority(1).named("text")
        Color.red.frame(minWidth: 40).named("color")
      }
    }
    #expect(abs((report.frame(of: "text")?.width ?? 0) - 42.667) < 0.001)
    #expect(abs((report.frame(of: "color")?.width ?? 0) - 57.333) < 0.001)
  }

  /// Rules/Stacks.md#zstack-size
  @Test func aPileInACorner() {
    let report = laid(300, 300) {
      ZStack(alignment: .bottomTrailing) {
        Color.red.frame(width: 100, height: 50).named("a")
        Color.red.frame(width: 50, height: 100).named("b")
      }
    }
    #expect(report.size == CGSize(width: 100, height: 100))
    #expect(report.shows("a", at: CGRect(0, 50, 100, 50)))
    #expect(report.shows("b", at: CGRect(50, 0, 50, 100)))
  }

  private static let phone = EdgeInsets(top: 59, leading: 0, bottom: 34, trailing: 0)

  /// 759 points minus the gap, halved; the lower half grows by the safe area below it
  /// (Rules/SafeArea.md#ignoring).
  @Test func theLowerHalfReachesTheEdge() {
    let report = laid(393, 852, window: Self.phone) {
      VStack {
        Color.red.named("red")
        Color.blue.named("blue").ignoresSafeArea()
      }
    }
    #expect(report.shows("red", at: CGRect(0, 59, 393, 375.5)))
    #expect(report.shows("blue", at: CGRect(0, 442.5, 393, 409.5)))
  }

  /// Rules/SafeArea.md#ignoring-fixed
  @Test func viewsThatTouchNoEdgeStay() {
    let report = laid(393, 852, window: Self.phone) {
      Color.red.frame(width: 100, height: 100).named("color").ignoresSafeArea()
    }
    #expect(report.shows("color", at: CGRect(146.5, 388.5, 100, 100)))
  }

  /// Rules/SafeArea.md#backgrounds
  @Test func aBackgroundBleedsWhereItTouches() {
    func fill<Content: View>(_ content: Content) -> CGRect? {
      let renderer = ImageRenderer(content: content)
      renderer.proposedSize = ProposedViewSize(width: 393, height: 852)
      renderer.safeAreaInsets = Self.phone
      renderer.shaper = FixedShaper()
      return renderer.displayList().items.lazy.compactMap {
        if case .fill(let path, _, _) = $0 { path.boundingRect } else { nil }
      }.first
    }
    let middle = fill(Color.clear.frame(width: 34, height: 20).background(.red))
    #expect(middle?.size == CGSize(width: 34, height: 20))
    let all = fill(
      VStack { Text("Hi") }.frame(maxWidth: .infinity, maxHeight: .infinity).background(.red))
    #expect(all == CGRect(0, 0, 393, 852))
  }
}
