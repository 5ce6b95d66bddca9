import Foundation
import QuoinGeometry

/// The area or line that is drawn in the frame of a shape, with its animatable data.
protocol LayerFigure: Animatable {
  /// The area or line in a frame of the picture.
  func outline(in frame: CGRect) -> _ShapeOutline
}

extension LayerFigure {
  /// The animatable data with its type erased.
  var data: any VectorArithmetic { animatableData }
  mutating func take(_ data: any VectorArithmetic) {
    if let data = data as? AnimatableData { animatableData = data }
  }
}

/// A shape that is filled.
struct FilledFigure<S: Shape>: LayerFigure {
  var shape: S
  let surroundings: ShapeSurroundings

  func outline(in frame: CGRect) -> _ShapeOutline { shape.placedOutline(in: frame, surroundings) }

  var animatableData: S.AnimatableData {
    get { shape.animatableData }
    set { shape.animatableData = newValue }
  }
}

/// A line along the edge of a shape.
struct StrokedFigure<S: Shape>: LayerFigure {
  var shape: S
  var style: StrokeStyle
  let surroundings: ShapeSurroundings

  func outline(in frame: CGRect) -> _ShapeOutline {
    .line(shape.placedPath(in: frame, surroundings), style)
  }

  var animatableData: AnimatablePair<S.AnimatableData, StrokeStyle.AnimatableData> {
    get { AnimatablePair(shape.animatableData, style.animatableData) }
    set { (shape.animatableData, style.animatableData) = (newValue.first, newValue.second) }
  }
}

/// A line along the inside of the edge of a shape.
struct BorderFigure<S: InsettableShape>: LayerFigure {
  var shape: S
  var style: StrokeStyle
  let surroundings: ShapeSurroundings

  func outline(in frame: CGRect) -> _ShapeOutline {
    .line(shape.inset(by: style.lineWidth / 2).placedPath(in: frame, surroundings), style)
  }

  var animatableData: AnimatablePair<S.AnimatableData, StrokeStyle.AnimatableData> {
    get { AnimatablePair(shape.animatableData, style.animatableData) }
    set { (shape.animatableData, style.animatableData) = (newValue.first, newValue.second) }
  }
}
