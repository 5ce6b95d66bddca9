import LiveViews
import SwiftUI
import Testing

/// The notes article: view builders, groups, dynamic and static views.
@MainActor
struct NotesArticleBuilderTests {
  private struct Swatches: View {
    var body: some View {
      Group {
        Color.red.frame(width: 30, height: 10).accessibilityIdentifier("a")
        Color.blue.frame(width: 50, height: 20).accessibilityIdentifier("b")
      }
    }
  }

  @Test func aBuilderMakesAListOfViewsForWhateverIsAround() throws {
    let row = try ViewHost.showing(HStack(spacing: 0) { Swatches() })
    #expect(row.frame(of: "a")?.maxX == row.frame(of: "b")?.minX)
    let column = try ViewHost.showing(VStack(spacing: 0) { Swatches() })
    #expect(column.frame(of: "a")?.maxY == column.frame(of: "b")?.minY)
  }

  @Test func aGroupAtTheRootIsAVStackAndItsModifiersApplyOnce() throws {
    let host = try ViewHost.showing(Swatches().padding(5).accessibilityIdentifier("padded"))
    let (a, b) = (try #require(host.frame(of: "a")), try #require(host.frame(of: "b")))
    #expect(a.midX == b.midX && a.maxY <= b.minY)
    let padded = try #require(host.frame(of: "padded"))
    #expect(padded == a.union(b).insetBy(dx: -5, dy: -5))
  }

  @Test func aGroupInAScrollViewIsAVStackAndItsModifiersApplyOnce() throws {
    let host = try ViewHost.showing(
      ScrollView { Swatches().padding(5).accessibilityIdentifier("padded") })
    let (a, b) = (try #require(host.frame(of: "a")), try #require(host.frame(of: "b")))
    #expect(a.midX == b.midX && a.maxY <= b.minY)
    #expect(host.frame(of: "padded") == a.union(b).insetBy(dx: -5, dy: -5))
  }

  @Test func aGroupInAStackHasItsModifiersOnEachView() throws {
    let host = try ViewHost.showing(
      HStack(spacing: 0) { Swatches().padding(5) })
    let (a, b) = (try #require(host.frame(of: "a")), try #require(host.frame(of: "b")))
    #expect(b.minX - a.maxX == 10)
  }

  @Test func aGroupInAnOverlayIsAZStack() throws {
    let host = try ViewHost.showing(
      Color.clear.frame(width: 100, height: 100).overlay { Swatches() })
    let (a, b) = (try #require(host.frame(of: "a")), try #require(host.frame(of: "b")))
    #expect(a.midX == b.midX && a.midY == b.midY)
  }

  @Test func aGroupInABackgroundIsAZStack() throws {
    let host = try ViewHost.showing(
      Color.clear.frame(width: 100, height: 100).background { Swatches() })
    let (a, b) = (try #require(host.frame(of: "a")), try #require(host.frame(of: "b")))
    #expect(a.midX == b.midX && a.midY == b.midY)
  }

  private struct Greeting: View {
    let handle: Handle<Bool>
    @State private var showText = false
    var body: some View {
      let _ = handle.follow { [$showText] in $showText.wrappedValue = $0 }
      HStack {
        Text("Hello")  // Static view
        if showText {
          Text(", World!")  // dynamic view
        }
      }
    }
  }

  @Test func theDynamicTextComesAndGoesAndTheStaticOneStays() throws {
    let handle = Handle<Bool>()
    let host = try ViewHost.showing(Greeting(handle: handle))
    #expect(host.texts == ["Hello"])
    let narrow = host.size
    handle.set(true)
    try host.update()
    #expect(host.texts == ["Hello", ", World!"])
    #expect(host.size.width > narrow.width)
    handle.set(false)
    try host.update()
    #expect(host.texts == ["Hello"])
    #expect(host.size == narrow)
  }
}
