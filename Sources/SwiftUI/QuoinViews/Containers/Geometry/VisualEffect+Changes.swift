import Foundation
import QuoinCore
import QuoinGeometry

extension VisualEffect {
  private func adding(_ step: _VisualEffectStep) -> _ExtendedVisualEffect<Self> {
    _ExtendedVisualEffect(base: self, step: step)
  }

  /// Adds the drawing of the modifier with the same name.
  func drawing(_ make: @escaping @MainActor @Sendable () -> any NodeDrawing) -> some VisualEffect {
    adding(.drawing(make))
  }

  private func geometry(_ effect: some GeometryEffect & Sendable) -> some VisualEffect {
    adding(.transform { size, _ in effect.effectValue(size: size) })
  }

  /// Moves the view; positive `x` is towards the trailing edge.
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some VisualEffect {
    adding(
      .transform { _, direction in
        ProjectionTransform(
          CGAffineTransform(translationX: direction == .rightToLeft ? -x : x, y: y))
      })
  }

  /// Moves the view; positive widths are towards the trailing edge.
  public func offset(_ offset: CGSize) -> some VisualEffect {
    self.offset(x: offset.width, y: offset.height)
  }

  /// Scales the view about `anchor`.
  public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some VisualEffect {
    geometry(_ScaleEffect(scale: scale, anchor: anchor))
  }

  /// Scales the view about `anchor`.
  public func scaleEffect(_ s: CGFloat, anchor: UnitPoint = .center) -> some VisualEffect {
    scaleEffect(CGSize(width: s, height: s), anchor: anchor)
  }

  /// Scales the view about `anchor`.
  public func scaleEffect(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center)
    -> some VisualEffect
  {
    scaleEffect(CGSize(width: x, height: y), anchor: anchor)
  }

  /// Rotates the view about `anchor`, clockwise if positive.
  public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some VisualEffect {
    geometry(_RotationEffect(angle: angle, anchor: anchor))
  }

  /// Rotates the view in 3D about an axis through `anchor`.
  public func rotation3DEffect(
    _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center,
    anchorZ: CGFloat = 0, perspective: CGFloat = 1
  ) -> some VisualEffect {
    geometry(
      _Rotation3DEffect(
        angle: angle, axis: axis, anchor: anchor, anchorZ: anchorZ, perspective: perspective))
  }

  /// Transforms the view relative to its top-left corner.
  public func transformEffect(_ transform: CGAffineTransform) -> some VisualEffect {
    geometry(_TransformEffect(transform: transform))
  }

  /// Projects the view relative to its top-left corner.
  public func transformEffect(_ transform: ProjectionTransform) -> some VisualEffect {
    geometry(_ProjectionEffect(transform: transform))
  }

  /// Draws the view as a whole with an opacity in 0…1.
  public func opacity(_ opacity: Double) -> some VisualEffect {
    drawing { OpacityDrawing(opacity: opacity) }
  }
}
