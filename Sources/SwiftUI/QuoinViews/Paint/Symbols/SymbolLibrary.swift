import Foundation
import QuoinText

/// A cache of recently created figures, so that a symbol shown many times is traced only once.
@MainActor
final class SymbolLibrary {
  static let shared = SymbolLibrary()

  private struct Key: Hashable {
    var name: String
    var isLayered: Bool
  }
  /// The figures of the system's fonts; those of other shapers aren't cached.
  private var figures: [Key: SymbolFigure] = [:]
  private var shaper: ObjectIdentifier?

  /// Returns the figure of the symbol `name`, or `nil` if there is none.
  func figure(_ name: String, isLayered: Bool, shaper: any TextShaper) -> SymbolFigure? {
    guard let recipe = SymbolRecipe(name, isLayered: isLayered) else { return nil }
    guard type(of: shaper) is AnyClass else {
      return SymbolFigure(recipe, shaper: shaper, isLayered: isLayered)
    }
    let identity = ObjectIdentifier(shaper as AnyObject)
    if self.shaper != identity { (self.shaper, figures) = (identity, [:]) }
    let key = Key(name: name, isLayered: isLayered)
    if let known = figures[key] { return known }
    let figure = SymbolFigure(recipe, shaper: shaper, isLayered: isLayered)
    if figures.count >= Self.limit { figures = [:] }
    figures[key] = figure
    return figure
  }

  private static let limit = 2_000
}
