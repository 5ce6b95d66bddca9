import CoreHaptics
import Testing

@MainActor
struct HapticTests {
  @Test func hapticsAreUnavailable() throws {
    #expect(!CHHapticEngine.capabilitiesForHardware().supportsHaptics)
    #expect(throws: CHHapticError(.notSupported)) { try CHHapticEngine() }
    let event = CHHapticEvent(
      eventType: .hapticTransient,
      parameters: [CHHapticEventParameter(parameterID: .hapticIntensity, value: 1)],
      relativeTime: 0.5)
    let pattern = try CHHapticPattern(events: [event], parameters: [])
    #expect(pattern.duration == 0.5)
  }
}
