import Foundation
import QuoinCore
import QuoinViews
import Testing

/// Drawing order (Rules/ViewLists.md#z-order).
@MainActor
struct DrawingOrderTests {
  private func colors<V: View>(_ view: V) throws -> [String] {
    try Rendering(view, 30, 30).fills.map(\.paint.text)
  }

  private let red = Color(.sRGB, red: 1, green: 0, blue: 0)
  private let green = Color(.sRGB, red: 0, green: 1, blue: 0)
  private let blue = Color(.sRGB, red: 0, green: 0, blue: 1)

  @Test func higherValuesAreAboveAndEqualOnesKeepTheirOrder() throws {
    let pile = ZStack {
      red.zIndex(1)
      green
      blue.zIndex(-1)
      red.zIndex(1).opacity(1)
      green.zIndex(.nan)
    }
    #expect(
      try colors(pile) == ["#0000FF", "#00FF00", "#00FF00", "#FF0000", "#FF0000"])
  }

  @Test func theInnermostValueCountsThroughModifiers() throws {
    let pile = ZStack {
      red.zIndex(5).padding(1).zIndex(-1).frame(width: 10)
      green
    }
    #expect(try colors(pile) == ["#00FF00", "#FF0000"])
    let group = ZStack {
      Group {
        red.zIndex(1)
        blue
      }
      .zIndex(-1)
      green
    }
    #expect(try colors(group) == ["#0000FF", "#00FF00", "#FF0000"])
  }

  @Test func theValueStaysInsideTheContainer() throws {
    let pile = ZStack {
      HStack {
        red.zIndex(9)
        blue
      }
      HStack { red.zIndex(9) }
      green
    }
    #expect(try colors(pile) == ["#0000FF", "#FF0000", "#FF0000", "#00FF00"])
  }

  @Test func theViewsOfAReaderAreSortedToo() throws {
    let reader = GeometryReader { _ in
      red.zIndex(1)
      green
    }
    #expect(try colors(reader) == ["#00FF00", "#FF0000"])
  }

  /// A layer stays on its side, whatever the z-index of its primary.
  @Test func layersAreNoSiblings() throws {
    #expect(try colors(red.zIndex(5).overlay(green)) == ["#FF0000", "#00FF00"])
    #expect(try colors(red.zIndex(-5).background(green)) == ["#00FF00", "#FF0000"])
  }

  @Test func layoutTakesNoNotice() throws {
    let row = HStack(spacing: 0) {
      red.frame(width: 10).zIndex(3)
      green.frame(width: 20)
    }
    #expect(try Rendering(row, 30, 30).fills.map(\.box.minX) == [10, 0])
  }
}
