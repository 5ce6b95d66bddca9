import Foundation
import QuoinGeometry

/// The area or line drawn in a shape's frame, with its animatable data.
protocol ShapeFigure: Animatable {
  /// Returns the area or line in a frame of the picture.
  func outline(in frame: CGRect) -> _ShapeOutline
}

extension ShapeFigure {
  /// The type-erased animatable data.
  var data: any VectorArithmetic { animatableData }
  mutating func take(_ data: any VectorArithmetic) {
    if let data = data as? AnimatableData { animatableData = data }
  }
}

/// A filled shape.
struct FilledFigure<S: Shape>: ShapeFigure {
  var shape: S
  let environment: ShapeEnvironment

  func outline(in frame: CGRect) -> _ShapeOutline { shape.placedOutline(in: frame, environment) }

  var animatableData: S.AnimatableData {
    get { shape.animatableData }
    set { shape.animatableData = newValue }
  }
}

/// A stroked shape.
struct StrokedFigure<S: Shape>: ShapeFigure {
  var shape: S
  var style: StrokeStyle
  let environment: ShapeEnvironment

  func outline(in frame: CGRect) -> _ShapeOutline {
    .line(shape.placedPath(in: frame, environment), style)
  }

  var animatableData: AnimatablePair<S.AnimatableData, StrokeStyle.AnimatableData> {
    get { AnimatablePair(shape.animatableData, style.animatableData) }
    set { (shape.animatableData, style.animatableData) = (newValue.first, newValue.second) }
  }
}

/// A stroke along the inside of a shape's outline.
struct BorderFigure<S: InsettableShape>: ShapeFigure {
  var shape: S
  var style: StrokeStyle
  let environment: ShapeEnvironment

  func outline(in frame: CGRect) -> _ShapeOutline {
    .line(shape.inset(by: style.lineWidth / 2).placedPath(in: frame, environment), style)
  }

  var animatableData: AnimatablePair<S.AnimatableData, StrokeStyle.AnimatableData> {
    get { AnimatablePair(shape.animatableData, style.animatableData) }
    set { (shape.animatableData, style.animatableData) = (newValue.first, newValue.second) }
  }
}
