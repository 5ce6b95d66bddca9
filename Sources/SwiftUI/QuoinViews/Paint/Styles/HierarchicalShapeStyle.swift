import QuoinCore

/// The foreground style at a hierarchical level.
///
/// Without a foreground style, the levels are the platform's text colors.
public struct HierarchicalShapeStyle: _LeveledStyle, Hashable {
  let level: Int

  public static let primary = HierarchicalShapeStyle(level: 0)
  public static let secondary = HierarchicalShapeStyle(level: 1)
  public static let tertiary = HierarchicalShapeStyle(level: 2)
  public static let quaternary = HierarchicalShapeStyle(level: 3)
  public static let quinary = HierarchicalShapeStyle(level: 4)

  public func _resolve(level: Int, in environment: EnvironmentValues) -> _ResolvedStyle {
    environment.foreground(self.level + level)
  }
}

extension ShapeStyle where Self == HierarchicalShapeStyle {
  public static var primary: HierarchicalShapeStyle { .primary }
  public static var secondary: HierarchicalShapeStyle { .secondary }
  public static var tertiary: HierarchicalShapeStyle { .tertiary }
  public static var quaternary: HierarchicalShapeStyle { .quaternary }
  public static var quinary: HierarchicalShapeStyle { .quinary }
}

/// The current foreground style.
public struct ForegroundStyle: ShapeStyle, Hashable {
  public init() {}
  public func _resolve(in environment: EnvironmentValues) -> _ResolvedStyle {
    environment.foreground(0)
  }
}

extension ShapeStyle where Self == ForegroundStyle {
  public static var foreground: ForegroundStyle { ForegroundStyle() }
}

/// The style of interactive elements: that of `.tint`, or the accent color.
public struct TintShapeStyle: ShapeStyle, Hashable {
  public init() {}
  public func _resolve(in environment: EnvironmentValues) -> _ResolvedStyle {
    environment.tint
  }
}

extension ShapeStyle where Self == TintShapeStyle {
  public static var tint: TintShapeStyle { TintShapeStyle() }
}
