import Foundation
import QuoinCore
import QuoinDrawing
import QuoinGeometry
import QuoinLayout

/// Colours at the points of a net, mixed between them; the points can be moved.
///
/// As a view it fills the space it is offered. Sizing: h-exp, v-exp.
public struct MeshGradient: Equatable, Sendable {
  public var width: Int
  public var height: Int
  /// The colour where the net does not reach.
  public var background: Color
  /// Whether colours change in curves rather than evenly from point to point.
  public var smoothsColors: Bool
  public var colorSpace: Gradient.ColorSpace
  private let points: [SIMD2<Float>]
  private let colors: [Color]

  /// A net of `width` × `height` points, row by row; (0, 0) is the top-left corner, (1, 1) the bottom-right
  /// one. If points or colours are missing, the net shows only the background.
  public init(
    width: Int, height: Int, points: [SIMD2<Float>], colors: [Color], background: Color = .clear,
    smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device
  ) {
    self.width = width
    self.height = height
    self.points = points
    self.colors = colors
    self.background = background
    self.smoothsColors = smoothsColors
    self.colorSpace = colorSpace
  }
}

extension MeshGradient: ShapeStyle {
  public func _resolve(in environment: EnvironmentValues) -> _ResolvedStyle {
    let all = colors + [background]
    return _ResolvedStyle(
      .mesh(
        MeshSurface(
          columns: width, rows: height, points: points,
          colors: colors.map { $0.drawn(in: environment) },
          background: background.drawn(in: environment), isSmooth: smoothsColors,
          isPerceptual: colorSpace.isPerceptual)),
      assetName: all.lazy.compactMap { $0.storage.missingName(in: environment) }.first)
  }
}

extension MeshGradient: PrimitiveView {
  public static func _emit(_ view: Self, into emission: Emission) {
    emission.emitFill(view, "MeshGradient")
  }
}
