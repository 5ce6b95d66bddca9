import Foundation
import QuoinCore
import QuoinDrawing
import QuoinGeometry

/// A resolved symbol: its size, its baseline, and its drawing.
///
/// Its lengths depend on the font's cap height, whose middle is the middle of the symbol's grid
/// (Rules/ShapesAndImages.md#symbols); each symbol is as wide and tall as its figure.
struct SymbolPicture {
  /// The size in points, in whole pixels.
  let size: CGSize
  /// The distance from the top edge to the baseline.
  let baseline: CGFloat
  /// The middle of an adjacent capital letter, from the symbol's top edge.
  let middle: CGFloat
  private let figure: SymbolFigure
  private let em: CGFloat
  private let weight: Int
  private(set) var styles: [_ResolvedStyle]
  /// The name of the symbol, including its variants.
  let name: String

  @MainActor
  init(_ name: String, mode: SymbolRenderingMode?, in emission: Emission) {
    let environment = emission.environment
    let mode = mode ?? environment.symbolRenderingMode ?? .monochrome
    if mode == .multicolor {
      emission.diagnostics.addWarning(
        "Symbols have no colors of their own: .multicolor is drawn as .monochrome.")
    }
    let name = environment.symbolVariants.name(of: name)
    let text = environment.text
    let font = FontResolver(emission, text).font(text.attributes)
    let known = SymbolLibrary.shared.figure(
      name, isLayered: mode.isLayered, shaper: emission.shaper)
    if known == nil {
      emission.diagnostics.addWarning(
        "Image(systemName: \"\(name)\") is an empty box: there is no substitute glyph.")
    } else {
      emission.diagnostics.addWarning(
        "Symbols are drawn with glyphs of Material Icons, because Apple's are proprietary.")
    }
    self.name = name
    figure = known ?? .placeholder(for: name, shaper: emission.shaper)
    weight = font.key.weight
    styles =
      mode.isLayered
      ? (0..<3).map { environment.foreground($0) } : [emission.resolve(ForegroundStyle())]

    let capHeight = font.line.capHeight
    em = capHeight * environment.imageScale.factor
    let grid = PixelGrid(scale: environment.displayScale)
    let box = figure.bounds
    size = CGSize(
      width: grid.ceil((box.width + 2 * Self.margin) * em),
      height: grid.ceil((box.height + 2 * Self.margin) * em))
    middle = size.height / 2 + (SymbolFigure.middle.y - box.midY) * em
    baseline = grid.round(middle + capHeight / 2)
  }

  /// Sets the style at `index` to interpolated colors.
  mutating func mix(_ data: AnimatableNumbers, at index: Int) {
    if styles.indices.contains(index) { styles[index].animatableData = data }
  }

  /// The space on each side of a symbol in its own size, in ems.
  private static let margin: CGFloat = 1.95 * SymbolFigure.unit
  /// The space on each side of a stretched symbol, in ems.
  private static let stretchedMargin: CGFloat = 0.5 * SymbolFigure.unit

  /// Returns the items that draw the symbol: in the middle of `rect` in its own size, or stretched
  /// to fill it.
  func items(in rect: CGRect, isStretched: Bool) -> [DisplayItem] {
    let margin = isStretched ? Self.stretchedMargin : Self.margin
    let box = figure.bounds.insetBy(dx: -margin, dy: -margin)
    guard box.width > 0, box.height > 0, rect.width > 0, rect.height > 0 else { return [] }
    let scale = CGSize(
      width: isStretched ? rect.width / box.width : em,
      height: isStretched ? rect.height / box.height : em)
    let place = CGAffineTransform(translationX: -box.midX, y: -box.midY)
      .concatenating(CGAffineTransform(scaleX: scale.width, y: scale.height))
      .concatenating(CGAffineTransform(translationX: rect.midX, y: rect.midY))
    return figure.items(place, weight: weight) { level in
      styles[min(level, styles.count - 1)].paint(in: rect)
    }
  }
}

extension Image.Scale {
  /// The em of a symbol's glyph in cap heights. A circle, 20 of the grid's 24 units, is as tall as
  /// the font's size at the medium scale.
  fileprivate var factor: CGFloat {
    switch self {
    case .small: 1.36
    case .medium: 1.703
    case .large: 2.21
    }
  }
}
