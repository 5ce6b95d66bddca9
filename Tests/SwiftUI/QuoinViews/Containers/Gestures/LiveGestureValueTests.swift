import LiveViews
import Quoin
import SwiftUI
import Testing

/// The positions and velocities that gestures report.
@MainActor
struct LiveGestureValueTests {
  private let log = EventLog()

  @Test func placesAreCountedFromTheSpaceThatIsNamed() throws {
    let host = ViewHost(
      VStack {
        Color.red.frame(width: 40, height: 40)
          .onTapGesture(coordinateSpace: .local) { log.add("\($0.x) \($0.y)") }
          .simultaneousGesture(
            SpatialTapGesture(coordinateSpace: .named("box"))
              .onEnded { log.add("\($0.location.x) \($0.location.y)") }
          )
          .simultaneousGesture(
            SpatialTapGesture(coordinateSpace: .global)
              .onEnded { log.add("\($0.location.x) \($0.location.y)") }
          )
          .padding(10)
          .coordinateSpace(.named("box"))
      }
      .frame(width: 100, height: 100), size: ProposedViewSize(width: 100, height: 100))
    try host.tap(at: CGPoint(x: 35, y: 45))
    #expect(log.take() == ["35.0 45.0", "15.0 25.0", "5.0 15.0"])
  }

  @Test func aTurnedViewIsTouchedInItsOwnSpace() throws {
    let host = ViewHost(
      Color.red.onTapGesture { (point: CGPoint) in log.add("\(point.x) \(point.y)") }
        .rotationEffect(.degrees(90)), size: ProposedViewSize(width: 100, height: 100))
    try host.tap(at: CGPoint(x: 90, y: 20))
    #expect(log.take() == ["20.0 10.0"])
  }

  @Test func aDragKnowsItsSpeed() throws {
    let host = ViewHost(
      Color.red.gesture(
        DragGesture().onEnded {
          log.add("\($0.velocity.width.rounded()) \($0.predictedEndTranslation.width.rounded())")
        }), size: ProposedViewSize(width: 100, height: 100))
    // 60 points in 0.2 seconds, and a quarter of a second more at that speed.
    try host.drag(
      from: CGPoint(x: 10, y: 50), to: CGPoint(x: 70, y: 50), duration: 0.2, steps: 20)
    #expect(log.take() == ["300.0 135.0"])
    // A finger that rests before it lifts has no velocity.
    try host.beginTouch(at: CGPoint(x: 10, y: 50))
    try host.moveTouch(to: CGPoint(x: 40, y: 50))
    try host.advance(by: 1)
    try host.moveTouch(to: CGPoint(x: 40, y: 50))
    try host.endTouch()
    #expect(log.take() == ["0.0 30.0"])
  }

  @Test func aLongPressReportsPressing() throws {
    let host = pressable(.iOS)
    try host.beginTouch(at: center)
    #expect(log.take() == ["true"])
    try host.advance(by: 0.6)
    #expect(log.take() == ["false", "press"])
    try host.endTouch()
    #expect(log.take() == [])
    try host.tap(at: center)
    #expect(log.take() == ["true", "false"])
  }

  /// A press with the mouse button lasts until the release (Rules/Gestures.md#pressing).
  @Test func aLongPressOfMacOSLastsUntilTheRelease() throws {
    let host = pressable(.macOS)
    try host.beginTouch(at: center)
    #expect(log.take() == ["true"])
    try host.advance(by: 0.6)
    #expect(log.take() == ["press"])
    try host.moveTouch(to: CGPoint(x: 90, y: 90))
    try host.advance(by: 1)
    #expect(log.take() == [])
    try host.endTouch()
    #expect(log.take() == ["false"])
    try host.tap(at: center)
    #expect(log.take() == ["true", "false"])
    // A press that fails ends when it fails.
    try host.beginTouch(at: center)
    try host.moveTouch(to: CGPoint(x: 90, y: 90))
    #expect(log.take() == ["true", "false"])
    try host.advance(by: 1)
    try host.endTouch()
    #expect(log.take() == [])
  }

