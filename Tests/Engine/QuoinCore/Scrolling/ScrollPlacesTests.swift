import SwiftUI
import Testing

/// Reported scroll positions, and the offsets at which scroll views come to rest.
@MainActor
struct ScrollPlacesTests {
  private func host<V: View>(_ view: V, height: CGFloat = 400) -> ViewHost<V> {
    ViewHost(view, size: ProposedViewSize(width: 300, height: height))
  }

  @Test func aPositionFollowsTheUser() throws {
    let host = host(Positioned())
    #expect(try host.text(of: "shown") == "-")
    try host.drag("list", by: CGSize(width: 0, height: -170))
    // Row 3 begins at 150 and is the first visible row.
    #expect(try host.text(of: "shown") == "3")
    #expect(host.frame(of: "Row 4")?.minY == 30)
    // A reported position doesn't cause a scroll.
    try host.update()
    #expect(host.frame(of: "Row 4")?.minY == 30)
    // The row is already visible.
    try host.tap("Go")
    #expect(host.frame(of: "Row 10")?.minY == 330)
    try host.drag("list", by: CGSize(width: 0, height: 100))
    try host.tap("Go")
    #expect(host.frame(of: "Row 10")?.minY == 350)
  }

  @Test func aScrollPositionFollowsTheUser() throws {
    let host = host(Point())
    try host.drag("list", by: CGSize(width: 0, height: -120))
    #expect(try host.text(of: "state") == "true 2")
    try host.tap("Top")
    #expect(try host.text(of: "state") == "false -")
    #expect(host.frame(of: "Row 0")?.minY == 0)
    try host.drag("list", by: CGSize(width: 0, height: -120))
    try host.tap("Top")
    #expect(host.frame(of: "Row 0")?.minY == 0)
  }

  @Test func aBehaviorSaysWhereItRests() throws {
    let paged = host(Paged(), height: 200)
    try paged.drag("list", by: CGSize(width: 0, height: -110), duration: 1)
    #expect(paged.frame(of: "Row 0")?.minY == -200)
    try paged.drag("list", by: CGSize(width: 0, height: 60), duration: 1)
    #expect(paged.frame(of: "Row 0")?.minY == -200)
    let aligned = host(Aligned(), height: 200)
    try aligned.drag("list", by: CGSize(width: 0, height: -70), duration: 2)
    #expect(aligned.frame(of: "Row 2")?.minY == 0)
  }

  @Test func visibleTargetsAreReported() throws {
    let host = host(SeenRows(), height: 200)
    #expect(try host.text(of: "seen") == "0 1 2 3")
    // Half of the first row and half of the last one is enough.
    try host.drag("list", by: CGSize(width: 0, height: -25))
    #expect(try host.text(of: "seen") == "0 1 2 3 4")
    try host.drag("list", by: CGSize(width: 0, height: -15))
    #expect(try host.text(of: "seen") == "1 2 3 4")
  }

  @Test func currentGeometryIsReported() throws {
    let host = host(TwoScrolls())
    try host.update()
    try host.tap("Hide")
    try host.drag("second", by: CGSize(width: 0, height: -30))
    #expect(try host.text(of: "offset") == "30")
  }

  @Test func pullingDownRefreshes() async throws {
    let host = host(Fresh())
    try host.drag("list", by: CGSize(width: 0, height: 60))
    try await host.waitUntilIdle()
    #expect(try host.text(of: "Loaded 0") == "Loaded 0")
    try host.swipe("list", .down)
    try await host.waitUntilIdle()
    #expect(try host.text(of: "Loaded 1") == "Loaded 1")
  }

  @Test func phasesAndTheKeyboardFollow() throws {
    let host = host(Phases())
    try host.focus("Note")
    try host.drag("list", by: CGSize(width: 0, height: -50))
    #expect(try host.text(of: "phases") == "idle-interacting interacting-idle")
    #expect(try !host.isFocused("Note"))
  }
}

private struct StopRows: View {
  var body: some View {
    LazyVStack(spacing: 0) {
      ForEach(0..<50, id: \.self) { number in
        Text("Row \(number)").frame(height: 50).accessibilityIdentifier("Row \(number)")
      }
    }
    .scrollTargetLayout()
  }
}

private struct Positioned: View {
  @State private var shown: Int?
  var body: some View {
    ScrollView { StopRows() }
      .scrollPosition(id: $shown)
      .accessibilityIdentifier("list")
      .overlay {
        VStack {
          Text(shown.map { "\($0)" } ?? "-").accessibilityIdentifier("shown")
            .allowsHitTesting(false)
          Button("Go") { shown = 10 }
        }
      }
  }
}

private struct Point: View {
  @State private var position = ScrollPosition(idType: Int.self)
  var body: some View {
    ScrollView { StopRows() }
      .scrollPosition($position)
      .accessibilityIdentifier("list")
      .overlay {
        VStack {
          Text(
            "\(position.isPositionedByUser) \(position.viewID(type: Int.self).map { "\($0)" } ?? "-")"
          )
          .accessibilityIdentifier("state").allowsHitTesting(false)
          Button("Top") { position.scrollTo(edge: .top) }
        }
      }
  }
}

private struct Paged: View {
  var body: some View {
    ScrollView {
      VStack(spacing: 0) {
        ForEach(0..<5) { Color.red.frame(height: 200).accessibilityIdentifier("Row \($0)") }
      }
    }
    .scrollTargetBehavior(.paging)
    .accessibilityIdentifier("list")
  }
}

private struct Aligned: View {
  var body: some View {
    ScrollView { StopRows() }
      .scrollTargetBehavior(.viewAligned)
      .accessibilityIdentifier("list")
  }
}

private struct SeenRows: View {
  @State private var seen: [Int] = []
  var body: some View {
    ScrollView { StopRows() }
      .onScrollTargetVisibilityChange(idType: Int.self) { seen = $0 }
      .accessibilityIdentifier("list")
      .overlay {
        Text(seen.map { "\($0)" }.joined(separator: " ")).accessibilityIdentifier("seen")
          .allowsHitTesting(false)
      }
  }
}

private struct TwoScrolls: View {
  @State private var isHidden = false
  @State private var offset = 0
  var body: some View {
    VStack(spacing: 0) {
      Button("Hide") { isHidden = true }
      Text("\(offset)").accessibilityIdentifier("offset")
      if !isHidden { ScrollView { Color.red.frame(height: 1000) } }
      ScrollView { Color.blue.frame(height: 1000) }
        .accessibilityIdentifier("second")
        .onScrollGeometryChange(for: CGFloat.self) {
          $0.contentOffset.y
        } action: {
          offset = Int($1)
        }
    }
  }
}

private struct Fresh: View {
  @State private var count = 0
  var body: some View {
    List { Text("Loaded \(count)") }
      .refreshable { await MainActor.run { count += 1 } }
      .accessibilityIdentifier("list")
  }
}

private struct Phases: View {
  @State private var note = ""
  @State private var phases: [String] = []
  var body: some View {
    VStack {
      Text(phases.joined(separator: " ")).accessibilityIdentifier("phases")
      TextField("Note", text: $note)
      ScrollView { Color.red.frame(height: 1000) }
        .scrollDismissesKeyboard(.immediately)
        .onScrollPhaseChange { phases.append("\($0)-\($1)") }
        .accessibilityIdentifier("list")
    }
  }
}
