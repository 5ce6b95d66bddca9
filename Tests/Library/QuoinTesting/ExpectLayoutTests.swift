import QuoinTesting
import SwiftUI
import Testing

@MainActor
@Suite("Expecting how a view is laid out")
struct ExpectLayoutTests {
  struct Card: View {
    var spacing: CGFloat = 8
    var body: some View {
      VStack(alignment: .leading, spacing: spacing) {
        Color.red.frame(width: 200, height: 20).accessibilityIdentifier("title")
        Color.blue.frame(height: 10).accessibilityIdentifier("line")
      }
      .padding(10)
      .accessibilityIdentifier("card")
    }
  }
  let size = CGSize(width: 320, height: 480)

  @Test("a matching layout reports nothing")
  func met() {
    let failed = failures {
      let isMet = expectLayout(Card(), size: size) {
        $0["title"].width == 200
        $0["title"].maxY + 8 == $0["line"].minY
        $0["line"].width == $0["card"].width - 20
        $0["title"].width < $0["line"].width
        $0["title"].height >= 20
        $0["title"].height != 21
        $0["line"].width.isIn(299...301)
        $0["title"].isInside($0["card"])
        $0["title"].isApart(from: $0["line"])
        $0["title"].exists
        $0["subtitle"].isMissing
        $0.root.x == 0
        for name in ["title", "line"] { $0[name].x == 10 }
      }
      #expect(isMet)
    }
    #expect(failed.messages == [])
  }

  @Test("every failing line is reported at its location, with the reasons for its lengths")
  func messages() {
    let failed = failures {
      let isMet = expectLayout(Card(spacing: 12), size: size) {
        $0["title"].width == 180
        $0["title"].height == 20
        $0["title"].maxY + 8 == $0["line"].minY
      }
      #expect(!isMet)
    }
    let end: UInt = #line
    #expect(failed.all.map { end - $0.line } == [6, 4])
    let lines = failed.messages.map { $0.split(separator: "\n").map(String.init) }
    #expect(
      lines.map(\.first) == [
        "\"title\".width is 200, not 180.",
        "\"title\".maxY + 8 is 38, not \"line\".minY, which is 42.",
      ])
    // One line for each length.
    #expect(lines.map(\.count) == [2, 3])
    #expect(lines.allSatisfy { $0.dropFirst().allSatisfy { $0.hasPrefix("  ") } })
    #expect(lines[0][1].contains("200 wide"))
    #expect(lines[0][1].contains(".frame(width: 200, height: 20)"))
    #expect(lines[1][1].contains(".padding(10) adds 10"))
    #expect(lines[1][2].contains("title 20 and gaps of 12"))
  }

  @Test("failing relations report the difference")
  func relations() {
    let failed = failures {
      expectLayout(Card(spacing: -5), size: size) {
        $0["card"].isInside($0["title"])
        $0["title"].isApart(from: $0["line"])
        $0["title"].width > 200
        $0["title"].width <= 199.5
        $0["title"].width != 200
      }
    }
    let sentences = failed.messages.map { String($0.prefix { $0 != "\n" }) }
    #expect(
      sentences == [
        "\"card\" is not inside \"title\": it sticks out by 10 at the left, 10 at the top, 110 at the right, 15 at the bottom.",
        "\"title\" and \"line\" overlap by 200 × 5 at 10, 25.",
        "\"title\".width is 200, not more than 200.", "\"title\".width is 200, not at most 199.5.",
        "\"title\".width is 200, not something other than 200.",
      ])
  }

  @Test("an unknown name is reported with the existing names")
  func unknown() {
    let failed = failures {
      expectLayout(Card(), size: size) { $0["titel"].width == 200 }
    }
    #expect(
      failed.messages == [
        "No view is named \"titel\". There are: \"card\", \"title\", \"line\"."
      ])
  }

  @Test("views are also found by their names in reports and by their texts")
  func names() {
    let view = VStack {
      Text("Hello")
      Text("World")
    }
    expectLayout(view) {
      $0["Hello"].width == $0["Text(\"Hello\")"].width
      $0["VStack"].exists
    }
  }

  @Test("a device makes frames relative to its screen")
  func device() throws {
    expectLayout(Card(), device: try DeviceProfile(named: "iPhone 16")) {
      $0["card"].width == 393
      $0["card"].minY > 59
    }
  }

  @Test("a live view is compared with its current layout")
  func living() throws {
    struct Growing: View {
      @State private var width: CGFloat = 50
      var body: some View {
        Button("Grow") { width += 25 }.frame(width: width).accessibilityIdentifier("grown")
      }
    }
    let host = ViewHost(size: size) { Growing() }
    expectLayout(host) { $0["grown"].width == 50 }
    try host.tap("Grow")
    expectLayout(host) { $0["grown"].width == 75 }
  }
}
