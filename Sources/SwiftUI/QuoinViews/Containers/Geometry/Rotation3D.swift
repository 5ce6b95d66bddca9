import Foundation
import QuoinCore
import QuoinGeometry

/// Draws a view rotated in 3D.
public struct _Rotation3DEffect: GeometryEffect, Sendable {
  public var angle: Angle
  public var axis: (x: CGFloat, y: CGFloat, z: CGFloat)
  public var anchor: UnitPoint
  public var anchorZ: CGFloat
  public var perspective: CGFloat

  public func effectValue(size: CGSize) -> ProjectionTransform {
    let point = anchor.point(in: CGRect(origin: .zero, size: size))
    guard point.x.isFinite, point.y.isFinite else { return ProjectionTransform() }
    var eye = CATransform3DIdentity
    let distance = max(size.width, size.height)
    if distance > 0 { eye.m34 = -perspective / distance }
    var map = CATransform3DConcat(CATransform3DMakeTranslation(0, 0, -anchorZ), rotation)
    map = CATransform3DConcat(map, CATransform3DMakeTranslation(0, 0, anchorZ))
    return ProjectionTransform(CATransform3DConcat(map, eye)).normalized.about(anchor, in: size)
  }

  /// The angle, the axis, the anchor and the perspective.
  public var animatableData: AnimatablePair<Angle.AnimatableData, AnimatableNumbers> {
    get {
      AnimatablePair(
        angle.animatableData,
        AnimatableNumbers([axis.x, axis.y, axis.z, anchor.x, anchor.y, anchorZ, perspective]))
    }
    set {
      angle.animatableData = newValue.first
      var numbers = NumberReader(newValue.second.numbers)
      axis = (numbers.next(), numbers.next(), numbers.next())
      anchor = UnitPoint(x: numbers.next(), y: numbers.next())
      (anchorZ, perspective) = (numbers.next(), numbers.next())
    }
  }

  private var rotation: CATransform3D {
    CATransform3DMakeRotation(CGFloat(angle.radians), axis.x, axis.y, axis.z)
  }

  public static var _name: String { "rotation3DEffect" }
}

extension ProjectionTransform {
  /// The same transform, normalized so that its last element is 1, with rounding errors set to 0.
  fileprivate var normalized: ProjectionTransform {
    guard m33 != 0, m33.isFinite else { return self }
    var result = self
    (result.m11, result.m12, result.m13) = (m11 / m33, m12 / m33, m13 / m33)
    (result.m21, result.m22, result.m23) = (m21 / m33, m22 / m33, m23 / m33)
    (result.m31, result.m32, result.m33) = (m31 / m33, m32 / m33, 1)
    if abs(result.m13) < 1e-12 { result.m13 = 0 }
    if abs(result.m23) < 1e-12 { result.m23 = 0 }
    return result
  }
}

extension View {
  /// Draws the view rotated in 3D about an axis through `anchor`, `anchorZ` points towards the
  /// viewer, without affecting layout.
  /// Sizing: neutral.
  ///
  /// The drawing has no perspective: the whole view is drawn with the rotation and scale of its
  /// center, with a warning. Geometry read inside has the perspective.
  ///
  /// - `perspective`: the strength of the perspective, which makes distant parts smaller; 0
  ///   disables it.
  public func rotation3DEffect(
    _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center,
    anchorZ: CGFloat = 0, perspective: CGFloat = 1
  ) -> some View {
    modifier(
      _Rotation3DEffect(
        angle: angle, axis: axis, anchor: anchor, anchorZ: anchorZ, perspective: perspective))
  }
}
