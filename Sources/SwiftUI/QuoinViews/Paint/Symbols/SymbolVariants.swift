import QuoinCore

/// Variants of symbol names: a fill, an enclosure, a slash.
public struct SymbolVariants: Hashable, Sendable {
  private var enclosure: String?
  private var isFilled = false
  private var isSlashed = false

  /// The symbol without variants.
  public static let none = SymbolVariants()
  public static let circle = SymbolVariants(enclosure: "circle")
  public static let square = SymbolVariants(enclosure: "square")
  public static let rectangle = SymbolVariants(enclosure: "rectangle")
  public static let fill = SymbolVariants(isFilled: true)
  public static let slash = SymbolVariants(isSlashed: true)

  private init(enclosure: String? = nil, isFilled: Bool = false, isSlashed: Bool = false) {
    self.enclosure = enclosure
    self.isFilled = isFilled
    self.isSlashed = isSlashed
  }

  public var circle: SymbolVariants { union(.circle) }
  public var square: SymbolVariants { union(.square) }
  public var rectangle: SymbolVariants { union(.rectangle) }
  public var fill: SymbolVariants { union(.fill) }
  public var slash: SymbolVariants { union(.slash) }

  /// Returns whether these variants include all of `other`.
  public func contains(_ other: SymbolVariants) -> Bool { union(other) == self }

  /// Returns the union; of two enclosures, the later one.
  func union(_ other: SymbolVariants) -> SymbolVariants {
    SymbolVariants(
      enclosure: other.enclosure ?? enclosure, isFilled: isFilled || other.isFilled,
      isSlashed: isSlashed || other.isSlashed)
  }

  /// Returns the name of the symbol with the variants, without those that the symbol doesn't have.
  func name(of symbol: String) -> String {
    guard self != .none else { return symbol }
    var (name, isFilled) = (symbol, isFilled)
    if name.hasSuffix(".fill") {
      name.removeLast(5)
      isFilled = true
    }
    for part in [isSlashed ? "slash" : nil, enclosure] {
      guard let part, !name.hasSuffix(part) else { continue }
      if SymbolRecipe("\(name).\(part)") != nil { name += ".\(part)" }
    }
    return isFilled ? name + ".fill" : name
  }
}

private struct SymbolVariantsKey: EnvironmentKey {
  static var defaultValue: SymbolVariants { .none }
}

extension EnvironmentValues {
  /// The variants of symbols.
  public var symbolVariants: SymbolVariants {
    get { self[SymbolVariantsKey.self] }
    set { self[SymbolVariantsKey.self] = newValue }
  }
}

extension View {
  /// Adds `variant` to the symbols in the view: `.fill`, `.circle`, `.slash`…
  /// Sizing: as the symbols.
  public func symbolVariant(_ variant: SymbolVariants) -> some View {
    transformEnvironment(\.symbolVariants) {
      $0 = variant == .none ? .none : $0.union(variant)
    }
  }
}
