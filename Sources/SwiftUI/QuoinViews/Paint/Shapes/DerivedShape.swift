import Foundation
import QuoinCore
import QuoinGeometry

/// A shape derived from another one, with the same layout and a different drawing.
public nonisolated protocol _DerivedShape: Shape {
  associatedtype Base: Shape
  var shape: Base { get set }
}

extension _DerivedShape {
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }
  public var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }
  public func _placed(at frame: CGRect, in container: ContainerShapeLink?) -> Self {
    var placed = self
    placed.shape = shape._placed(at: frame, in: container)
    return placed
  }
  public static var _sizing: _ShapeSizing { Base._sizing }
  public static var _name: String { Base._name }
  public static var role: ShapeRole { Base.role }
}

/// The stroke of a shape.
/// Sizing: as the shape.
public nonisolated struct _StrokedShape<Base: Shape>: _DerivedShape {
  public var shape: Base
  public var style: StrokeStyle

  public func path(in rect: CGRect) -> Path { shape.path(in: rect).strokedPath(style) }
  /// Returns a line, because renderers draw lines better than outlined strokes.
  public func _outline(in rect: CGRect) -> _ShapeOutline { .line(shape.path(in: rect), style) }
  public static var role: ShapeRole { .stroke }

  public var animatableData: AnimatablePair<Base.AnimatableData, StrokeStyle.AnimatableData> {
    get { AnimatablePair(shape.animatableData, style.animatableData) }
    set { (shape.animatableData, style.animatableData) = (newValue.first, newValue.second) }
  }
}

/// A part of a shape's outline.
/// Sizing: as the shape.
public nonisolated struct _TrimmedShape<Base: Shape>: _DerivedShape {
  public var shape: Base
  public var startFraction: CGFloat
  public var endFraction: CGFloat

  public func path(in rect: CGRect) -> Path {
    shape.path(in: rect).trimmedPath(from: startFraction, to: endFraction)
  }

  public var animatableData: AnimatablePair<Base.AnimatableData, AnimatablePair<CGFloat, CGFloat>> {
    get { AnimatablePair(shape.animatableData, AnimatablePair(startFraction, endFraction)) }
    set {
      shape.animatableData = newValue.first
      (startFraction, endFraction) = (newValue.second.first, newValue.second.second)
    }
  }
}

/// A shape that is offset, rotated or scaled.
/// Sizing: as the shape.
public nonisolated protocol _MovedShape: _DerivedShape {
  func _transform(in rect: CGRect) -> CGAffineTransform
}

extension _MovedShape {
  public func path(in rect: CGRect) -> Path {
    shape.path(in: rect).applying(_transform(in: rect))
  }
}

/// Sizing: as the shape.
public nonisolated struct OffsetShape<Base: Shape>: _MovedShape {
  public var shape: Base
  public var offset: CGSize

  public init(shape: Base, offset: CGSize) {
    self.shape = shape
    self.offset = offset
  }

  public func _transform(in rect: CGRect) -> CGAffineTransform {
    CGAffineTransform(translationX: offset.width, y: offset.height)
  }

  public var animatableData: AnimatablePair<Base.AnimatableData, CGSize.AnimatableData> {
    get { AnimatablePair(shape.animatableData, offset.animatableData) }
    set { (shape.animatableData, offset.animatableData) = (newValue.first, newValue.second) }
  }
}

/// Sizing: as the shape.
public nonisolated struct ScaledShape<Base: Shape>: _MovedShape {
  public var shape: Base
  public var scale: CGSize
  public var anchor: UnitPoint

  public init(shape: Base, scale: CGSize, anchor: UnitPoint = .center) {
    self.shape = shape
    self.scale = scale
    self.anchor = anchor
  }

  public func _transform(in rect: CGRect) -> CGAffineTransform {
    CGAffineTransform(scaleX: scale.width, y: scale.height).around(anchor.point(in: rect))
  }

  public var animatableData:
    AnimatablePair<
      Base.AnimatableData, AnimatablePair<CGSize.AnimatableData, UnitPoint.AnimatableData>
    >
  {
    get {
      AnimatablePair(
        shape.animatableData, AnimatablePair(scale.animatableData, anchor.animatableData))
    }
    set {
      shape.animatableData = newValue.first
      scale.animatableData = newValue.second.first
      anchor.animatableData = newValue.second.second
    }
  }
}

/// Sizing: as the shape.
public nonisolated struct RotatedShape<Base: Shape>: _MovedShape {
  public var shape: Base
  public var angle: Angle
  public var anchor: UnitPoint

  public init(shape: Base, angle: Angle, anchor: UnitPoint = .center) {
    self.shape = shape
    self.angle = angle
    self.anchor = anchor
  }

  public func _transform(in rect: CGRect) -> CGAffineTransform {
    CGAffineTransform(rotationAngle: CGFloat(angle.radians)).around(anchor.point(in: rect))
  }

  public var animatableData:
    AnimatablePair<
      Base.AnimatableData, AnimatablePair<Angle.AnimatableData, UnitPoint.AnimatableData>
    >
  {
    get {
      AnimatablePair(
        shape.animatableData, AnimatablePair(angle.animatableData, anchor.animatableData))
    }
    set {
      shape.animatableData = newValue.first
      angle.animatableData = newValue.second.first
      anchor.animatableData = newValue.second.second
    }
  }
}

/// Sizing: as the shape.
public nonisolated struct TransformedShape<Base: Shape>: _MovedShape {
  public var shape: Base
  public var transform: CGAffineTransform

  public init(shape: Base, transform: CGAffineTransform) {
    self.shape = shape
    self.transform = transform
  }

  public func _transform(in rect: CGRect) -> CGAffineTransform { transform }

  public var animatableData: Base.AnimatableData {
    get { shape.animatableData }
    set { shape.animatableData = newValue }
  }
}

/// A shape drawn at a fixed size.
/// Sizing: as the shape.
public nonisolated struct _SizedShape<Base: Shape>: _DerivedShape {
  public var shape: Base
  public var size: CGSize

  public func path(in rect: CGRect) -> Path {
    shape.path(in: CGRect(origin: rect.origin, size: size))
  }

  public var animatableData: AnimatablePair<Base.AnimatableData, CGSize.AnimatableData> {
    get { AnimatablePair(shape.animatableData, size.animatableData) }
    set { (shape.animatableData, size.animatableData) = (newValue.first, newValue.second) }
  }
}

extension CGAffineTransform {
  /// Returns the transform about `point`.
  fileprivate func around(_ point: CGPoint) -> CGAffineTransform {
    CGAffineTransform(translationX: -point.x, y: -point.y)
      .concatenating(self)
      .concatenating(CGAffineTransform(translationX: point.x, y: point.y))
  }
}
