import Foundation
import QuoinCore
import QuoinDrawing
import QuoinGeometry

extension GraphicsContext {
  /// Fills the inside of `path` at each of `positions`, one over the other, with one item.
  ///
  /// A gradient spans the area of all of them, which are then one path.
  package func fill(_ path: Path, at positions: [CGPoint], with shading: Shading) {
    guard !path.isEmpty, !positions.isEmpty else { return }
    let style = style(shading)
    if case .color(let color) = style.kind, style.shadows.isEmpty {
      return add([.stamps(path: path, positions: positions, color: color)])
    }
    fill(
      Path { all in
        for place in positions { all.addPath(path.offsetBy(dx: place.x, dy: place.y)) }
      }, with: shading)
  }
}

extension AnyShapeStyle {
  /// The opacity of a style that is a single color; `nil` for gradients and styles with shadows.
  @MainActor package var _plainOpacity: Double? {
    let style = _resolve(in: EnvironmentValues())
    guard case .color(let color) = style.kind, style.shadows.isEmpty else { return nil }
    return color.opacity
  }
}
