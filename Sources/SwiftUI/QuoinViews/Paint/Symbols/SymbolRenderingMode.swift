import QuoinCore

/// The rendering mode of a symbol's parts.
public struct SymbolRenderingMode: Hashable, Sendable {
  private let name: String

  /// All parts in the foreground style.
  public static let monochrome = SymbolRenderingMode(name: "monochrome")
  /// Each part in its level of the foreground style.
  public static let hierarchical = SymbolRenderingMode(name: "hierarchical")
  /// Each part in the next style of `.foregroundStyle(_:_:_:)`.
  public static let palette = SymbolRenderingMode(name: "palette")
  /// Each part in its own color. The available glyphs have no colors, so it is drawn as
  /// `.monochrome`, with a warning.
  public static let multicolor = SymbolRenderingMode(name: "multicolor")

  /// Whether the parts are drawn in several styles.
  var isLayered: Bool { self == .hierarchical || self == .palette }
}

private struct SymbolRenderingModeKey: EnvironmentKey {
  static var defaultValue: SymbolRenderingMode? { nil }
}

extension EnvironmentValues {
  /// The rendering mode of symbols; `nil` means each symbol's default.
  public var symbolRenderingMode: SymbolRenderingMode? {
    get { self[SymbolRenderingModeKey.self] }
    set { self[SymbolRenderingModeKey.self] = newValue }
  }
}

extension View {
  /// Sets the rendering mode of symbols in the view.
  /// Sizing: neutral.
  public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View {
    environment(\.symbolRenderingMode, mode)
  }
}
