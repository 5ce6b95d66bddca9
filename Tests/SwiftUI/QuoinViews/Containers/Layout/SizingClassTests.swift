import SwiftUI
import Testing

/// The views that fill a canvas and those that take less, on each axis
/// (Rules/Proposals.md#sizing-classes).
@MainActor
@Suite struct SizingClassTests {
  private func expands<Content: View>(@ViewBuilder _ content: () -> Content) -> [Bool] {
    let size = laid(1000, 800, content).size
    return [abs(size.width - 1000) < 0.001, abs(size.height - 800) < 0.001]
  }

  @Test func leaves() {
    #expect(expands { Color.red } == [true, true])
    #expect(expands { Ellipse() } == [true, true])
    #expect(
      expands { LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom) }
        == [true, true])
    #expect(expands { GeometryReader { _ in Text("a") } } == [true, true])
    #expect(laid(1000, 800) { Circle() }.size == CGSize(width: 800, height: 800))
    #expect(expands { Text("a") } == [false, false])
    #expect(expands { Image(systemName: "star") } == [false, false])
    #expect(expands { Image(systemName: "star").resizable() } == [true, true])
    #expect(expands { Divider() } == [true, false])
    #expect(expands { HStack { Divider() } } == [false, true])
    #expect(expands { Spacer() } == [true, true])
    #expect(expands { HStack { Spacer() } } == [true, false])
    #expect(expands { VStack { Spacer() } } == [false, true])
  }

  /// A neutral view hugs a text and expands around a color.
  @Test func neutralViews() {
    func check<A: View, B: View>(_ text: A, _ color: B) {
      #expect(expands { text } == [false, false])
      #expect(expands { color } == [true, true])
    }
    let (text, color) = (Text("a"), Color.red)
    check(
      HStack {
        text
        text
      },
      HStack {
        color
        text
      })
    check(
      VStack {
        text
        text
      },
      VStack {
        color
        text
      })
    check(
      ZStack {
        text
        text
      },
      ZStack {
        color
        text
      })
    check(Group { text }, Group { color })
    check(ViewThatFits { text }, ViewThatFits { color })
    check(text.padding(), color.padding())
    check(text.overlay { color }, color.overlay { text })
    check(text.background { color }, color.background { text })
    check(text.border(.red), color.border(.red))
    check(text.offset(x: 5), color.offset(x: 5))
    check(text.aspectRatio(1.25, contentMode: .fit), color.aspectRatio(1.25, contentMode: .fit))
    check(
      text.alignmentGuide(.top) { _ in 3 }, color.alignmentGuide(.top) { _ in 3 })
    check(text.frame(minWidth: 5, minHeight: 5), color.frame(minWidth: 5, minHeight: 5))
  }

  @Test func modifiersThatDecide() {
    #expect(expands { Color.red.frame(width: 50) } == [false, true])
    #expect(expands { Text("a").frame(maxWidth: .infinity) } == [true, false])
    #expect(expands { Text("a").frame(maxWidth: 50) } == [false, false])
    #expect(expands { Color.red.fixedSize() } == [false, false])
    #expect(expands { Text("a").position(x: 5, y: 5) } == [true, true])
    #expect(
      expands { Color.red.containerRelativeFrame(.horizontal) { width, _ in width / 2 } }
        == [false, true])
  }
}
