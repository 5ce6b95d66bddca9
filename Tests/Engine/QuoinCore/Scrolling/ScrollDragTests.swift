import Quoin
import SwiftUI
import Testing

/// Dragging scroll views with a finger.
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
    // Dragging stops at the ends: 20 rows of 50 in 400.
    try host.drag("list", by: CGSize(width: 0, height: 5000))
    #expect(host.frame(of: "first")?.minY == 0)
    for _ in 0..<4 { try host.drag("list", by: CGSize(width: 0, height: -300)) }
    #expect(host.frame(of: "first")?.minY == -600)
  }

  @Test func itBeginsAtTenPoints() throws {
    let host = host(Rows())
    try host.beginTouch(at: CGPoint(x: 150, y: 200))
    try host.moveTouch(to: CGPoint(x: 150, y: 191))
    #expect(host.frame(of: "first")?.minY == 0)
    try host.moveTouch(to: CGPoint(x: 150, y: 190))
    #expect(host.frame(of: "first")?.minY == -10)
    try host.moveTouch(to: CGPoint(x: 150, y: 170))
    #expect(host.frame(of: "first")?.minY == -30)
    try host.endTouch()
    #expect(host.frame(of: "first")?.minY == -30)
  }

  @Test func aButtonLetsGo() throws {
    let host = host(Buttons())
    try host.drag("Row 3", by: CGSize(width: 0, height: -20))
    #expect(try host.text(of: "log") == "")
    #expect(host.frame(of: "Row 3")?.minY == 130)
    try host.tap("Row 3")
    #expect(try host.text(of: "log") == "3")
    // A short distance is still a press.
    try host.beginTouch(on: "Row 4")
    #expect(try host.text(of: "pressed") == "true")
    try host.endTouch()
    #expect(try host.text(of: "log") == "34")
    try host.beginTouch(on: "Row 4")
    let place = try #require(host.frame(of: "Row 4"))
    try host.moveTouch(to: CGPoint(x: place.midX, y: place.midY - 40))
    #expect(try host.text(of: "pressed") == "false")
    try host.endTouch()
    #expect(try host.text(of: "log") == "34")
  }

  @Test func aDragOfSomethingInsideIsItsOwn() throws {
    let host = host(Draggable())
    try host.drag("card", by: CGSize(width: 0, height: -40))
    #expect(try host.text(of: "card") == "-40")
    #expect(host.frame(of: "top")?.minY == 0)
    // Gestures around the scroll view don't see the drag, except for simultaneous ones during a
    // scroll.
    try host.drag("top", by: CGSize(width: 0, height: -30))
    #expect(host.frame(of: "top")?.minY == -30)
    #expect(try host.text(of: "around") == "0 1")
  }

  @Test func theInnerOneScrollsFirst() throws {
    let host = host(NestedScrolls())
    // A drag along the inner axis scrolls the inner view, one across it the outer view.
    try host.drag("0-1", by: CGSize(width: -50, height: 5))
    #expect(host.frame(of: "0-0")?.origin == CGPoint(x: -50, y: 0))
    try host.drag("0-1", by: CGSize(width: 5, height: -50))
    #expect(host.frame(of: "0-1")?.origin == CGPoint(x: 50, y: -50))
    // At its end the inner view leaves the drag to the outer one.
    try host.drag("inner 0", by: CGSize(width: 0, height: 30))
    #expect(host.frame(of: "inner 0")?.minY == 120)
    try host.drag("inner 0", by: CGSize(width: 0, height: -30))
    #expect(host.frame(of: "inner 0")?.minY == 90)
  }

  @Test func disabledScrollViewsDontMove() throws {
    let host = host(Rows(isLocked: true))
    #expect(throws: InteractionError.noGesture("first")) {
      try host.drag("first", by: CGSize(width: 0, height: -50))
    }
    try host.drag(from: CGPoint(x: 150, y: 200), to: CGPoint(x: 150, y: 100))
    #expect(host.frame(of: "first")?.minY == 0)
    #expect(throws: ControlError.disabled("list", "ScrollView")) {
      try host.scroll("list", by: CGSize(width: 0, height: 50))
    }
    // Dragging with a mouse doesn't scroll.
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
