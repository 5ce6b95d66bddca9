import Foundation
import SwiftUI

extension Facts {
  /// The values of gestures, and gesture state, of the second file of recordings.
  static let gestureValue2: [String: Check] = [
    "m2-ix-g8b": { fact in
      let log = Log()
      let view = Touched(log) { log in Color.blue.gesture(drag(log)) }
      view.press(100, 100)
      for step in 1...10 { view.move(100, 100 - CGFloat(5 * step)) }
      view.release()
      let changes = (2...10).map { "change (0.0, \(-5.0 * Double($0))) from (100.0, 100.0)" }
      fact.expect(log, is: changes + ["end (0.0, -50.0) from (100.0, 100.0)"])
    },

    "m2-ix-g8f": { fact in
      let log = Log()
      let view = Touched(log) { log in Color.blue.gesture(drag(log)) }
      view.press(100, 100)
      for y in [150, 250, 300] as [CGFloat] { view.move(100, y) }
      view.release()
      fact.expect(
        log,
        is: [
          "change (0.0, 50.0) from (100.0, 100.0)", "change (0.0, 150.0) from (100.0, 100.0)",
          "change (0.0, 200.0) from (100.0, 100.0)", "end (0.0, 200.0) from (100.0, 100.0)",
        ])
    },

    "m2-ia-t2": { fact in
      fact.expect(titleBar: 32, ["(60.0, 72.0)"]) { log in
        SpatialTapGesture(coordinateSpace: .global).onEnded { log.add($0.location.printed) }
      } touching: { host, corner in
        try host.tap(at: CGPoint(x: corner.x + 20, y: corner.y + 10))
      }
    },

    "m2-ia-t4": { fact in
      fact.expect(["(20.0, 10.0)"]) { log in
        SpatialTapGesture(count: 2).onEnded { log.add($0.location.printed) }
      } touching: { host, corner in
        try host.doubleTap(at: CGPoint(x: corner.x + 20, y: corner.y + 10))
      }
    },

    "m2-ia-m1": { fact in
      let start = "at (20.0, 20.0), 0.2 0.2"
      fact.expect(["changed 1.1 \(start)", "changed 1.2 \(start)", "ended 1.2 \(start)"]) { log in
        magnify(log)
      } touching: { host, corner in
        try host.magnify(
          at: CGPoint(x: corner.x + 20, y: corner.y + 20), by: 1.2, steps: 2)
      }
    },

    "m2-ia-m2": { fact in
      let start = "at (90.0, 90.0), 0.9 0.9"
      fact.expect(["changed 0.8 \(start)", "ended 0.8 \(start)"]) { log in
        magnify(log)
      } touching: { host, corner in
        try host.magnify(
          at: CGPoint(x: corner.x + 90, y: corner.y + 90), by: 0.8, steps: 1)
      }
    },

    "m2-ia-q1": { fact in
      fact.expect(["changed -10.0", "changed -20.0", "ended -20.0"]) { log in
        RotateGesture().onChanged { log.add("changed \(rounded($0.rotation.degrees))") }
          .onEnded { log.add("ended \(rounded($0.rotation.degrees))") }
      } touching: { host, corner in
        try host.rotate(
          at: CGPoint(x: corner.x + 20, y: corner.y + 20), by: .degrees(-20), steps: 2)
      }
    },

    "st-gs-body": { fact in
      let view = Touching(GestureState(wrappedValue: 0)) { $0.animation = .linear(duration: 1) }
      view.press()
      fact.expect("at once", view.width, is: 10)
      view.wait(0.5)
      fact.expect("after 0.5", view.width, is: 60)
      view.wait(0.5)
      fact.expect("after 1", view.width, is: 110)
    },

    "st-gs-reset-body": { fact in
      let view = Touching(GestureState(wrappedValue: 0)) { $0.animation = .linear(duration: 1) }
      view.press()
      view.wait(1)
      fact.expect("before", view.width, is: 110)
      view.release()
      fact.expect("at once", view.width, is: 10)
      fact.expect(!view.isAnimating, "the reset is animated")
    },

    "st-gs-reset": { fact in
      let state = GestureState<CGFloat>(
        wrappedValue: 0, resetTransaction: Transaction(animation: .linear(duration: 1)))
      let view = Touching(state) { _ in }
      view.press()
      fact.expect("before", view.width, is: 110)
      view.release()
      fact.expect("at once", view.width, is: 110)
      view.wait(0.5)
      fact.expect("after 0.5", view.width, is: 60)
      view.wait(0.5)
      fact.expect("after 1", view.width, is: 10)
    },

    "st-gs-resetclosure": { fact in
      let log = Log()
      let state = GestureState<CGFloat>(initialValue: 0) { value, transaction in
        log.add("\(value)")
        transaction.animation = .linear(duration: 1)
      }
      let view = Touching(state) { _ in }
      view.press()
      fact.expect(log, is: [])
      view.release()
      fact.expect(log, is: ["100.0"])
      fact.expect("at once", view.width, is: 110)
      view.wait(0.5)
      fact.expect("after 0.5", view.width, is: 60)
      view.wait(0.5)
      fact.expect("after 1", view.width, is: 10)
    },
  ]

