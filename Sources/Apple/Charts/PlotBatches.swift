import SwiftUI

/// Points with the same symbol and style, which are one symbol at many positions.
@MainActor
struct SymbolBatch {
  var symbol: AnyChartSymbolShape
  var size: CGSize
  var paint: PlotDrawing.Paint
  var style: MarkStyle?
  /// Whether each point is drawn by itself.
  var hasEffects: Bool
  var positions: [CGPoint] = []
  var index: Int
  var zIndex: Double

  func isSame(as other: SymbolBatch) -> Bool {
    zIndex == other.zIndex && size == other.size && !hasEffects
      && paint.isSame(as: other.paint) && symbol.isSame(as: other.symbol)
  }

  var piece: PlotDrawing.Piece {
    let path = symbol.path(
      in: CGRect(
        x: -size.width / 2, y: -size.height / 2, width: size.width, height: size.height))
    var piece = PlotDrawing.Piece(
      path: path, stroke: nil, paint: paint, index: index, zIndex: zIndex, style: style)
    if positions.count == 1 {
      piece.path = path.offsetBy(dx: positions[0].x, dy: positions[0].y)
    } else {
      piece.positions = positions
    }
    return piece
  }
}

/// Bars with the same color, which are one path.
@MainActor
struct BarBatch {
  struct Bar {
    var frame: CGRect
    var shape: BarShape

    @MainActor var path: Path { shape.path(in: frame) }
  }

  /// The number of marks up to which each bar is a path.
  static let fewMarks = 1_000

  let paint: PlotDrawing.Paint
  let style: MarkStyle?
  let index: Int
  let zIndex: Double
  /// Whether the values are on the y axis.
  let isVertical: Bool
  /// Whether the bars can't overlap.
  let isApart: Bool
  private(set) var bars: [Bar] = []

  init(
    paint: PlotDrawing.Paint, style: MarkStyle?, index: Int, zIndex: Double, isVertical: Bool,
    isApart: Bool
  ) {
    self.paint = paint
    self.style = style
    self.index = index
    self.zIndex = zIndex
    self.isVertical = isVertical
    self.isApart = isApart
  }

  mutating func add(_ bar: Bar) { bars.append(bar) }

  func isSame(as other: BarBatch) -> Bool {
    zIndex == other.zIndex && isVertical == other.isVertical && isApart == other.isApart
      && paint.isSame(as: other.paint)
  }

  /// Returns the path of the bars in a plot of a size.
  func piece(in size: CGSize) -> PlotDrawing.Piece {
    let bars = thinned(isVertical ? size.width : size.height)
    let path = Path { path in
      for bar in bars {
        if bar.shape.isPlain(in: bar.frame) {
          path.addRect(bar.frame)
        } else {
          path.addPath(bar.path)
        }
      }
    }
    return PlotDrawing.Piece(
      path: path, stroke: nil, paint: paint, index: index, zIndex: zIndex, style: style)
  }

  /// Returns the bars that matter at a resolution of a quarter of a point. Bars that begin in one
  /// column and touch become one, as wide as all of them.
  func thinned(_ length: CGFloat) -> [Bar] {
    guard bars.count > 2_000, CGFloat(bars.count) > length * 4 else { return bars }
    var result: [Bar] = []
    var columns: [Int: Int] = [:]
    var latest = (column: Int.min, index: 0)
    for bar in bars {
      let frame = isVertical ? bar.frame : bar.frame.turned
      guard abs(frame.minX) < 1e6 else { continue }
      let column = Int((frame.minX * 4).rounded(.down))
      guard let index = column == latest.column ? latest.index : columns[column] else {
        latest = (column, result.count)
        columns[column] = result.count
        result.append(bar)
        continue
      }
      let other = isVertical ? result[index].frame : result[index].frame.turned
      guard frame.minY <= other.maxY + 0.01, other.minY <= frame.maxY + 0.01 else {
        latest = (column, result.count)
        columns[column] = result.count
        result.append(bar)
        continue
      }
      var all = other.union(frame)
      all.size.width = min(all.width, max(other.width + frame.width, 0))
      if frame.height > other.height { result[index].shape = bar.shape }
      result[index].frame = isVertical ? all : all.turned
    }
    return result
  }
}

extension CGRect {
  /// The rectangle with its axes exchanged.
  fileprivate var turned: CGRect { CGRect(x: minY, y: minX, width: height, height: width) }
}

extension MarkStyle {
  /// Whether each mark with the style must be drawn by itself.
  var hasEffects: Bool { values.clip != nil || values.blur > 0 || values.shadow != nil }
}

extension BarShape {
  /// Whether the corners of a bar are too small to be seen.
  func isPlain(in frame: CGRect) -> Bool {
    min(radius, frame.width / 2, frame.height / 2) < 0.05
      || !(corners.0 || corners.1 || corners.2 || corners.3)
  }
}

extension ResolvedChart {
  /// The style of a paint, without its opacity.
  func style(_ paint: PlotDrawing.Paint) -> AnyShapeStyle {
    paint.style
      ?? (paint.scaleIndex >= 0 ? scales.style(paint.scaleIndex) : AnyShapeStyle(Color.blue))
  }

  /// Whether a paint is a single color and, if `isOpaque`, hides what is below.
  func isPlain(_ paint: PlotDrawing.Paint, isOpaque: Bool) -> Bool {
    guard let opacity = style(paint)._plainOpacity else { return false }
    return !isOpaque || opacity * paint.opacity >= 1
  }
}

extension PlotGeometry {
  /// Whether the bars at different categories or units can't overlap.
  func keepsBarsApart(_ mark: MarkRecord) -> Bool {
    guard let offset = mark.style?.values.offset else { return isAutomatic(mark) }
    return offset == MarkStyle.Offset() && isAutomatic(mark)
  }

  private func isAutomatic(_ mark: MarkRecord) -> Bool {
    isDiscrete && mark.width.kind == .automatic
      && mark.height.kind == .automatic && mark.stacking != .unstacked
  }
}
