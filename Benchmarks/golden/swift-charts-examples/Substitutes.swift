import Combine

/// A microphone that hears nothing, in place of the repository's, which needs AVFoundation.
final class MicrophoneMonitor: ObservableObject {
  let sample: Float = 0
  var onUpdate: () -> Void = {}

  func toggle() {}
  func resumeMonitoring() {}
  func stopMonitoring() {}
}
