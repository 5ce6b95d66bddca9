import QuoinCore

/// The appearance of the selected items of a palette in a menu.
public struct PaletteSelectionEffect: Hashable, Sendable {
  private enum Kind: Hashable, Sendable {
    case automatic, custom
    case symbolVariant(SymbolVariants)
  }
  private let kind: Kind
  public static let automatic = PaletteSelectionEffect(kind: .automatic)
  public static let custom = PaletteSelectionEffect(kind: .custom)
  public static func symbolVariant(_ variant: SymbolVariants) -> PaletteSelectionEffect {
    PaletteSelectionEffect(kind: .symbolVariant(variant))
  }
}

extension View {
  /// Compiles only: sets the appearance of the selected items of a palette in a menu.
  /// Sizing: neutral.
  public func paletteSelectionEffect(_ effect: PaletteSelectionEffect) -> some View { self }
}
