import LiveViews
import Quoin
import SwiftUI
import Testing

/// State in closures that run later than the body that made them
/// (Rules/Updates.md#captured-state).
@MainActor
struct LiveCapturedStateTests {
  private func host<V: View>(_ view: V) throws -> ViewHost<V> {
    let host = ViewHost(device: try DeviceProfile(named: "iPhone 16")) { view }
    try host.update()
    return host
  }

  private func shows(_ text: String, in host: ViewHost<some View>) -> Bool {
    (try? host.text(of: text)) != nil
  }

  /// Counts in a sheet, a cover, a popover or a page that its body doesn't show.
  private struct Presenter: View {
    enum Kind: CaseIterable { case sheet, cover, popover, page }
    let kind: Kind
    var isRead = false
    @State private var count = 0
    @State private var isShown = false
    @State private var path: [Int] = []

    var body: some View {
      let content = { VStack { label } }
      NavigationStack(path: $path) {
        VStack {
          if isRead { Text("behind \(count)") }
          Button("Show") {
            count += 1
            if kind == .page { path = [1] } else { isShown = true }
          }
        }
        .navigationDestination(for: Int.self) { _ in content() }
        .sheet(isPresented: binding(.sheet), content: content)
        .fullScreenCover(isPresented: binding(.cover), content: content)
        .popover(isPresented: binding(.popover), content: content)
      }
    }

    @ViewBuilder private var label: some View {
      Text("count \(count)")
      Button("Add") { count += 1 }
      Button("Close") { (isShown, path) = (false, []) }
    }

    private func binding(_ kind: Kind) -> Binding<Bool> {
      kind == self.kind ? $isShown : .constant(false)
    }
  }

  @Test(arguments: Presenter.Kind.allCases)
  private func contentSeesTheStateOfTheBodyThatMadeIt(_ kind: Presenter.Kind) throws {
    let host = try host(Presenter(kind: kind))
    try host.tap("Show")
    try host.advance(by: 1)
    #expect(shows("count 0", in: host))
    // The body depends on the state as soon as the content has read it.
    #expect(try host.tap("Add").views.first == "Presenter")
    #expect(shows("count 2", in: host))
    try host.tap("Close")
    try host.advance(by: 1)
    try host.tap("Show")
    #expect(shows("count 3", in: host))
  }

  @Test(arguments: Presenter.Kind.allCases)
  private func aBodyThatReadsTheStateMakesTheContentAgain(_ kind: Presenter.Kind) throws {
    let host = try host(Presenter(kind: kind, isRead: true))
    try host.tap("Show")
    try host.advance(by: 1)
    #expect(shows("count 1", in: host))
  }

  private struct Items: View {
    struct Item: Identifiable { let id: Int }
    let isComputed: Bool
    @State private var item: Item?
    @State private var note = "old"

    var body: some View {
      Button("Show") { (item, note) = (Item(id: 7), "new") }
        .sheet(item: isComputed ? computed : $item) { item in
          Text("item \(item.id)")
          Text(note)
        }
    }
    private var computed: Binding<Item?> {
      Binding {
        item
      } set: {
        item = $0
      }
    }
  }

  @Test func anItemIsCurrentAndTheRestIsNot() throws {
    let host = try host(Items(isComputed: false))
    #expect(try !host.tap("Show").views.contains("Items"))
    #expect(shows("item 7", in: host))
    #expect(shows("old", in: host))
  }

  /// A binding made of closures reads the state itself, so the body depends on it.
  @Test func aComputedBindingMakesTheBodyDepend() throws {
    let host = try host(Items(isComputed: true))
    #expect(try host.tap("Show").views.contains("Items"))
    #expect(shows("item 7", in: host))
    #expect(shows("new", in: host))
  }

  private struct Box<Content: View>: View {
    @ViewBuilder let content: () -> Content
    var body: some View { content() }
  }
  private struct Boxed: View {
    @State private var count = 0
    var body: some View {
      Button("Add") { count += 1 }
      Box { Text("count \(count)") }
    }
  }

  @Test func aClosureOfTheBodyReadsForTheBody() throws {
    let host = try host(Boxed())
    #expect(try host.tap("Add").views == ["Boxed", "Box<Text>"])
    #expect(shows("count 1", in: host))
  }

  /// The message of an alert is made with the body.
  private struct Alerting: View {
    @State private var message = ""
    @State private var isShown = false
    var body: some View {
      Button("Show") { (message, isShown) = ("full", true) }
        .alert("Note", isPresented: $isShown) {
        } message: {
          Text("It is \(message)")
        }
    }
  }

  @Test func anAlertShowsTheCurrentState() throws {
    let host = try host(Alerting())
    try host.tap("Show")
    #expect(shows("It is full", in: host))
  }
}
