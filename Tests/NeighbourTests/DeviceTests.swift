import CoreHaptics
import CoreLocationUI
import CoreML
import CoreMotion
import Quoin
import SwiftUI
import Testing

@MainActor
struct DeviceTests {
  @Test func nothingCanBeFelt() throws {
    #expect(!CHHapticEngine.capabilitiesForHardware().supportsHaptics)
    #expect(throws: CHHapticError(.notSupported)) { try CHHapticEngine() }
    let event = CHHapticEvent(
      eventType: .hapticTransient,
      parameters: [CHHapticEventParameter(parameterID: .hapticIntensity, value: 1)],
      relativeTime: 0.5)
    let pattern = try CHHapticPattern(events: [event], parameters: [])
    #expect(pattern.duration == 0.5)
  }

  @Test func nothingMoves() {
    let manager = CMMotionManager()
    manager.deviceMotionUpdateInterval = 1 / 60
    manager.startDeviceMotionUpdates(to: .main) { data, _ in
      Issue.record("no motion expected: \(data?.attitude.roll ?? 0)")
    }
    #expect(!manager.isDeviceMotionAvailable && manager.deviceMotion == nil)
    #expect(!CMPedometer.isStepCountingAvailable())
  }

  @Test func noModelIsRun() throws {
    #expect(throws: MLModelError(.io)) {
      try MLModel(contentsOf: URL(fileURLWithPath: "/m"), configuration: MLModelConfiguration())
    }
    let features = try MLDictionaryFeatureProvider(dictionary: ["wake": 8.5, "cups": 2])
    #expect(features.featureValue(for: "wake")?.doubleValue == 8.5)
    #expect(features.featureNames == ["wake", "cups"])
  }

  @Test func locationButtons() {
    let button = report(nil, nil, LocationButton(.shareCurrentLocation) {})
    #expect(button.nodes.contains { $0.name.contains("Share Current Location") })
    #expect(button.size.height > 40)
  }
}
