import SwiftUI

/// A timer: a ring around the time, wheels to choose it, two round buttons.
struct TimerScreen: View {
  @State private var minutes = 12

  var body: some View {
    VStack(spacing: 40) {
      ZStack {
        Circle().stroke(.orange.opacity(0.2), lineWidth: 10)
        Circle()
          .trim(from: 0, to: 0.62)
          .stroke(.orange, style: StrokeStyle(lineWidth: 10, lineCap: .round))
          .rotationEffect(.degrees(-90))
        VStack {
          Text("07:26").font(.system(size: 72, weight: .light)).monospacedDigit()
          Label("15:04", systemImage: "bell.fill").foregroundStyle(.secondary)
        }
      }
      .frame(width: 290, height: 290)
      HStack {
        round("Cancel", .gray)
        Spacer()
        round("Pause", .orange)
      }
      Picker("Minutes", selection: $minutes) {
        ForEach(0..<60, id: \.self) { Text("\($0) min").tag($0) }
      }
      .pickerStyle(.wheel)
    }
    .padding(28)
    .preferredColorScheme(.dark)
  }

  private func round(_ title: String, _ color: Color) -> some View {
    Button {
    } label: {
      Text(title)
        .frame(width: 84, height: 84)
        .background(color.opacity(0.25), in: .circle)
        .foregroundStyle(color)
    }
    .buttonStyle(.plain)
  }
}

struct TimerScreen_Previews: PreviewProvider {
  static var previews: some View {
    TimerScreen().previewDevice("iPhone 16 Pro")
  }
}
