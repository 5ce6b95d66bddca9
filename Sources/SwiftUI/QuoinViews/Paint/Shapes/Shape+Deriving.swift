import Foundation
import QuoinGeometry

extension Shape {
  /// Trims the shape's outline to the part between two fractions of its length, in 0…1.
  /// Sizing: as the shape.
  public func trim(from startFraction: CGFloat = 0, to endFraction: CGFloat = 1) -> some Shape {
    _TrimmedShape(shape: self, startFraction: startFraction, endFraction: endFraction)
  }

  /// Offsets the shape's drawing by `offset` points.
  /// Sizing: as the shape.
  public func offset(_ offset: CGSize) -> OffsetShape<Self> {
    OffsetShape(shape: self, offset: offset)
  }

  /// Offsets the shape's drawing by `offset` points.
  /// Sizing: as the shape.
  public func offset(_ offset: CGPoint) -> OffsetShape<Self> {
    self.offset(CGSize(width: offset.x, height: offset.y))
  }

  /// Offsets the shape's drawing by `x` and `y` points.
  /// Sizing: as the shape.
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> OffsetShape<Self> {
    offset(CGSize(width: x, height: y))
  }

  /// Scales the shape's drawing about `anchor`.
  /// Sizing: as the shape.
  public func scale(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center)
    -> ScaledShape<Self>
  {
    ScaledShape(shape: self, scale: CGSize(width: x, height: y), anchor: anchor)
  }

  /// Scales the shape's drawing about `anchor`.
  /// Sizing: as the shape.
  public func scale(_ scale: CGFloat, anchor: UnitPoint = .center) -> ScaledShape<Self> {
    self.scale(x: scale, y: scale, anchor: anchor)
  }

  /// Rotates the shape's drawing about `anchor`, clockwise for positive angles.
  /// Sizing: as the shape.
  public func rotation(_ angle: Angle, anchor: UnitPoint = .center) -> RotatedShape<Self> {
    RotatedShape(shape: self, angle: angle, anchor: anchor)
  }

  /// Transforms the shape's drawing by `transform`.
  /// Sizing: as the shape.
  public func transform(_ transform: CGAffineTransform) -> TransformedShape<Self> {
    TransformedShape(shape: self, transform: transform)
  }

  /// Draws the shape at `size` points from the top-left corner.
  /// Sizing: as the shape.
  public func size(_ size: CGSize) -> some Shape { _SizedShape(shape: self, size: size) }

  /// Draws the shape at `width` × `height` points from the top-left corner.
  /// Sizing: as the
  /// shape.
  public func size(width: CGFloat, height: CGFloat) -> some Shape {
    size(CGSize(width: width, height: height))
  }
}
