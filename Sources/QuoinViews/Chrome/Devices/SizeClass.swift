import QuoinCore

/// How much room there is along an axis, in one word.
public enum UserInterfaceSizeClass: Hashable, Sendable {
  case compact, regular
}

private struct SizeClassesKey: EnvironmentKey {
  static var defaultValue: SizeClasses { SizeClasses() }
}

/// The size classes that were set; the device's where none was.
private struct SizeClasses: Sendable {
  var horizontal: UserInterfaceSizeClass??
  var vertical: UserInterfaceSizeClass??
}

extension EnvironmentValues {
  private var sizeClasses: SizeClasses {
    get { self[SizeClassesKey.self] }
    set { self[SizeClassesKey.self] = newValue }
  }

  /// How much room there is from side to side: unless set, that of the device in use, which without a name is a
  /// telephone held upright, compact, on iOS, and a Mac, regular, on macOS.
  public var horizontalSizeClass: UserInterfaceSizeClass? {
    get { sizeClasses.horizontal ?? deviceInUse.horizontalSizeClass }
    set { sizeClasses.horizontal = .some(newValue) }
  }

  /// How much room there is from top to bottom: unless set, that of the device in use, which without a name is
  /// regular.
  public var verticalSizeClass: UserInterfaceSizeClass? {
    get { sizeClasses.vertical ?? deviceInUse.verticalSizeClass }
    set { sizeClasses.vertical = .some(newValue) }
  }
}
