import Foundation
import QuoinCore
import QuoinGeometry

// Filling and stroking. Everything is drawn anti-aliased, whatever `antialiased` says.

extension Shape {
  /// The shape filled with `content`. Sizing: as the shape.
  public func fill<S: ShapeStyle>(_ content: S, style: FillStyle = FillStyle()) -> FillShapeView<
    Self, S, _NoShapeBackground
  > {
    FillShapeView(shape: self, style: content, fillStyle: style, background: _NoShapeBackground())
  }

  /// The shape filled with the foreground style. Sizing: as the shape.
  public func fill(style: FillStyle = FillStyle()) -> FillShapeView<
    Self, ForegroundStyle, _NoShapeBackground
  > {
    fill(ForegroundStyle(), style: style)
  }

  /// A line along the shape's edge, half of it outside, in `content`. Sizing: as the shape.
  public func stroke<S: ShapeStyle>(_ content: S, style: StrokeStyle, antialiased: Bool = true)
    -> StrokeShapeView<Self, S, _NoShapeBackground>
  {
    StrokeShapeView(
      shape: self, style: content, strokeStyle: style, background: _NoShapeBackground())
  }

  /// A line of `lineWidth` points along the shape's edge, half of it outside. Sizing: as the shape.
  public func stroke<S: ShapeStyle>(
    _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> StrokeShapeView<Self, S, _NoShapeBackground> {
    stroke(content, style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
  }

  /// The line along the shape's edge as a shape of its own. Sizing: as the shape.
  public func stroke(style: StrokeStyle) -> some Shape {
    _StrokedShape(shape: self, style: style)
  }

  /// A line of `lineWidth` points along the shape's edge as a shape of its own. Sizing: as the
  /// shape.
  public func stroke(lineWidth: CGFloat = 1) -> some Shape {
    stroke(style: StrokeStyle(lineWidth: lineWidth))
  }
}

extension InsettableShape {
  /// A line along the inside of the shape's edge in `content`. Sizing: as the shape.
  public func strokeBorder<S: ShapeStyle>(
    _ content: S, style: StrokeStyle, antialiased: Bool = true
  ) -> StrokeBorderShapeView<Self, S, _NoShapeBackground> {
    StrokeBorderShapeView(
      shape: self, style: content, strokeStyle: style, background: _NoShapeBackground())
  }

  /// A line of `lineWidth` points along the inside of the shape's edge. Sizing: as the shape.
  public func strokeBorder<S: ShapeStyle>(
    _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> StrokeBorderShapeView<Self, S, _NoShapeBackground> {
    strokeBorder(content, style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
  }

  /// A line along the inside of the shape's edge in the foreground style. Sizing: as the shape.
  public func strokeBorder(style: StrokeStyle, antialiased: Bool = true)
    -> StrokeBorderShapeView<Self, ForegroundStyle, _NoShapeBackground>
  {
    strokeBorder(ForegroundStyle(), style: style, antialiased: antialiased)
  }

  /// A line of `lineWidth` points along the inside of the shape's edge in the foreground style.
  /// Sizing: as the shape.
  public func strokeBorder(lineWidth: CGFloat = 1, antialiased: Bool = true)
    -> StrokeBorderShapeView<Self, ForegroundStyle, _NoShapeBackground>
  {
    strokeBorder(style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
  }
}

extension ShapeView {
  /// The shape filled again, over what is drawn so far. Sizing: as the shape.
  public nonisolated func fill<S: ShapeStyle>(_ content: S, style: FillStyle = FillStyle())
    -> FillShapeView<Content, S, Self>
  {
    FillShapeView(shape: shape, style: content, fillStyle: style, background: self)
  }

  /// A line along the shape's edge, over what is drawn so far. Sizing: as the shape.
  public nonisolated func stroke<S: ShapeStyle>(
    _ content: S, style: StrokeStyle, antialiased: Bool = true
  ) -> StrokeShapeView<Content, S, Self> {
    StrokeShapeView(shape: shape, style: content, strokeStyle: style, background: self)
  }

  /// A line of `lineWidth` points along the shape's edge, over what is drawn so far.
  /// Sizing: as the shape.
  public nonisolated func stroke<S: ShapeStyle>(
    _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> StrokeShapeView<Content, S, Self> {
    stroke(content, style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
  }
}

extension ShapeView where Content: InsettableShape {
  /// A line along the inside of the shape's edge, over what is drawn so far. Sizing: as the shape.
  public nonisolated func strokeBorder<S: ShapeStyle>(
    _ content: S, style: StrokeStyle, antialiased: Bool = true
  ) -> StrokeBorderShapeView<Content, S, Self> {
    StrokeBorderShapeView(shape: shape, style: content, strokeStyle: style, background: self)
  }

  /// A line of `lineWidth` points along the inside of the shape's edge, over what is drawn so far.
  /// Sizing: as the shape.
  public nonisolated func strokeBorder<S: ShapeStyle>(
    _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> StrokeBorderShapeView<Content, S, Self> {
    strokeBorder(content, style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
  }
}
