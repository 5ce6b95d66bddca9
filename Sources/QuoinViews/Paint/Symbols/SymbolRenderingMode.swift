import QuoinCore

/// How the parts of a symbol are coloured.
public struct SymbolRenderingMode: Hashable, Sendable {
  private let name: String

  /// All parts in the foreground style.
  public static let monochrome = SymbolRenderingMode(name: "monochrome")
  /// Each part in its level of the foreground style.
  public static let hierarchical = SymbolRenderingMode(name: "hierarchical")
  /// Each part in the next style of `.foregroundStyle(_:_:_:)`.
  public static let palette = SymbolRenderingMode(name: "palette")
  /// Each part in a colour of its own. The glyphs here have none: drawn as `.monochrome`, and a remark
  /// says so.
  public static let multicolor = SymbolRenderingMode(name: "multicolor")

  /// Whether the parts are drawn in several styles.
  var isLayered: Bool { self == .hierarchical || self == .palette }
}

private struct SymbolRenderingModeKey: EnvironmentKey {
  static var defaultValue: SymbolRenderingMode? { nil }
}

extension EnvironmentValues {
  /// How symbols are coloured; `nil` for each symbol's own choice.
  public var symbolRenderingMode: SymbolRenderingMode? {
    get { self[SymbolRenderingModeKey.self] }
    set { self[SymbolRenderingModeKey.self] = newValue }
  }
}

extension View {
  /// Sets how symbols inside are coloured. Sizing: neutral.
  public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View {
    environment(\.symbolRenderingMode, mode)
  }
}
