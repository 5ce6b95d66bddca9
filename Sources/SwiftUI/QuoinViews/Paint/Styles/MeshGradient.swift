import Foundation
import QuoinCore
import QuoinDrawing
import QuoinGeometry
import QuoinLayout

/// A gradient between the points of a mesh, which can be moved.
///
/// As a view it fills the proposed size.
/// Sizing: h-exp, v-exp.
public struct MeshGradient: Equatable, Sendable {
  public var width: Int
  public var height: Int
  /// The color outside the mesh.
  public var background: Color
  /// Whether colors are interpolated smoothly rather than linearly between points.
  public var smoothsColors: Bool
  public var colorSpace: Gradient.ColorSpace
  private let points: [SIMD2<Float>]
  private let colors: [Color]

  /// Creates a mesh of `width` × `height` points, row by row, from (0, 0) at the top-left corner to
  /// (1, 1) at the bottom-right.
  ///
  /// If points or colors are missing, only the background is visible.
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
