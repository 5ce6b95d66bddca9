import SwiftUI
import Testing

/// Scroll views that are dragged by a finger.
@MainActor
struct ScrollDragTests {
  private func host<V: View>(
    _ view: V, width: CGFloat = 300, height: CGFloat = 400, _ platform: Platform = .iOS
  ) -> ViewHost<V> {
    ViewHost(view, size: ProposedViewSize(width: width, height: height), platform: platform)
  }

  @Test func aDragScrollsByItsDistance() throws {
    let host = host(Rows())
    try host.drag("list", by: CGSize(width: 0, height: -150))
    #expect(host.frame(of: "first")?.minY == -150)
    try host.drag("list", by: CGSize(width: 0, height: 60))
    #expect(host.frame(of: "first")?.minY == -90)
    // No further than to the ends: 20 rows of 50 in 400.
    try host.drag("list", by: CGSize(width: 0, height: 5000))
    #expect(host.frame(of: "first")?.minY == 0)
    for _ in 0..<4 { try host.drag("list", by: CGSize(width: 0, height: -300)) }
    #expect(host.frame(of: "first")?.minY == -600)
  }

  @Test func itBeginsAtTenPoints() throws {
    let host = host(Rows())
    try host.press(at: CGPoint(x: 150, y: 200))
    try host.move(to: CGPoint(x: 150, y: 191))
    #expect(host.frame(of: "first")?.minY == 0)
    try host.move(to: CGPoint(x: 150, y: 190))
    #expect(host.frame(of: "first")?.minY == -10)
    try host.move(to: CGPoint(x: 150, y: 170))
    #expect(host.frame(of: "first")?.minY == -30)
    try host.release()
    #expect(host.frame(of: "first")?.minY == -30)
  }

  @Test func aButtonLetsGo() throws {
    let host = host(Buttons())
    try host.drag("Row 3", by: CGSize(width: 0, height: -20))
    #expect(try host.text(of: "log") == "")
    #expect(host.frame(of: "Row 3")?.minY == 130)
    try host.tap("Row 3")
    #expect(try host.text(of: "log") == "3")
    // A short way is a press all the same.
    try host.press("Row 4")
    #expect(try host.text(of: "pressed") == "true")
    try host.release()
    #expect(try host.text(of: "log") == "34")
    try host.press("Row 4")
    let place = try #require(host.frame(of: "Row 4"))
    try host.move(to: CGPoint(x: place.midX, y: place.midY - 40))
    #expect(try host.text(of: "pressed") == "false")
    try host.release()
    #expect(try host.text(of: "log") == "34")
  }

  @Test func aDragOfSomethingInsideIsItsOwn() throws {
    let host = host(Draggable())
    try host.drag("card", by: CGSize(width: 0, height: -40))
    #expect(try host.text(of: "card") == "-40")
    #expect(host.frame(of: "top")?.minY == 0)
    // What is around learns nothing of it, and of a scroll only what is simultaneous does.
    try host.drag("top", by: CGSize(width: 0, height: -30))
    #expect(host.frame(of: "top")?.minY == -30)
    #expect(try host.text(of: "around") == "0 1")
  }

  @Test func theInnerOneScrollsFirst() throws {
    let host = host(NestedScrolls())
    // Along the inner one, the inner one scrolls; across it, the outer one.
    try host.drag("0-1", by: CGSize(width: -50, height: 5))
    #expect(host.frame(of: "0-0")?.origin == CGPoint(x: -50, y: 0))
    try host.drag("0-1", by: CGSize(width: 5, height: -50))
    #expect(host.frame(of: "0-1")?.origin == CGPoint(x: 50, y: -50))
    // An inner one at its end leaves the drag to the outer one.
    try host.drag("inner 0", by: CGSize(width: 0, height: 30))
    #expect(host.frame(of: "inner 0")?.minY == 120)
    try host.drag("inner 0", by: CGSize(width: 0, height: -30))
    #expect(host.frame(of: "inner 0")?.minY == 90)
  }

