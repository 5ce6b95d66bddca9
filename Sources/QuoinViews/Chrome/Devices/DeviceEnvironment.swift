import QuoinCore
import QuoinGeometry

private struct DeviceKey: EnvironmentKey {
  static var defaultValue: DeviceProfile? { nil }
}

extension EnvironmentValues {
  /// The device that was asked for; `nil` where nobody named one.
  package var device: DeviceProfile? {
    get { self[DeviceKey.self] }
    set { self[DeviceKey.self] = newValue }
  }

  /// The device in use: the one that was asked for, else the platform's usual one.
  var deviceInUse: DeviceProfile {
    device ?? (platform == .iOS ? .standardPhone : .standardMac)
  }
}
