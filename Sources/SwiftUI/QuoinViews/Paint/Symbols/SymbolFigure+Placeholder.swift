import Foundation
import QuoinGeometry
import QuoinText

extension SymbolFigure {
  /// Returns a rounded box with the first letter of a symbol's name, for symbols without a glyph;
  /// without a font, only the box.
  static func placeholder(for name: String, shaper: any TextShaper) -> SymbolFigure {
    let side: CGFloat = 20 * unit
    let rect = CGRect(
      x: middle.x - side / 2, y: middle.y - side / 2, width: side, height: side)
    var box = Path(roundedRect: rect, cornerRadius: 4 * unit)
    box.addPath(
      Path(roundedRect: rect.insetBy(dx: line, dy: line), cornerRadius: 4 * unit - line * 0.6))
    var figure = SymbolFigure(layers: [Layer(path: box, level: 1, evenOdd: true)])
    let letter = name.first.map { String($0).uppercased() } ?? ""
    if let inner = SymbolFigure(.letters(letter), shaper: shaper, isLayered: false) {
      figure.layers += inner.fitted(in: CGSize(width: 0.4, height: 0.4), around: middle).layers
    }
    return figure
  }
}
