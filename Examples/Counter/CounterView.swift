import SwiftUI

/// A number, the buttons that change it, and the views that depend on it.
struct CounterView: View {
  @State private var count = 0
  @State private var step = 1
  @State private var history: [Int] = []

  var body: some View {
    VStack(spacing: 24) {
      Dial(value: count)
      HStack(spacing: 16) {
        Button("Decrement", systemImage: "minus") { change(by: -step) }
          .disabled(count - step < 0)
        Button("Increment", systemImage: "plus") { change(by: step) }
      }
      .labelStyle(.iconOnly)
      .buttonStyle(.borderedProminent)
      .controlSize(.large)
      Stepper("Steps of \(step)", value: $step, in: 1...10)
      if !history.isEmpty {
        History(values: history)
          .transition(.move(edge: .bottom).combined(with: .opacity))
        Button("Reset", role: .destructive) {
          withAnimation {
            count = 0
            history = []
          }
        }
      }
    }
    .padding(24)
  }

  private func change(by amount: Int) {
    withAnimation(.snappy) {
      history.append(count)
      count += amount
    }
  }
}

/// The number in a ring that fills up towards a hundred.
struct Dial: View {
  let value: Int

  var body: some View {
    ZStack {
      Circle()
        .stroke(.quaternary, lineWidth: 14)
      Circle()
        .trim(from: 0, to: min(CGFloat(value) / 100, 1))
        .stroke(
          value >= 100 ? Color.green : Color.accentColor,
          style: StrokeStyle(lineWidth: 14, lineCap: .round)
        )
        .rotationEffect(.degrees(-90))
      Text("\(value)")
        .font(.system(size: 56, weight: .semibold, design: .rounded))
        .monospacedDigit()
        .accessibilityIdentifier("count")
    }
    .frame(width: 180, height: 180)
  }
}

/// The last five numbers, the latest first.
struct History: View {
  let values: [Int]

  var body: some View {
    HStack {
      Text("Before")
        .foregroundStyle(.secondary)
      ForEach(Array(values.enumerated().suffix(5).reversed()), id: \.offset) { _, value in
        Text("\(value)")
          .padding(.horizontal, 10)
          .padding(.vertical, 4)
          .background(.quaternary, in: Capsule())
      }
    }
    .font(.footnote)
  }
}

struct CounterView_Previews: PreviewProvider {
  static var previews: some View {
    CounterView().previewDevice("iPhone 16")
  }
}
