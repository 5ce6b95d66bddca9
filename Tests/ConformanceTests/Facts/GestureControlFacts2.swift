import Foundation
import Quoin
import SwiftUI

@testable import QuoinViews

extension Facts {
  /// The values and actions of controls and lists.
  static let gestureControl2: [String: Check] = [
    "m2-lk-s1": { fact in
      let log = Log()
      let view = slider(log)
      view.press(100)
      view.move(120)
      view.move(140)
      view.release()
      fact.expect(log, is: ["editing true", "0.222", "0.333", "0.444", "editing false"])
    },

    "m2-lk-s3": { fact in
      let log = Log()
      let view = slider(log)
      view.press(150)
      view.move(150)
      view.release()
      fact.expect(log, is: ["editing true", "0.5", "editing false"])
    },

    "m2-lk-s5": { fact in
      let log = Log()
      let view = Changing { isChanged in
        Slider(
          value: Binding(get: { isChanged ? 0.8 : 0.5 }, set: { log.add("\($0)") }), in: 0...1,
          onEditingChanged: { log.add("editing \($0)") }
        )
        .accessibilityIdentifier("control")
      }
      view.change(nil)
      view.advance(to: 1)
      let shown = try? view.host.value(of: "control", as: Double.self)
      fact.expect(shown == 0.8, "the slider shows \(shown ?? .nan)")
      fact.expect(log, is: [])
    },

    "m2-cs-sa1": { fact in
      let log = Log()
      let view = Stepped(5.0, log) { Slider(value: $0, in: 0...10) }
      view.step([1, 1, -1])
      fact.expect(log, is: ["6.0", "7.0", "6.0"])
      let long = Stepped(5.0, log) { Slider(value: $0, in: 0...200) }
      long.step([1])
      fact.expect(log, is: ["25.0"])
    },

    "m2-cs-sa2": { fact in
      let log = Log()
      let view = Stepped(10.0, log) { Slider(value: $0, in: 0...10) }
      view.step([1])
      fact.expect(log, is: ["10.0"])
    },

    "m2-cs-sta1": { fact in
      let log = Log()
      let view = Stepped(1, log) { Stepper("Qty", value: $0, in: 0...3) }
      for (step, written) in [(1, ["2"]), (1, ["3"]), (1, []), (-1, ["2"])] {
        view.step([step])
        fact.expect(log, is: written)
      }
    },

    "m2-cs-sta5": { fact in
      let log = Log()
      let view = Stepped(1, log) { Stepper("Qty", value: $0) }
      view.step([1, -1, -1, -1])
      fact.expect(log, is: ["2", "1", "0", "-1"])
    },

    "m2-cs-sta6": { fact in
      let log = Log()
      let view = Stepped(1, log) { _ in
        Stepper("Qty", onIncrement: { log.add("up") }, onDecrement: nil)
      }
      view.step([1])
      fact.expect(log, is: ["up"])
      view.step([-1])
      fact.expect(log, is: [])
    },

    "m2-cs-ld0": { fact in
      let places = report(200, 200, platform: .macOS) { rows(selected: 4) }
      @MainActor func row(_ number: Int) -> Int {
        Int(places.frame(of: "row \(number)")?.midY ?? -1)
      }
      fact.draw(rows(selected: nil)) { fact, plain in
        fact.draw(rows(selected: 4)) { fact, selected in
          for number in 0..<6 {
            let y = row(number)
            let isShown = plain[150, y] != selected[150, y]
            fact.expect(
              isShown == (number == 4), "row \(number) is \(isShown ? "" : "not ")selected")
          }
        }
      }
    },

    "m2-cs-la4": { fact in
      let selected = Recorder<Int?>(nil)
      let list = List(
        0..<6, id: \.self, selection: Binding(get: { selected.value }, set: { selected.value = $0 })
      ) { Text("\($0)") }
      let host = ViewHost(list.frame(width: 200, height: 200), platform: .macOS)
      fact.attempt { fact in
        try host.selectRows(["1", "2"])
        fact.expect(selected.value == nil, "row \(selected.value ?? -1) is selected")
        try host.selectRows(["2"])
        fact.expect(selected.value == 2, "one row alone isn't selected")
      }
    },
  ]

  /// Returns a slider of 200 points in the center of a window of 300 by 120 points.
  private static func slider(_ log: Log) -> SliderTrial {
    SliderTrial(
      Logged(0.5, log) {
        Slider(value: $0, in: 0...1, onEditingChanged: { log.add("editing \($0)") })
          .frame(width: 200)
      }, log)
  }

  private static func rows(selected: Int?) -> some View {
    List(0..<6, id: \.self, selection: .constant(selected)) {
      Text("\($0)").accessibilityIdentifier("row \($0)")
    }
    .disabled(true)
    .frame(width: 200, height: 200)
  }
}

/// A view with a value, whose writes are logged with three digits after the point.
private struct Logged<Value, Content: View>: View {
  private let log: Log
  private let content: (Binding<Value>) -> Content
  @State private var value: Value

  init(_ value: Value, _ log: Log, @ViewBuilder content: @escaping (Binding<Value>) -> Content) {
    _value = State(initialValue: value)
    self.log = log
    self.content = content
  }

  var body: some View {
    content(
      Binding(
        get: { value },
        set: { new in
          value = new
          let digits = (new as? Double).map { ($0 * 1000).rounded() / 1000 }
          log.add(digits.map { "\($0)" } ?? "\(new)")
        }))
  }
}

/// A slider for touches at half of its window's height.
@MainActor
private struct SliderTrial {
  private let host: ViewHost<AnyView>
  private let log: Log

  init(_ view: some View, _ log: Log) {
    self.log = log
    host = ViewHost(
      AnyView(view.frame(width: 300, height: 120)),
      size: ProposedViewSize(width: 300, height: 120), platform: .macOS)
  }

  func press(_ x: CGFloat) { attempt { try host.beginTouch(at: CGPoint(x: x, y: 60)) } }
  func move(_ x: CGFloat) { attempt { try host.moveTouch(to: CGPoint(x: x, y: 60)) } }
  func release() { attempt { try host.endTouch() } }

  private func attempt(_ body: () throws -> UpdateRecord) {
    do { _ = try body() } catch { log.add("\(error)") }
  }
}

/// A control for steps of an accessibility client, whose writes are logged.
@MainActor
private struct Stepped {
  private let host: ViewHost<AnyView>
  private let log: Log

  init<Value, V: View>(
    _ value: Value, _ log: Log, @ViewBuilder content: @escaping (Binding<Value>) -> V
  ) {
    self.log = log
    host = ViewHost(
      AnyView(Logged(value, log) { content($0).accessibilityIdentifier("control") }),
      size: ProposedViewSize(width: 300, height: 120), platform: .macOS)
  }

  /// Takes a step up for each 1, and a step down for each -1. A step that the control doesn't take
  /// logs nothing.
  func step(_ steps: [Int]) {
    for step in steps {
      do {
        _ = try step > 0 ? host.increment("control") : host.decrement("control")
      } catch ControlError.limit {
      } catch {
        log.add("\(error)")
      }
    }
  }
}