  @Test(arguments: [Platform.iOS, .macOS]) func aLongPressOfNoTimeActsAtOnce(platform: Platform)
    throws
  {
    let host = pressable(platform, duration: 0)
    try host.beginTouch(at: center)
    #expect(log.take() == (platform == .macOS ? ["true", "press"] : ["true", "false", "press"]))
    try host.endTouch()
    #expect(log.take() == (platform == .macOS ? ["false"] : []))
  }

  /// A continuing press keeps its touch: a gesture that waits for its failure never begins.
  @Test func nothingFollowsAPressThatGoesOn() throws {
    let host = ViewHost(
      pressed(0.5).onTapGesture { log.add("tap") }
        .gesture(DragGesture().onChanged { _ in log.add("drag") }),
      size: ProposedViewSize(width: 100, height: 100), platform: .macOS)
    try host.beginTouch(at: center)
    try host.advance(by: 0.6)
    try host.moveTouch(to: CGPoint(x: 90, y: 50))
    try host.endTouch()
    #expect(log.take() == ["true", "press", "false"])
  }

  private var center: CGPoint { CGPoint(x: 50, y: 50) }

  private func pressable(_ platform: Platform, duration: Double = 0.5) -> ViewHost<some View> {
    ViewHost(
      pressed(duration), size: ProposedViewSize(width: 100, height: 100), platform: platform)
  }

  private func pressed(_ duration: Double) -> some View {
    Color.red.onLongPressGesture(minimumDuration: duration) {
      log.add("press")
    } onPressingChanged: {
      log.add("\($0)")
    }
  }

  @Test func aPointerComesAndLeaves() throws {
    let host = ViewHost(
      HStack(spacing: 0) {
        Color.red.onHover { log.add("red \($0)") }
        Color.blue.onContinuousHover { phase in
          switch phase {
          case .active(let point): log.add("blue \(point.x)")
          case .ended: log.add("blue ended")
          }
        }
      }, size: ProposedViewSize(width: 100, height: 100))
    for x in [10, 20, 60, 70] { try host.hover(at: CGPoint(x: x, y: 50)) }
    try host.hover(at: nil)
    #expect(
      log.take() == ["red true", "red false", "blue 10.0", "blue 20.0", "blue ended"])
  }

  /// Rules/Gestures.md#hover-disabled: only the views around a disabled one are hovered.
  @Test func aDisabledViewIsNotHovered() throws {
    let host = ViewHost(
      VStack {
        Color.red.onHover { log.add("inside \($0)") }
          .onContinuousHover { _ in log.add("moved") }
          .disabled(true)
      }
      .onHover { log.add("around \($0)") }, size: ProposedViewSize(width: 100, height: 100))
    try host.hover(at: CGPoint(x: 50, y: 50))
    try host.hover(at: nil)
    #expect(log.take() == ["around true", "around false"])
  }

  @Test func aButtonThatRepeatsActsWhileItIsHeld() throws {
    let host = ViewHost(
      Button("more") { log.add("more") }.buttonRepeatBehavior(.enabled),
      size: ProposedViewSize(width: 100, height: 100))
    try host.beginTouch(on: "more")
    try host.advance(by: 0.72)
    try host.endTouch()
    #expect(log.take() == ["more", "more", "more"])
    try host.tap("more")
    #expect(log.take() == ["more"])
  }

  @Test func aPrimitiveStyleDecidesWhatTriggers() throws {
    let host = ViewHost(
      Button("hold") { log.add("held") }.buttonStyle(HoldStyle()),
      size: ProposedViewSize(width: 100, height: 100))
    try host.tap("hold")
    #expect(log.take() == [])
    try host.longPress("hold")
    #expect(log.take() == ["held"])
  }
}

private struct HoldStyle: PrimitiveButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.label.onLongPressGesture { configuration.trigger() }
  }
}
