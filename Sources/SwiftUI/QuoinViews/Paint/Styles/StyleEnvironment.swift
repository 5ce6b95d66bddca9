import QuoinCore
import QuoinDrawing

/// The inherited styles, stored under one key so that a view looks them up once.
struct StyleEnvironment {
  /// The foreground style; `nil` means the platform's text colors.
  var foreground: ForegroundLink?
  var background: AnyShapeStyle?
  var tint: StyleLink<AnyShapeStyle>?
  var accent: StyleLink<Color>?
}

/// A foreground style, linked to the next outer one.
///
/// In a style that is being set, `.secondary` means the second level of the outer style, not of
/// itself.
final class ForegroundLink: Sendable {
  /// One style for each given level; the other levels fade the first one.
  let levels: [AnyShapeStyle]
  let outer: ForegroundLink?

  init(levels: [AnyShapeStyle], outer: ForegroundLink?) {
    self.levels = levels
    self.outer = outer
  }
}

/// A style, linked to the next outer one: a tint derived from `.tint`, or an accent derived from
/// `.accentColor`, refers to the outer one.
final class StyleLink<Style: Sendable>: Sendable {
  let style: Style
  let outer: StyleLink?

  init(_ style: Style, outer: StyleLink?) {
    self.style = style
    self.outer = outer
  }
}

private struct StyleKey: EnvironmentKey {
  static var defaultValue: StyleEnvironment { StyleEnvironment() }
}

extension EnvironmentValues {
  var styles: StyleEnvironment {
    get { self[StyleKey.self] }
    set { self[StyleKey.self] = newValue }
  }

  /// The value of `.background`; `nil` means the platform's page color.
  public var backgroundStyle: AnyShapeStyle? {
    get { styles.background }
    set { styles.background = newValue }
  }

  /// The value of `Color.accentColor`.
  var accent: ResolvedColor {
    guard let link = styles.accent else { return Color.blue.drawn(in: self) }
    var outside = self
    outside.styles.accent = link.outer
    return link.style.drawn(in: outside)
  }

  /// The style of interactive elements.
  var tint: _ResolvedStyle {
    guard let link = styles.tint else { return Color.accentColor._resolve(in: self) }
    var outside = self
    outside.styles.tint = link.outer
    return link.style._resolve(in: outside)
  }

  /// Returns the foreground style of `level`, where 0 is the primary one.
  func foreground(_ level: Int) -> _ResolvedStyle {
    guard let link = styles.foreground else { return _ResolvedStyle(.label(level), in: self) }
    var outside = self
    outside.styles.foreground = link.outer
    if level < link.levels.count { return link.levels[level]._resolve(in: outside) }
    return link.levels[0]._resolve(in: outside).atLevel(level)
  }
}

extension _ResolvedStyle {
  /// Returns the style at a hierarchical level, where 0 is the style itself; higher levels are more
  /// transparent.
  func atLevel(_ level: Int) -> _ResolvedStyle {
    let opacities = [1, 0.5, 0.25, 0.18, 0.11]
    return faded(by: opacities[min(max(level, 0), opacities.count - 1)])
  }
}
