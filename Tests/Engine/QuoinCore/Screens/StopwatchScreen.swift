import SwiftUI

/// A stopwatch with laps: a timeline counts while it runs.
struct StopwatchScreen: View {
  @State private var isRunning = false
  @State private var passed: TimeInterval = 0
  @State private var last: Date?
  @State private var laps: [TimeInterval] = []

  var body: some View {
    VStack {
      TimelineView(.animation(minimumInterval: 0.1, paused: !isRunning)) { context in
        Text(format(passed))
          .monospacedDigit()
          .font(.largeTitle)
          .accessibilityIdentifier("time")
          .onChange(of: context.date) { _, date in
            if isRunning, let last { passed += date.timeIntervalSince(last) }
            last = date
          }
      }
      HStack {
        Button(isRunning ? "Lap" : "Reset") {
          if isRunning {
            laps.insert(passed, at: 0)
          } else {
            (passed, laps) = (0, [])
          }
        }
        .disabled(!isRunning && passed == 0)
        Button(isRunning ? "Stop" : "Start") {
          isRunning.toggle()
          last = nil
        }
        .buttonStyle(.borderedProminent)
        .tint(isRunning ? .red : .green)
      }
      List(laps.indices, id: \.self) { index in
        LabeledContent("Lap \(laps.count - index)", value: format(laps[index]))
      }
    }
  }

  private func format(_ time: TimeInterval) -> String {
    let tenths = Int((time * 10).rounded())
    return "\(tenths / 600):\(tenths / 100 % 6)\(tenths / 10 % 10).\(tenths % 10)"
  }
}
