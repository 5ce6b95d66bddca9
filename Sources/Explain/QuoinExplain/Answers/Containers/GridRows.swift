import Foundation
import QuoinGeometry

/// The cells of a `Grid` or `LazyVGrid` in rows, as their frames show them.
struct GridRows {
  let grid: Int
  let rows: [[Int]]

  init(of grid: Int, in scene: ContainerScene) {
    self.grid = grid
    var rows: [[Int]] = []
    for cell in scene.children(grid) {
      guard let last = rows.last?.last else {
        rows.append([cell])
        continue
      }
      let (before, frame) = (scene.frame(last), scene.frame(cell))
      // A cell that isn't to the right of the previous one begins a row.
      if frame.minX < before.maxX - 0.01 || frame.minY >= before.maxY - 0.01 {
        rows.append([cell])
      } else {
        rows[rows.count - 1].append(cell)
      }
    }
    self.rows = rows
  }

  /// The number of cells in the longest row.
  var columnCount: Int { rows.map(\.count).max() ?? 0 }
}
