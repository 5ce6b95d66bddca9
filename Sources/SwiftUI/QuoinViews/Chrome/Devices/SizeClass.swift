import QuoinCore

/// The amount of space along an axis, as a category.
public enum UserInterfaceSizeClass: Hashable, Sendable {
  case compact, regular
}

private struct SizeClassesKey: EnvironmentKey {
  static var defaultValue: SizeClasses { SizeClasses() }
}

/// The size classes that were set; unset ones are the device's.
private struct SizeClasses: Sendable {
  var horizontal: UserInterfaceSizeClass??
  var vertical: UserInterfaceSizeClass??
}

extension EnvironmentValues {
  private var sizeClasses: SizeClasses {
    get { self[SizeClassesKey.self] }
    set { self[SizeClassesKey.self] = newValue }
  }

  /// The horizontal size class: by default that of the device in use.
  ///
  /// Without a named device that is a phone in portrait on iOS (compact) and a Mac on macOS
  /// (regular).
  public var horizontalSizeClass: UserInterfaceSizeClass? {
    get { sizeClasses.horizontal ?? deviceInUse.horizontalSizeClass }
    set { sizeClasses.horizontal = .some(newValue) }
  }

  /// The vertical size class: by default that of the device in use, which is regular without a
  /// named device.
  public var verticalSizeClass: UserInterfaceSizeClass? {
    get { sizeClasses.vertical ?? deviceInUse.verticalSizeClass }
    set { sizeClasses.vertical = .some(newValue) }
  }
}
