import QuoinCore
import QuoinGeometry

private struct DeviceKey: EnvironmentKey {
  static var defaultValue: DeviceProfile? { nil }
}

extension EnvironmentValues {
  /// The device that the renderer or preview names, or `nil`.
  package var device: DeviceProfile? {
    get { self[DeviceKey.self] }
    set { self[DeviceKey.self] = newValue }
  }

  /// The device in use: the named one, or the platform's default.
  package var deviceInUse: DeviceProfile {
    device ?? .standard(for: platform)
  }
}
