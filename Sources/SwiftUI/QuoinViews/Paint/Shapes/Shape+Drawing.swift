import Foundation
import QuoinCore
import QuoinGeometry

// Filling and stroking. All drawing is anti-aliased, regardless of `antialiased`.

extension Shape {
  /// Fills the shape with `content`.
  /// Sizing: as the shape.
  public func fill<S: ShapeStyle>(_ content: S, style: FillStyle = FillStyle()) -> FillShapeView<
    Self, S, _NoShapeBackground
  > {
    FillShapeView(shape: self, style: content, fillStyle: style, background: _NoShapeBackground())
  }

  /// Fills the shape with the foreground style.
  /// Sizing: as the shape.
  public func fill(style: FillStyle = FillStyle()) -> FillShapeView<
    Self, ForegroundStyle, _NoShapeBackground
  > {
    fill(ForegroundStyle(), style: style)
  }

  /// Strokes the shape's outline with `content`, half of the line being outside.
  /// Sizing: as the shape.
  public func stroke<S: ShapeStyle>(_ content: S, style: StrokeStyle, antialiased: Bool = true)
    -> StrokeShapeView<Self, S, _NoShapeBackground>
  {
    StrokeShapeView(
      shape: self, style: content, strokeStyle: style, background: _NoShapeBackground())
  }

  /// Strokes the shape's outline with a line of `lineWidth` points, half of it being outside.
  /// Sizing: as the shape.
  public func stroke<S: ShapeStyle>(
    _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> StrokeShapeView<Self, S, _NoShapeBackground> {
    stroke(content, style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
  }

  /// Returns the stroke of the shape's outline as a shape.
  /// Sizing: as the shape.
  public func stroke(style: StrokeStyle) -> some Shape {
    _StrokedShape(shape: self, style: style)
  }

  /// Returns a stroke of `lineWidth` points along the shape's outline as a shape.
  /// Sizing: as the
  /// shape.
  public func stroke(lineWidth: CGFloat = 1) -> some Shape {
    stroke(style: StrokeStyle(lineWidth: lineWidth))
  }
}

extension InsettableShape {
  /// Strokes the inside of the shape's outline with `content`.
  /// Sizing: as the shape.
  public func strokeBorder<S: ShapeStyle>(
    _ content: S, style: StrokeStyle, antialiased: Bool = true
  ) -> StrokeBorderShapeView<Self, S, _NoShapeBackground> {
    StrokeBorderShapeView(
      shape: self, style: content, strokeStyle: style, background: _NoShapeBackground())
  }

  /// Strokes the inside of the shape's outline with a line of `lineWidth` points.
  /// Sizing: as the shape.
  public func strokeBorder<S: ShapeStyle>(
    _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> StrokeBorderShapeView<Self, S, _NoShapeBackground> {
    strokeBorder(content, style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
  }

  /// Strokes the inside of the shape's outline with the foreground style.
  /// Sizing: as the shape.
  public func strokeBorder(style: StrokeStyle, antialiased: Bool = true)
    -> StrokeBorderShapeView<Self, ForegroundStyle, _NoShapeBackground>
  {
    strokeBorder(ForegroundStyle(), style: style, antialiased: antialiased)
  }

  /// Strokes the inside of the shape's outline with a line of `lineWidth` points in the foreground
  /// style.
  /// Sizing: as the shape.
  public func strokeBorder(lineWidth: CGFloat = 1, antialiased: Bool = true)
    -> StrokeBorderShapeView<Self, ForegroundStyle, _NoShapeBackground>
  {
    strokeBorder(style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
  }
}

extension ShapeView {
  /// Fills the shape again, over the existing drawing.
  /// Sizing: as the shape.
  public nonisolated func fill<S: ShapeStyle>(_ content: S, style: FillStyle = FillStyle())
    -> FillShapeView<Content, S, Self>
  {
    FillShapeView(shape: shape, style: content, fillStyle: style, background: self)
  }

  /// Strokes the shape's outline, over the existing drawing.
  /// Sizing: as the shape.
  public nonisolated func stroke<S: ShapeStyle>(
    _ content: S, style: StrokeStyle, antialiased: Bool = true
  ) -> StrokeShapeView<Content, S, Self> {
    StrokeShapeView(shape: shape, style: content, strokeStyle: style, background: self)
  }

  /// Strokes the shape's outline with a line of `lineWidth` points, over the existing drawing.
  /// Sizing: as the shape.
  public nonisolated func stroke<S: ShapeStyle>(
    _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> StrokeShapeView<Content, S, Self> {
    stroke(content, style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
  }
}

extension ShapeView where Content: InsettableShape {
  /// Strokes the inside of the shape's outline, over the existing drawing.
  /// Sizing: as the shape.
  public nonisolated func strokeBorder<S: ShapeStyle>(
    _ content: S, style: StrokeStyle, antialiased: Bool = true
  ) -> StrokeBorderShapeView<Content, S, Self> {
    StrokeBorderShapeView(shape: shape, style: content, strokeStyle: style, background: self)
  }

  /// Strokes the inside of the shape's outline with a line of `lineWidth` points, over the existing
  /// drawing.
  /// Sizing: as the shape.
  public nonisolated func strokeBorder<S: ShapeStyle>(
    _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> StrokeBorderShapeView<Content, S, Self> {
    strokeBorder(content, style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
  }
}
