import SwiftUI

private enum Sample {
  case progress, chronometer, criticalText

  var state: HALiveActivityAttributes.ContentState {
    let start = Date(timeIntervalSince1970: 1_700_000_000)
    return switch self {
    case .progress:
      .init(message: "Washing cycle", progress: 40, progressMax: 100, icon: "washing-machine", color: "#03A9F4")
    case .chronometer:
      .init(
        message: "Pasta", chronometer: true, countdownEnd: start + 1500, chronometerStart: start, icon: "timer",
        color: "#FF9800")
    case .criticalText:
      .init(message: "Charging paused", criticalText: "20%", icon: "battery-alert", color: "#F44336")
    }
  }
}

private let attributes = HALiveActivityAttributes(tag: "preview", title: "Laundry")

private struct Regular: View {
  let sample: Sample
  var scheme = ColorScheme.light

  var body: some View {
    HALockScreenView(attributes: attributes, state: sample.state).frame(width: 360, height: 130)
      .background(Color(.systemBackground))
      .environment(\.colorScheme, scheme)
  }
}

private struct Small: View {
  let sample: Sample
  var scheme = ColorScheme.light

  var body: some View {
    HALiveActivityCompactView(attributes: attributes, state: sample.state).frame(width: 182, height: 84)
      .background(Color(.systemBackground))
      .environment(\.colorScheme, scheme)
  }
}

private struct Trailing: View {
  let state: HALiveActivityAttributes.ContentState

  var body: some View {
    HACompactTrailingView(state: state).frame(maxWidth: .infinity, maxHeight: .infinity).background(.black)
      .frame(width: 70, height: 30)
  }

  init(_ state: HALiveActivityAttributes.ContentState) { self.state = state }

  init(seconds: Double) {
    let start = Date(timeIntervalSince1970: 1_700_000_000)
    state = .init(message: "Pasta", chronometer: true, countdownEnd: start + seconds, chronometerStart: start)
  }
}

#Preview("HALiveActivitySnapshot.test/regularSizeSnapshots.progress-light.png") {
  Regular(sample: .progress)
}
#Preview("HALiveActivitySnapshot.test/regularSizeSnapshots.progress-dark.png") {
  Regular(sample: .progress, scheme: .dark)
}
#Preview("HALiveActivitySnapshot.test/regularSizeSnapshots.chronometer-light.png") {
  Regular(sample: .chronometer)
}
#Preview("HALiveActivitySnapshot.test/regularSizeSnapshots.chronometer-dark.png") {
  Regular(sample: .chronometer, scheme: .dark)
}
#Preview("HALiveActivitySnapshot.test/regularSizeSnapshots.criticalText-light.png") {
  Regular(sample: .criticalText)
}
#Preview("HALiveActivitySnapshot.test/regularSizeSnapshots.criticalText-dark.png") {
  Regular(sample: .criticalText, scheme: .dark)
}
#Preview("HALiveActivitySnapshot.test/smallSizeSnapshots.progress-light.png") {
  Small(sample: .progress)
}
#Preview("HALiveActivitySnapshot.test/smallSizeSnapshots.progress-dark.png") {
  Small(sample: .progress, scheme: .dark)
}
#Preview("HALiveActivitySnapshot.test/smallSizeSnapshots.chronometer-light.png") {
  Small(sample: .chronometer)
}
#Preview("HALiveActivitySnapshot.test/smallSizeSnapshots.chronometer-dark.png") {
  Small(sample: .chronometer, scheme: .dark)
}
#Preview("HALiveActivitySnapshot.test/smallSizeSnapshots.criticalText-light.png") {
  Small(sample: .criticalText)
}
#Preview("HALiveActivitySnapshot.test/smallSizeSnapshots.criticalText-dark.png") {
  Small(sample: .criticalText, scheme: .dark)
}
#Preview("HADynamicIslandSnapshot.test/compactTrailingSnapshots.chronometerOverAnHour.png") {
  Trailing(seconds: 8413)
}
#Preview("HADynamicIslandSnapshot.test/compactTrailingSnapshots.chronometerUnderAnHour.png") {
  Trailing(seconds: 1500)
}
#Preview("HADynamicIslandSnapshot.test/compactTrailingSnapshots.criticalText.png") {
  Trailing(.init(message: "", criticalText: "03:20:13"))
}
#Preview("HADynamicIslandSnapshot.test/compactTrailingSnapshots.progress.png") {
  Trailing(Sample.progress.state)
}
