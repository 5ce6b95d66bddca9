import QuoinCore

/// A style that has its own values for the hierarchical levels.
public protocol _LeveledStyle: ShapeStyle {
  /// Returns the style of `level`, where 0 is the style itself. Only Quoin's own types implement
  /// this.
  func _resolve(level: Int, in environment: EnvironmentValues) -> _ResolvedStyle
}

extension _LeveledStyle {
  public func _resolve(in environment: EnvironmentValues) -> _ResolvedStyle {
    _resolve(level: 0, in: environment)
  }
}

/// A style at a hierarchical level.
public struct _LevelShapeStyle<Style: ShapeStyle>: ShapeStyle {
  let style: Style
  let level: Int

  public func _resolve(in environment: EnvironmentValues) -> _ResolvedStyle {
    (style as? any _LeveledStyle)?._resolve(level: level, in: environment)
      ?? style._resolve(in: environment).atLevel(level)
  }
}

extension ShapeStyle {
  /// The second level of the style.
  public var secondary: some ShapeStyle { _LevelShapeStyle(style: self, level: 1) }
  /// The third level of the style.
  public var tertiary: some ShapeStyle { _LevelShapeStyle(style: self, level: 2) }
  /// The fourth level of the style.
  public var quaternary: some ShapeStyle { _LevelShapeStyle(style: self, level: 3) }
  /// The fifth level of the style.
  public var quinary: some ShapeStyle { _LevelShapeStyle(style: self, level: 4) }
}

/// The fill of thin and small shapes on a background; higher levels are weaker.
public struct FillShapeStyle: _LeveledStyle, Hashable {
  public init() {}
  public func _resolve(level: Int, in environment: EnvironmentValues) -> _ResolvedStyle {
    _ResolvedStyle(.fill(level), in: environment)
  }
}

/// The background of the content: the page color unless changed with `.backgroundStyle`. Its higher
/// levels are for elements on top of it.
public struct BackgroundStyle: _LeveledStyle, Hashable {
  public init() {}
  public func _resolve(level: Int, in environment: EnvironmentValues) -> _ResolvedStyle {
    guard let style = environment.backgroundStyle else {
      return _ResolvedStyle(.background(level), in: environment)
    }
    // `.background` inside a background style means the page's background.
    var outside = environment
    outside.backgroundStyle = nil
    return style._resolve(in: outside).atLevel(level)
  }
}

extension ShapeStyle where Self == FillShapeStyle {
  public static var fill: FillShapeStyle { FillShapeStyle() }
}

extension ShapeStyle where Self == BackgroundStyle {
  public static var background: BackgroundStyle { BackgroundStyle() }
}
