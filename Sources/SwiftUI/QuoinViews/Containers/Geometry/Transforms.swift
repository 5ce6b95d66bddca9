import Foundation
import QuoinCore
import QuoinGeometry

/// Draws a view scaled.
public struct _ScaleEffect: GeometryEffect, Sendable {
  public var scale: CGSize
  public var anchor: UnitPoint

  public func effectValue(size: CGSize) -> ProjectionTransform {
    let map = ProjectionTransform(CGAffineTransform(scaleX: scale.width, y: scale.height))
    return map.about(anchor, in: size)
  }

  public var animatableData: AnimatablePair<CGSize.AnimatableData, UnitPoint.AnimatableData> {
    get { AnimatablePair(scale.animatableData, anchor.animatableData) }
    set { (scale.animatableData, anchor.animatableData) = (newValue.first, newValue.second) }
  }

  public static var _name: String { "scaleEffect" }
}

/// Draws a view rotated.
public struct _RotationEffect: GeometryEffect, Sendable {
  public var angle: Angle
  public var anchor: UnitPoint

  public func effectValue(size: CGSize) -> ProjectionTransform {
    ProjectionTransform(.rotation(angle)).about(anchor, in: size)
  }

  public var animatableData: AnimatablePair<Angle.AnimatableData, UnitPoint.AnimatableData> {
    get { AnimatablePair(angle.animatableData, anchor.animatableData) }
    set { (angle.animatableData, anchor.animatableData) = (newValue.first, newValue.second) }
  }

  public static var _name: String { "rotationEffect" }
}

/// Draws a view transformed relative to its top-left corner.
public struct _TransformEffect: GeometryEffect, Sendable {
  public var transform: CGAffineTransform

  public func effectValue(size: CGSize) -> ProjectionTransform { ProjectionTransform(transform) }

  /// The elements of the transform.
  public var animatableData: AnimatableNumbers {
    get {
      AnimatableNumbers(
        [transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty])
    }
    set {
      var numbers = NumberReader(newValue.numbers)
      (transform.a, transform.b) = (numbers.next(), numbers.next())
      (transform.c, transform.d) = (numbers.next(), numbers.next())
      (transform.tx, transform.ty) = (numbers.next(), numbers.next())
    }
  }

  public static var _name: String { "transformEffect" }
}

/// Draws a view projected relative to its top-left corner.
public struct _ProjectionEffect: GeometryEffect, Sendable {
  public var transform: ProjectionTransform

  public func effectValue(size: CGSize) -> ProjectionTransform { transform }

  /// The elements of the transform.
  public var animatableData: AnimatableNumbers {
    get {
      AnimatableNumbers([
        transform.m11, transform.m12, transform.m13, transform.m21, transform.m22, transform.m23,
        transform.m31, transform.m32, transform.m33,
      ])
    }
    set {
      var numbers = NumberReader(newValue.numbers)
      (transform.m11, transform.m12) = (numbers.next(), numbers.next())
      (transform.m13, transform.m21) = (numbers.next(), numbers.next())
      (transform.m22, transform.m23) = (numbers.next(), numbers.next())
      (transform.m31, transform.m32) = (numbers.next(), numbers.next())
      transform.m33 = numbers.next()
    }
  }

  public static var _name: String { "projectionEffect" }
}

extension ProjectionTransform {
  /// Returns the transform relative to the point `anchor` of a view of `size` points instead of the
  /// origin.
  func about(_ anchor: UnitPoint, in size: CGSize) -> ProjectionTransform {
    let point = anchor.point(in: CGRect(origin: .zero, size: size))
    guard point.x.isFinite, point.y.isFinite else { return self }
    return ProjectionTransform(translation: CGPoint(x: -point.x, y: -point.y))
      .concatenating(self).moved(by: point)
  }
}

extension CGAffineTransform {
  /// Returns a rotation by `angle`; quarter turns are exact, so that edges stay on pixels.
  static func rotation(_ angle: Angle) -> CGAffineTransform {
    let quarters = angle.degrees / 90
    guard quarters.isFinite, abs(quarters - quarters.rounded()) < 1e-9 else {
      return CGAffineTransform(rotationAngle: CGFloat(angle.radians))
    }
    let turn = quarters.rounded().truncatingRemainder(dividingBy: 4)
    let (sine, cosine): (CGFloat, CGFloat) =
      switch turn {
      case 1, -3: (1, 0)
      case 2, -2: (0, -1)
      case 3, -1: (-1, 0)
      default: (0, 1)
      }
    return CGAffineTransform(a: cosine, b: sine, c: -sine, d: cosine, tx: 0, ty: 0)
  }
}

extension View {
  /// Draws the view scaled about `anchor`, without affecting layout.
  /// Sizing: neutral.
  public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some View {
    modifier(_ScaleEffect(scale: scale, anchor: anchor))
  }

  /// Draws the view scaled by `s` about `anchor`, without affecting layout.
  /// Sizing: neutral.
  public func scaleEffect(_ s: CGFloat, anchor: UnitPoint = .center) -> some View {
    scaleEffect(CGSize(width: s, height: s), anchor: anchor)
  }

  /// Draws the view scaled about `anchor`, without affecting layout.
  /// Sizing: neutral.
  public func scaleEffect(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center)
    -> some View
  {
    scaleEffect(CGSize(width: x, height: y), anchor: anchor)
  }

  /// Draws the view rotated by `angle` about `anchor`, clockwise if positive, without affecting
  /// layout.
  /// Sizing: neutral.
  public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View {
    modifier(_RotationEffect(angle: angle, anchor: anchor))
  }

  /// Draws the view transformed by `transform` relative to its top-left corner, without affecting
  /// layout.
  /// Sizing: neutral.
  public func transformEffect(_ transform: CGAffineTransform) -> some View {
    modifier(_TransformEffect(transform: transform))
  }

  /// Draws the view projected by `transform` relative to its top-left corner, without perspective
  /// and without affecting layout.
  /// Sizing: neutral.
  public func projectionEffect(_ transform: ProjectionTransform) -> some View {
    modifier(_ProjectionEffect(transform: transform))
  }
}
