import Quoin
import SwiftUI
import Testing

/// Sheets that follow a finger.
@MainActor
struct LiveSheetTests {
  private func host(isLocked: Bool = false) throws -> ViewHost<Presenting> {
    let host = ViewHost(device: try DeviceProfile(named: "iPhone 16")) {
      Presenting(isLocked: isLocked)
    }
    try host.tap("Show")
    return host
  }

  private let low = CGPoint(x: 196, y: 700)

  @Test func aSheetMovesBetweenItsHeights() throws {
    let host = try host()
    let medium = try #require(host.frame(of: "top")).minY
    try host.drag(from: low, to: CGPoint(x: 196, y: 300))
    try host.advance(by: 1)
    let large = try #require(host.frame(of: "top")).minY
    #expect(large < medium - 200)
    try host.drag(from: CGPoint(x: 196, y: 300), to: CGPoint(x: 196, y: 600), duration: 5)
    try host.advance(by: 1)
    #expect(host.frame(of: "top")?.minY == medium)
  }

  @Test func aSheetFollowsTheFinger() throws {
    let host = try host()
    let medium = try #require(host.frame(of: "top")).minY
    try host.beginTouch(at: low)
    try host.moveTouch(to: CGPoint(x: low.x, y: low.y + 60))
    #expect(host.frame(of: "top")?.minY == medium + 60)
    try host.advance(by: 1)
    try host.endTouch()
    try host.advance(by: 1)
    #expect(host.frame(of: "top")?.minY == medium)
  }

  /// Rules/Navigation.md#front-most
  @Test(arguments: [
    (PresentationBackgroundInteraction.automatic, false, false), (.enabled, true, true),
    (.enabled(upThrough: .height(200)), true, false),
  ])
  func viewsBehindASheetCanBeTouched(
    interaction: PresentationBackgroundInteraction, isTouchedLow: Bool, isTouchedHigh: Bool
  ) throws {
    let host = ViewHost(device: try DeviceProfile(named: "iPhone 16")) {
      Behind(interaction: interaction)
    }
    try host.update()
    let behind = CGPoint(x: 196, y: 80)
    try host.tap(at: CGPoint(x: 196, y: 800))
    #expect(try host.text(of: "counts") == "0, 1")
    guard isTouchedLow else {
      try host.tap(at: behind)
      #expect(throws: ControlError.notPresented) { try host.dismiss() }
      return
    }
    try host.tap(at: behind)
    #expect(try host.text(of: "counts") == "1, 1")
    try host.tap("Rise")
    try host.tap(at: behind)
    #expect(try host.text(of: "counts") == (isTouchedHigh ? "2, 1" : "1, 1"))
  }

  private struct Behind: View {
    let interaction: PresentationBackgroundInteraction
    @State private var isShown = true
    @State private var detent = PresentationDetent.height(200)
    @State private var counts = [0, 0]

    var body: some View {
      VStack {
        Color.red.frame(height: 50).onTapGesture { counts[0] += 1 }
        Text(counts.map(String.init).joined(separator: ", ")).accessibilityIdentifier("counts")
        Spacer()
        Color.blue.frame(height: 100).onTapGesture { counts[0] += 1 }
      }
      .sheet(isPresented: $isShown) {
        VStack {
          Button("Rise") { detent = .height(300) }
          Spacer()
          Color.green.frame(height: 50).onTapGesture { counts[1] += 1 }
        }
        .presentationDetents([.height(200), .height(300)], selection: $detent)
        .presentationBackgroundInteraction(interaction)
      }
    }
  }

  @Test func aDragDownDismissesASheet() throws {
    let host = try host()
    try host.drag(from: low, to: CGPoint(x: 196, y: 850), duration: 0.1)
    #expect(throws: ControlError.notPresented) { try host.dismiss() }
    let locked = try self.host(isLocked: true)
    try locked.drag(from: low, to: CGPoint(x: 196, y: 850), duration: 0.1)
    #expect(throws: ControlError.notDismissible("sheet")) { try locked.dismiss() }
  }
}

private struct Presenting: View {
  let isLocked: Bool
  @State private var isShown = false
  var body: some View {
    Button("Show") { isShown = true }
      .sheet(isPresented: $isShown) {
        VStack {
          Text("Top").accessibilityIdentifier("top")
          Spacer()
        }
        .presentationDetents([.medium, .large])
        .interactiveDismissDisabled(isLocked)
      }
  }
}
