import Foundation
import QuoinDrawing
import QuoinGeometry

/// A symbol as outlines, for an em of 1: its grid's middle is at (0.5, -0.5), and y points
/// downwards.
struct SymbolFigure {
  struct Layer {
    var path: Path
    /// The level of the foreground style for the layer, in a rendering mode with several levels.
    var level = 0
    /// Whether only a line along the inside of the outline is drawn.
    var isHollow = false
    var evenOdd = false
    /// The area outside the parts that are cut out of the layer, by the even-odd rule.
    var clip: Path?
  }

  var layers: [Layer]

  var bounds: CGRect { layers.reduce(.null) { $0.union($1.path.boundingRect) } }

  /// A unit of the font's grid of 24.
  static let unit: CGFloat = 1.0 / 24
  static let middle = CGPoint(x: 0.5, y: -0.5)
  /// The width of a line in the font's glyphs.
  static let line: CGFloat = 2 * unit

  func applying(_ transform: CGAffineTransform) -> SymbolFigure {
    SymbolFigure(
      layers: layers.map { layer in
        var layer = layer
        layer.path = layer.path.applying(transform)
        layer.clip = layer.clip?.applying(transform)
        return layer
      })
  }

  /// Returns the figure moved to be centered at `centre`, and scaled to fit `size`.
  func fitted(in size: CGSize, around centre: CGPoint) -> SymbolFigure {
    let box = bounds
    guard box.width > 0 || box.height > 0 else { return self }
    let scale = min(
      box.width > 0 ? size.width / box.width : .infinity,
      box.height > 0 ? size.height / box.height : .infinity)
    return applying(
      CGAffineTransform(translationX: -box.midX, y: -box.midY)
        .concatenating(CGAffineTransform(scaleX: scale, y: scale))
        .concatenating(CGAffineTransform(translationX: centre.x, y: centre.y)))
  }

  /// Returns the figure without the inside of `hole`.
  func without(_ hole: Path) -> SymbolFigure {
    SymbolFigure(
      layers: layers.map { layer in
        var layer = layer
        var clip = layer.clip ?? Path(CGRect(x: -9, y: -9, width: 18, height: 18))
        clip.addPath(hole)
        layer.clip = clip
        return layer
      })
  }

  /// Returns the items that draw the figure, transformed by `transform`.
  ///
  /// - Parameters:
  ///   - weight: The weight of the adjacent font, where 400 is regular: lines become thicker or
  ///     thinner.
  ///   - paint: Returns the paint for a level of the foreground.
  func items(_ transform: CGAffineTransform, weight: Int, paint: (Int) -> Paint) -> [DisplayItem] {
    let em = (transform.a * transform.d).magnitude.squareRoot()
    let boldness = CGFloat(min(max(weight, 100), 900) - 400) / 100
    return layers.flatMap { layer in
      let path = layer.path.applying(transform)
      let paint = paint(layer.level)
      var items: [DisplayItem] = []
      if layer.isHollow {
        // Half of the line is outside the clip.
        let width = Self.line * (1 + boldness * 0.1) * em * 1.5
        items = [
          .push(.clip(path: path, evenOdd: layer.evenOdd)),
          .stroke(path: path, style: StrokeStyle(lineWidth: width, lineJoin: .round), paint: paint),
          .pop,
        ]
      } else {
        items = [.fill(path: path, paint: paint, evenOdd: layer.evenOdd)]
      }
      if boldness > 0 {
        let width = boldness * 0.012 * em
        items.append(
          .stroke(path: path, style: StrokeStyle(lineWidth: width, lineJoin: .round), paint: paint))
      }
      guard let clip = layer.clip?.applying(transform) else { return items }
      return [.push(.clip(path: clip, evenOdd: true))] + items + [.pop]
    }
  }
}
