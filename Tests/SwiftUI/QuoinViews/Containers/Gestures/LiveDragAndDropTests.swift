import Foundation
import LiveViews
import Quoin
import SwiftUI
import Synchronization
import Testing
import UniformTypeIdentifiers

/// Drags of items from one view to another.
@MainActor
struct LiveDragAndDropTests {
  private let log = EventLog()

  /// Returns a host of two views of 100 by 100 points, side by side.
  private func host(_ source: some View, _ target: some View, platform: Platform = .macOS)
    -> ViewHost<AnyView>
  {
    ViewHost(
      AnyView(
        HStack(spacing: 0) {
          source.frame(width: 100, height: 100)
          target.frame(width: 100, height: 100)
        }), size: ProposedViewSize(width: 200, height: 100), platform: platform)
  }

  private func drag(_ host: ViewHost<AnyView>, to x: CGFloat = 150) throws {
    try host.drag(from: CGPoint(x: 50, y: 50), to: CGPoint(x: x, y: 50))
  }

  /// Rules/Gestures.md#drops: the inner target takes over from the outer one, and returns to it.
  @Test func theInnermostTargetThatTakesTheItemIsTheTarget() throws {
    let host = host(
      Color.red.draggable("a"),
      Color.blue
        .overlay {
          Color.green.frame(width: 40, height: 40).modifier(Target("inner", log))
            .dropDestination(for: URL.self) { _, _ in
              log.add("url")
              return true
            }
        }
        .modifier(Target("outer", log)))
    try host.beginTouch(at: CGPoint(x: 50, y: 50))
    for x in [110, 150, 190] { try host.moveTouch(to: CGPoint(x: x, y: 50)) }
    #expect(
      log.take() == [
        "outer true", "outer false", "inner true", "inner false", "outer true",
      ])
    try host.moveTouch(to: CGPoint(x: 140, y: 50))
    try host.endTouch()
    #expect(log.take() == ["outer false", "inner true", "inner false", "inner [\"a\"] 10.0 20.0"])
  }

  /// Rules/Gestures.md#item-drags: a gesture of high priority that follows drags keeps the touch.
  @Test func aHighPriorityDragGestureKeepsTheTouch() throws {
    let gesture = DragGesture().onEnded { _ in log.add("end") }
    let host = host(
      Color.red.draggable("a").highPriorityGesture(gesture),
      Color.blue.modifier(Target("target", log)))
    try drag(host)
    #expect(log.take() == ["end"])
    let lower = self.host(
      Color.red.draggable("a").gesture(gesture), Color.blue.modifier(Target("target", log)))
    try drag(lower)
    #expect(log.take() == ["target true", "target false", "target [\"a\"] 50.0 50.0"])
  }

  @Test func aDisabledViewDragsNothing() throws {
    let host = host(
      Color.red.draggable("a").disabled(true), Color.blue.modifier(Target("target", log)))
    try drag(host)
    #expect(log.take() == [])
  }

  /// Rules/Gestures.md#item-drags: on iOS a finger rests before it drags an item.
  @Test func aFingerRestsBeforeItDragsAnItem() throws {
    let host = host(
      Color.red.draggable("a"), Color.blue.modifier(Target("target", log)), platform: .iOS)
    try drag(host)
    #expect(log.take() == [])
    try host.beginTouch(at: CGPoint(x: 50, y: 50))
    try host.advance(by: 0.6)
    try host.moveTouch(to: CGPoint(x: 150, y: 50))
    try host.endTouch()
    #expect(log.take() == ["target true", "target false", "target [\"a\"] 50.0 50.0"])
  }

  @Test func aCancelledDragReportsThePressedButtonAsReleased() throws {
    let host = host(
      Button("Move") { log.add("action") }.buttonStyle(PressLogging(log: log)).draggable("a"),
      Color.blue.modifier(Target("target", log)))
    try host.beginTouch(on: "Move")
    try host.moveTouch(to: CGPoint(x: 150, y: 50))
    try host.press(key: .escape)
    try host.moveTouch(to: CGPoint(x: 160, y: 50))
    try host.endTouch()
    #expect(log.take() == ["false", "true", "target true", "false", "target false"])
    try host.tap("Move")
    #expect(log.take().contains("action"))
  }

  @Test func providersAndTransferableValuesAreInterchangeable() throws {
    let host = host(
      Color.red.onDrag { NSItemProvider(object: "a" as NSString) },
      Color.blue.modifier(Target("target", log)))
    try drag(host)
    #expect(log.take() == ["target true", "target false", "target [\"a\"] 50.0 50.0"])
    let other = self.host(
      Color.red.draggable("a"),
      Color.blue.onDrop(of: [.text], isTargeted: nil) { providers, location in
        log.add("\(providers.count) at \(location.x)")
        return true
      })
    try drag(other)
    #expect(log.take() == ["1 at 50.0"])
    let images = self.host(
      Color.red.draggable("a"),
      Color.blue.onDrop(of: [.image], isTargeted: nil) { _ in
        log.add("image")
        return true
      })
    try drag(images)
    #expect(log.take() == [])
  }

  @Test func aDelegateDecidesWhereItemsAreDropped() throws {
    let host = host(
      Color.red.draggable("a"), Color.blue.onDrop(of: [.text], delegate: LeftHalf(log: log)))
    try drag(host, to: 180)
    #expect(log.take() == ["validated", "entered", "exited"])
    try drag(host, to: 120)
    #expect(log.take() == ["validated", "entered", "performed at 20.0"])
  }

  @Test func anItemThatTakesTimeArrivesLater() async throws {
    let host = host(
      Color.red.draggable(Slow(text: "a")),
      Color.blue.dropDestination(for: Slow.self) { items, _ in
        log.add(items.map(\.text).joined())
        return true
      })
    try drag(host)
    #expect(log.lines == [])
    Slow.isReady.withLock { $0 = true }
    try await host.wait { !log.lines.isEmpty }
    #expect(log.take() == ["a"])
  }
}

private struct Target: ViewModifier {
  private let name: String
  private let log: EventLog

  init(_ name: String, _ log: EventLog) { (self.name, self.log) = (name, log) }

  func body(content: Content) -> some View {
    content.dropDestination(for: String.self) { items, location in
      log.add("\(name) \(items) \(location.x) \(location.y)")
      return true
    } isTargeted: {
      log.add("\(name) \($0)")
    }
  }
}

/// Takes items in the left half of a view of 100 points.
private struct LeftHalf: DropDelegate {
  let log: EventLog

  func validateDrop(info: DropInfo) -> Bool {
    log.add("validated")
    return true
  }
  func dropEntered(info: DropInfo) { log.add("entered") }
  func dropUpdated(info: DropInfo) -> DropProposal? {
    DropProposal(operation: info.location.x < 50 ? .copy : .forbidden)
  }
  func dropExited(info: DropInfo) { log.add("exited") }
  func performDrop(info: DropInfo) -> Bool {
    log.add("performed at \(info.location.x)")
    return true
  }
}

/// A value that isn't exported until the test allows it.
private struct Slow: Transferable {
  static let isReady = Mutex(false)
  let text: String

  static var transferRepresentation: some TransferRepresentation {
    DataRepresentation(contentType: .utf8PlainText) {
      while !isReady.withLock({ $0 }) { try await Task.sleep(for: .milliseconds(1)) }
      return Data($0.text.utf8)
    } importing: {
      Slow(text: String(decoding: $0, as: UTF8.self))
    }
  }
}
