import QuoinCore
import QuoinDrawing

/// The styles that flow down the tree, behind one key so that a view looks them up once.
struct StyleEnvironment {
  /// `nil`: the platform's text colours.
  var foreground: ForegroundLink?
  var background: AnyShapeStyle?
  var tint: StyleLink<AnyShapeStyle>?
  var accent: StyleLink<Color>?
}

/// A foreground style, linked to the one around its modifier: in a style that is set, `.secondary` means the
/// second level of the style around, not of itself.
final class ForegroundLink: Sendable {
  /// One style for each level that was given; the other levels fade the first one.
  let levels: [AnyShapeStyle]
  let outer: ForegroundLink?

  init(levels: [AnyShapeStyle], outer: ForegroundLink?) {
    self.levels = levels
    self.outer = outer
  }
}

/// A style, linked to the one around its modifier: a tint that is made of `.tint`, or an accent of `.accentColor`, means
/// the one around.
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

  /// What `.background` means; the platform's page colour when `nil`.
  public var backgroundStyle: AnyShapeStyle? {
    get { styles.background }
    set { styles.background = newValue }
  }

  /// What `Color.accentColor` means.
  var accent: ResolvedColor {
    guard let link = styles.accent else { return Color.blue.drawn(in: self) }
    var outside = self
    outside.styles.accent = link.outer
    return link.style.drawn(in: outside)
  }

  /// The style of things that can be touched.
  var tint: _ResolvedStyle {
    guard let link = styles.tint else { return Color.accentColor._resolve(in: self) }
    var outside = self
    outside.styles.tint = link.outer
    return link.style._resolve(in: outside)
  }

  /// The foreground style of `level`, 0 the primary one.
  func foreground(_ level: Int) -> _ResolvedStyle {
    guard let link = styles.foreground else { return _ResolvedStyle(.label(level), in: self) }
    var outside = self
    outside.styles.foreground = link.outer
    if level < link.levels.count { return link.levels[level]._resolve(in: outside) }
    return link.levels[0]._resolve(in: outside).atLevel(level)
  }
}

extension _ResolvedStyle {
  /// The style at a level of importance, 0 the style itself: further levels are more transparent.
  func atLevel(_ level: Int) -> _ResolvedStyle {
    let opacities = [1, 0.5, 0.25, 0.18, 0.11]
    return faded(by: opacities[min(max(level, 0), opacities.count - 1)])
  }
}
