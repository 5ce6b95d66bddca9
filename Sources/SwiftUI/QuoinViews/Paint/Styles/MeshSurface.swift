import Foundation
import QuoinDrawing
import QuoinGeometry

/// A mesh of points with resolved colors.
struct MeshSurface: Hashable, Sendable {
  let columns: Int
  let rows: Int
  var points: [SIMD2<Float>]
  var colors: [ResolvedColor]
  var background: ResolvedColor
  let isSmooth: Bool
  let isPerceptual: Bool

  /// The number of colors computed along each side of the filled area.
  static let points = 48
  /// The number of pieces along each side of a mesh cell.
  private static let pieces = 12

  func faded(by factor: Double) -> MeshSurface {
    var mesh = self
    mesh.colors = colors.map { $0.withOpacity(multipliedBy: factor) }
    mesh.background = background.withOpacity(multipliedBy: factor)
    return mesh
  }

  /// Returns the colors at the points of a grid over `rect`.
  func grid(over rect: CGRect) -> ColorGrid {
    var raster = MeshRaster(side: Self.points, background: background)
    let isComplete =
      (2...64).contains(columns) && (2...64).contains(rows) && points.count >= columns * rows
      && colors.count >= columns * rows
    if isComplete {
      for row in 0..<rows - 1 {
        for column in 0..<columns - 1 { draw(column, row, into: &raster) }
      }
    }
    return ColorGrid(columns: Self.points, colors: raster.colors, rect: rect)
  }

  /// Draws a mesh cell as small triangles.
  private func draw(_ column: Int, _ row: Int, into raster: inout MeshRaster) {
    let places = (0...Self.pieces).map { Double($0) / Double(Self.pieces) }
    let corners = places.map { y in places.map { x in corner(column, row, x, y) } }
    for y in 0..<Self.pieces {
      for x in 0..<Self.pieces {
        let (a, b) = (corners[y][x], corners[y][x + 1])
        let (c, d) = (corners[y + 1][x], corners[y + 1][x + 1])
        raster.fill(a, b, c)
        raster.fill(b, d, c)
      }
    }
  }

  /// Returns the position and color at `x`, `y` (0…1) of a cell.
  private func corner(_ column: Int, _ row: Int, _ x: Double, _ y: Double) -> MeshRaster.Corner {
    let place = blended(column, row, x, y, isSmooth: true) { index in
      let point = points[index]
      return SIMD4(Double(point.x), Double(point.y), 0, 0)
    }
    let color = blended(column, row, x, y, isSmooth: isSmooth) { components(colors[$0]) }
    return MeshRaster.Corner(x: place.x, y: place.y, color: drawn(color))
  }

  /// Interpolates the values around a cell: smoothly through all points, or linearly between the
  /// four corners.
  private func blended(
    _ column: Int, _ row: Int, _ x: Double, _ y: Double, isSmooth: Bool,
    _ value: (Int) -> SIMD4<Double>
  ) -> SIMD4<Double> {
    func at(_ column: Int, _ row: Int) -> SIMD4<Double> {
      // Beyond its border the mesh is extrapolated linearly.
      if column < 0 { return 2 * at(0, row) - at(1, row) }
      if column >= columns { return 2 * at(columns - 1, row) - at(columns - 2, row) }
      if row < 0 { return 2 * at(column, 0) - at(column, 1) }
      if row >= rows { return 2 * at(column, rows - 1) - at(column, rows - 2) }
      return value(row * columns + column)
    }
    let (across, down) = (Self.weights(x, isSmooth), Self.weights(y, isSmooth))
    var sum = SIMD4<Double>.zero
    for (j, weight) in down.enumerated() where weight != 0 {
      for (i, other) in across.enumerated() where other != 0 {
        sum += at(column + i - 1, row + j - 1) * (weight * other)
      }
    }
    return sum
  }

  /// Returns the weights of four neighbors at `t` between the two in the middle (Catmull-Rom).
  private static func weights(_ t: Double, _ isSmooth: Bool) -> [Double] {
    guard isSmooth else { return [0, 1 - t, t, 0] }
    let (t2, t3) = (t * t, t * t * t)
    return [
      (2 * t2 - t - t3) / 2, (2 - 5 * t2 + 3 * t3) / 2, (t + 4 * t2 - 3 * t3) / 2, (t3 - t2) / 2,
    ]
  }

  private func components(_ color: ResolvedColor) -> SIMD4<Double> {
    guard isPerceptual else { return SIMD4(color.red, color.green, color.blue, color.opacity) }
    let lab = OKLab(color)
    return SIMD4(lab.lightness, lab.a, lab.b, color.opacity)
  }

  private func drawn(_ components: SIMD4<Double>) -> ResolvedColor {
    let opacity = components.w
    guard isPerceptual else {
      return ResolvedColor(
        red: components.x, green: components.y, blue: components.z, opacity: opacity)
    }
    var lab = OKLab(.black)
    (lab.lightness, lab.a, lab.b) = (components.x, components.y, components.z)
    return lab.color(opacity: opacity)
  }
}

/// A square of colors into which triangles are drawn.
private struct MeshRaster {
  struct Corner {
    var x: Double
    var y: Double
    var color: ResolvedColor
  }

  private let side: Int
  private(set) var colors: [ResolvedColor]

  init(side: Int, background: ResolvedColor) {
    self.side = side
    colors = Array(repeating: background, count: side * side)
  }

  /// Colors the points inside a triangle and on its edges.
  mutating func fill(_ a: Corner, _ b: Corner, _ c: Corner) {
    let area = (b.x - a.x) * (c.y - a.y) - (c.x - a.x) * (b.y - a.y)
    guard area != 0, area.isFinite else { return }
    for row in range(a.y, b.y, c.y) {
      for column in range(a.x, b.x, c.x) {
        let (x, y) = (Double(column) / Double(side - 1), Double(row) / Double(side - 1))
        let shareB = ((x - a.x) * (c.y - a.y) - (c.x - a.x) * (y - a.y)) / area
        let shareC = ((b.x - a.x) * (y - a.y) - (x - a.x) * (b.y - a.y)) / area
        let shareA = 1 - shareB - shareC
        guard min(shareA, shareB, shareC) >= -1e-6 else { continue }
        func mix(_ part: KeyPath<ResolvedColor, Double>) -> Double {
          a.color[keyPath: part] * shareA + b.color[keyPath: part] * shareB
            + c.color[keyPath: part] * shareC
        }
        colors[row * side + column] = ResolvedColor(
          red: mix(\.red), green: mix(\.green), blue: mix(\.blue), opacity: mix(\.opacity))
      }
    }
  }

  /// Returns the points of a side between the minimum and the maximum of three coordinates.
  private func range(_ a: Double, _ b: Double, _ c: Double) -> Range<Int> {
    let last = Double(side - 1)
    let low = min(max((min(a, b, c) * last).rounded(.up), 0), last + 1)
    let high = min(max((max(a, b, c) * last).rounded(.down), -1), last)
    return low <= high ? Int(low)..<Int(high) + 1 : 0..<0
  }
}