  @Test func whatIsLockedStays() throws {
    let host = host(Rows(isLocked: true))
    #expect(throws: InteractionError.noGesture("first")) {
      try host.drag("first", by: CGSize(width: 0, height: -50))
    }
    try host.drag(from: CGPoint(x: 150, y: 200), to: CGPoint(x: 150, y: 100))
    #expect(host.frame(of: "first")?.minY == 0)
    #expect(throws: ControlError.disabled("list", "ScrollView")) {
      try host.scroll("list", by: CGSize(width: 0, height: 50))
    }
    // A mouse scrolls nothing by dragging it.
    let mac = self.host(Rows(), .macOS)
    try mac.drag(from: CGPoint(x: 150, y: 200), to: CGPoint(x: 150, y: 100))
    #expect(mac.frame(of: "first")?.minY == 0)
  }

  @Test func lazyRowsAppear() throws {
    let host = host(LazyRows())
    #expect(throws: NameError.self) { try host.text(of: "Row 10") }
    try host.drag("list", by: CGSize(width: 0, height: -300))
    #expect(try host.text(of: "Row 10") == "Row 10")
    #expect(host.frame(of: "Row 10")?.minY == 200)
  }

  @Test func aPositionFollowsTheUser() throws {
    let host = host(Positioned())
    #expect(try host.text(of: "shown") == "-")
    try host.drag("list", by: CGSize(width: 0, height: -170))
    // Row 3 begins at 150 and is the first that is seen.
    #expect(try host.text(of: "shown") == "3")
    #expect(host.frame(of: "Row 4")?.minY == 30)
    // What was told is no order to go there.
    try host.update()
    #expect(host.frame(of: "Row 4")?.minY == 30)
    // It is in sight already.
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

  @Test func whatIsSeenIsTold() throws {
    let host = host(SeenRows(), height: 200)
    #expect(try host.text(of: "seen") == "0 1 2 3")
    // Half of the first and half of the last is enough.
    try host.drag("list", by: CGSize(width: 0, height: -25))
    #expect(try host.text(of: "seen") == "0 1 2 3 4")
    try host.drag("list", by: CGSize(width: 0, height: -15))
    #expect(try host.text(of: "seen") == "1 2 3 4")
  }

  @Test func theGeometryOfTheOneThatIsThereIsTold() throws {
    let host = host(TwoScrolls())
    try host.update()
    try host.tap("Hide")
    try host.drag("second", by: CGSize(width: 0, height: -30))
    #expect(try host.text(of: "offset") == "30")
  }

  @Test func pullingDownRefreshes() async throws {
    let host = host(Fresh())
    try host.drag("list", by: CGSize(width: 0, height: 60))
    try await host.idle()
    #expect(try host.text(of: "Loaded 0") == "Loaded 0")
    try host.swipe("list", .down)
    try await host.idle()
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

private struct Rows: View {
  var isLocked = false
  var body: some View {
    ScrollView {
      VStack(spacing: 0) {
        Color.red.frame(height: 50).accessibilityIdentifier("first")
        Color.blue.frame(height: 950)
      }
    }
    .scrollDisabled(isLocked)
    .accessibilityIdentifier("list")
  }
}

private struct PressStyle: ButtonStyle {
  @Binding var isPressed: Bool
  func makeBody(configuration: Configuration) -> some View {
    configuration.label.onChange(of: configuration.isPressed) { isPressed = $1 }
  }
}

private struct Buttons: View {
  @State private var log = ""
  @State private var isPressed = false
  var body: some View {
    ScrollView {
      VStack(spacing: 0) {
        ForEach(0..<20) { number in
          Button {
            log += "\(number)"
          } label: {
            Text("Row \(number)").frame(maxWidth: .infinity, minHeight: 50, maxHeight: 50)
          }
          .accessibilityIdentifier("Row \(number)")
        }
      }
      .buttonStyle(PressStyle(isPressed: $isPressed))
    }
    .overlay(alignment: .bottom) {
      HStack {
        Text(log).accessibilityIdentifier("log")
        Text("\(isPressed)").accessibilityIdentifier("pressed")
      }
      .allowsHitTesting(false)
    }
  }
}

private struct Draggable: View {
  @State private var distance: CGFloat = 0
  @State private var low = 0
  @State private var simultaneous = 0
  var body: some View {
    ScrollView {
      VStack(spacing: 0) {
        Color.red.frame(height: 100).accessibilityIdentifier("top")
        Text("\(Int(distance))").frame(maxWidth: .infinity, minHeight: 100)
          .contentShape(Rectangle())
          .gesture(DragGesture().onEnded { distance = $0.translation.height })
          .accessibilityIdentifier("card")
        Color.blue.frame(height: 1000)
      }
    }
    .gesture(DragGesture().onEnded { _ in low += 1 })
    .simultaneousGesture(
      DragGesture().onEnded { if abs($0.translation.height) < 35 { simultaneous += 1 } }
    )
    .overlay {
      Text("\(low) \(simultaneous)").accessibilityIdentifier("around").allowsHitTesting(false)
    }
  }
}

private struct NestedScrolls: View {
  var body: some View {
    ScrollView {
      VStack(spacing: 0) {
        ScrollView(.horizontal) {
          HStack(spacing: 0) {
            ForEach(0..<10) { number in
              Color.red.frame(width: 100, height: 100).accessibilityIdentifier("0-\(number)")
            }
          }
        }
        ScrollView {
          VStack(spacing: 0) {
            Color.green.frame(height: 120).accessibilityIdentifier("inner 0")
            Color.yellow.frame(height: 60)
          }
        }
        .frame(height: 100)
        .padding(.top, 40)
        Color.blue.frame(height: 1000)
      }
    }
  }
}

private struct LazyRows: View {
  var body: some View {
    ScrollView {
      LazyVStack(spacing: 0) {
        ForEach(0..<1000) { number in
          Text("Row \(number)").frame(height: 50).accessibilityIdentifier("Row \(number)")
        }
      }
    }
    .accessibilityIdentifier("list")
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
