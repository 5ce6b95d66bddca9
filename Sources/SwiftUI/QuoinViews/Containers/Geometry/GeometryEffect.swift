import Foundation
import QuoinCore
import QuoinDrawing
import QuoinGeometry
import QuoinLayout

/// A modifier that draws a view transformed without affecting its layout.
///
/// Geometry read inside includes the transform; frames in reports are those of the layout.
/// Sizing: neutral.
public nonisolated protocol GeometryEffect: Animatable, ViewModifier where Body == Never {
  /// Returns the transform for a view of `size` points, relative to its top-left corner.
  func effectValue(size: CGSize) -> ProjectionTransform

  /// The name of the effect in reports. Only Quoin's own types implement this.
  static var _name: String { get }
}

extension GeometryEffect {
  public static var _name: String { String(describing: Self.self) }

  @MainActor @preconcurrency
  public static func _emit<V: View>(_ modifier: Self, content: V, into emission: Emission) {
    emission.emitTransform(_name, on: content, modifier, isSeenInside: true)
  }

  /// Returns the same effect, ignored by geometry read inside.
  @MainActor @preconcurrency
  public func ignoredByLayout() -> _IgnoredByLayoutEffect<Self> {
    _IgnoredByLayoutEffect(base: self)
  }
}

/// A geometry effect that geometry read inside ignores.
/// Sizing: neutral.
public struct _IgnoredByLayoutEffect<Base: GeometryEffect>: PrimitiveModifier {
  let base: Base

  public static func _emit<V: View>(_ modifier: Self, content: V, into emission: Emission) {
    emission.emitTransform(Base._name, on: content, modifier.base, isSeenInside: false)
  }
}

/// Draws a group transformed.
struct TransformDrawing<Effect: GeometryEffect>: NodeDrawing {
  var effect: Effect

  func begin(_ frame: CGRect, in canvas: DrawingCanvas) {
    // The frame is aligned to pixels so that a rotation about its center keeps its edges on them.
    canvas.beginGroup(.transform(map(in: canvas.grid.snap(frame))))
  }

  func end(_ frame: CGRect, in canvas: DrawingCanvas) { canvas.endGroup() }

  func touch(_ point: CGPoint, in frame: CGRect) -> DrawingTouch {
    let map = map(in: frame)
    let determinant = map.a * map.d - map.b * map.c
    guard determinant != 0, determinant.isFinite else { return .nothing(.flat) }
    let place = point.applying(map.inverted())
    return place.x.isFinite && place.y.isFinite ? .inside(place) : .nothing(.flat)
  }

  /// Returns the transform for drawing in a frame of the picture.
  private func map(in frame: CGRect) -> CGAffineTransform {
    ProjectionTransform(translation: CGPoint(x: -frame.minX, y: -frame.minY))
      .concatenating(effect.effectValue(size: frame.size)).moved(by: frame.origin)
      .affine(at: CGPoint(x: frame.midX, y: frame.midY))
  }
}

extension Emission {
  /// Emits `content` and draws each of its elements through `effect`, which receives the element's
  /// size.
  ///
  /// - Parameters:
  ///   - name: The name of the node in reports.
  ///   - isSeenInside: Whether geometry read inside includes the transform.
  func emitTransform<V: View, Effect: GeometryEffect>(
    _ name: String, on content: V, _ effect: Effect, isSeenInside: Bool
  ) {
    let mark = tree.mark
    emitEffect(name, on: content, drawing: TransformDrawing(effect: effect))
    if isSeenInside {
      spaces.setTransform(since: mark) { effect.effectValue(size: $1.tree.size(of: $0)) }
    }
    tree.forEach(since: mark) { node in
      afterLayout { emission in
        emission.warnOfForeshortening(effect.effectValue(size: emission.tree.size(of: node)))
      }
    }
  }

  /// Warns once that `transform` is drawn without its perspective.
  func warnOfForeshortening(_ transform: ProjectionTransform) {
    guard !transform.isAffine else { return }
    diagnostics.addWarning(
      "A transform with perspective is drawn without it, rotated and scaled as at the view's center."
    )
  }
}

extension TransformDrawing: AnimatableDrawing {
  var animatableData: Effect.AnimatableData {
    get { effect.animatableData }
    set { effect.animatableData = newValue }
  }
}
