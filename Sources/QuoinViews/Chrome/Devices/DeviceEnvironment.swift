import QuoinCore
import QuoinGeometry

private struct DeviceKey: EnvironmentKey {
  static var defaultValue: DeviceProfile? { nil }
}

extension EnvironmentValues {
  /// The device that the renderer or preview names; `nil` where neither names one.
  package var device: DeviceProfile? {
    get { self[DeviceKey.self] }
    set { self[DeviceKey.self] = newValue }
  }

  /// The device in use: the named one, else the platform's usual one.
  package var deviceInUse: DeviceProfile {
    device ?? (platform == .iOS ? .standardPhone : .standardMac)
  }
}
