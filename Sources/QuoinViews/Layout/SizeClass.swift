import QuoinCore

/// How much room there is along an axis, in one word.
public enum UserInterfaceSizeClass: Hashable, Sendable {
  case compact, regular
}

private struct SizeClassesKey: EnvironmentKey {
  static var defaultValue: SizeClasses { SizeClasses() }
}

/// The classes that were set; those of the platform where none was.
private struct SizeClasses: Sendable {
  var horizontal: UserInterfaceSizeClass??
  var vertical: UserInterfaceSizeClass??
}

extension EnvironmentValues {
  private var sizeClasses: SizeClasses {
    get { self[SizeClassesKey.self] }
    set { self[SizeClassesKey.self] = newValue }
  }

  /// How much room there is from side to side: unless said, that of a telephone held upright, compact, on
  /// iOS, and regular on macOS.
  public var horizontalSizeClass: UserInterfaceSizeClass? {
    get { sizeClasses.horizontal ?? (platform == .iOS ? .compact : .regular) }
    set { sizeClasses.horizontal = .some(newValue) }
  }

  /// How much room there is from top to bottom; regular unless said.
  public var verticalSizeClass: UserInterfaceSizeClass? {
    get { sizeClasses.vertical ?? .regular }
    set { sizeClasses.vertical = .some(newValue) }
  }
}
