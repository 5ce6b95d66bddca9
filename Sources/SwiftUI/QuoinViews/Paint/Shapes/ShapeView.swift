import Foundation
import QuoinCore
import QuoinGeometry

/// A view that draws a shape. It can be filled and stroked again, each time over the existing
/// drawing.
///
/// Sizing: as the shape.
@MainActor @preconcurrency
public protocol ShapeView<Content>: PrimitiveView, _ShapeBackground {
  associatedtype Content: Shape
  nonisolated var shape: Content { get }
}

extension ShapeView {
  public static func _emit(_ view: Self, into emission: Emission) {
    var layers: [_ShapeLayer] = []
    _addLayers(of: view, to: &layers, in: emission)
    let node = view.shape.addLeaf(to: emission.tree)
    emission.note(node, Content._name, drawing: ShapeDrawing(layers: layers))
  }
}

/// A filled shape. Sizing: as the shape.
public nonisolated struct FillShapeView<
  Content: Shape, Style: ShapeStyle, Background: _ShapeBackground
>: ShapeView {
  public var shape: Content
  public var style: Style
  public var fillStyle: FillStyle
  public var background: Background

  @MainActor
  public static func _addLayers(
    of view: Self, to layers: inout [_ShapeLayer], in emission: Emission
  ) {
    Background._addLayers(of: view.background, to: &layers, in: emission)
    layers.append(
      _ShapeLayer(
        figure: FilledFigure(
          shape: view.shape, environment: ShapeEnvironment(emission.environment)),
        style: emission.resolve(view.style), evenOdd: view.fillStyle.isEOFilled))
  }
}

/// A stroked shape, with half of the line being outside.
/// Sizing: as the shape.
public nonisolated struct StrokeShapeView<
  Content: Shape, Style: ShapeStyle, Background: _ShapeBackground
>: ShapeView {
  public var shape: Content
  public var style: Style
  public var strokeStyle: StrokeStyle
  public var background: Background

  @MainActor
  public static func _addLayers(
    of view: Self, to layers: inout [_ShapeLayer], in emission: Emission
  ) {
    Background._addLayers(of: view.background, to: &layers, in: emission)
    layers.append(
      _ShapeLayer(
        figure: StrokedFigure(
          shape: view.shape, style: view.strokeStyle,
          environment: ShapeEnvironment(emission.environment)),
        style: emission.resolve(view.style), evenOdd: false))
  }
}

/// A shape with a stroke along the inside of its outline.
/// Sizing: as the shape.
public nonisolated struct StrokeBorderShapeView<
  Content: InsettableShape, Style: ShapeStyle, Background: _ShapeBackground
>: ShapeView {
  public var shape: Content
  public var style: Style
  public var strokeStyle: StrokeStyle
  public var background: Background

  @MainActor
  public static func _addLayers(
    of view: Self, to layers: inout [_ShapeLayer], in emission: Emission
  ) {
    Background._addLayers(of: view.background, to: &layers, in: emission)
    layers.append(
      _ShapeLayer(
        figure: BorderFigure(
          shape: view.shape, style: view.strokeStyle,
          environment: ShapeEnvironment(emission.environment)),
        style: emission.resolve(view.style), evenOdd: false))
  }
}
