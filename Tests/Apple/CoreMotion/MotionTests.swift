import CoreMotion
import Testing

@MainActor
struct MotionTests {
  @Test func motionIsUnavailable() {
    let manager = CMMotionManager()
    manager.deviceMotionUpdateInterval = 1 / 60
    manager.startDeviceMotionUpdates(to: .main) { data, _ in
      Issue.record("no motion expected: \(data?.attitude.roll ?? 0)")
    }
    #expect(!manager.isDeviceMotionAvailable && manager.deviceMotion == nil)
    #expect(!CMPedometer.isStepCountingAvailable())
  }
}