  private static func drag(_ log: Log) -> some Gesture {
    func line(_ event: String, _ value: DragGesture.Value) {
      let (distance, start) = (value.translation, value.startLocation)
      log.add("\(event) (\(distance.width), \(distance.height)) from \(start.printed)")
    }
    return DragGesture().onChanged { line("change", $0) }.onEnded { line("end", $0) }
  }

  private static func magnify(_ log: Log) -> some Gesture {
    func line(_ event: String, _ value: MagnifyGesture.Value) {
      let anchor = value.startAnchor
      log.add(
        "\(event) \(rounded(value.magnification)) at \(value.startLocation.printed), "
          + "\(rounded(anchor.x)) \(rounded(anchor.y))")
    }
    return MagnifyGesture().onChanged { line("changed", $0) }.onEnded { line("ended", $0) }
  }

  /// Returns `number` with three digits after the point.
  private static func rounded(_ number: CGFloat) -> Double { (number * 1000).rounded() / 1000 }
}

extension FactCheck {
  /// Expects the events of `gesture` on a view of 100 by 100 points at (40, 30) in a window of 200
  /// by 200 points below its title bar. `touching` receives the view's corner in the window.
  @MainActor
  fileprivate mutating func expect<G: Gesture>(
    titleBar: CGFloat = 0, _ events: [String], from gesture: (Log) -> G,
    touching: (ViewHost<AnyView>, CGPoint) throws -> Void
  ) {
    let log = Log()
    let view = Color.blue.gesture(gesture(log)).frame(width: 100, height: 100)
      .accessibilityIdentifier("view").padding(.leading, 40).padding(.top, 30)
      .frame(width: 200, height: 200, alignment: .topLeading)
    let host = ViewHost(
      AnyView(view), size: ProposedViewSize(width: 200, height: 200 + titleBar),
      platform: .macOS,
      safeAreaInsets: EdgeInsets(top: titleBar, leading: 0, bottom: 0, trailing: 0))
    do {
      try host.update()
      try touching(host, host.frame(of: "view")?.origin ?? .zero)
      try host.advance(by: 1)
    } catch {
      log.add("\(error)")
    }
    expect(log, is: events)
  }
}

/// A live view that a drag by 100 points widens by 100 points, from 10.
@MainActor
private struct Touching {
  private let host: ViewHost<Widened>

  /// `change` configures the transaction of each write during the drag.
  init(_ width: GestureState<CGFloat>, change: @escaping (inout Transaction) -> Void) {
    host = ViewHost(
      Widened(width, change: change), size: ProposedViewSize(width: 200, height: 200),
      platform: .macOS)
  }

  var width: CGFloat? { host.frame(of: "widened")?.width }
  var isAnimating: Bool { host.isAnimating }

  func press() {
    _ = try? host.beginTouch(at: CGPoint(x: 50, y: 100))
    _ = try? host.moveTouch(to: CGPoint(x: 150, y: 100))
  }
  func release() { _ = try? host.endTouch() }
  func wait(_ seconds: TimeInterval) { _ = try? host.advance(by: seconds) }
}

private struct Widened: View {
  @GestureState private var width: CGFloat
  private let change: (inout Transaction) -> Void

  init(_ width: GestureState<CGFloat>, change: @escaping (inout Transaction) -> Void) {
    _width = width
    self.change = change
  }

  var body: some View {
    VStack(spacing: 0) {
      Color.red.gesture(
        DragGesture().updating($width) { value, state, transaction in
          change(&transaction)
          state = value.translation.width
        })
      Color.blue.frame(width: 10 + width, height: 10).accessibilityIdentifier("widened")
    }
  }
}
