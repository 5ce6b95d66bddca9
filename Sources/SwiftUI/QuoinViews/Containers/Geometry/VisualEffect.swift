import Foundation
import QuoinCore
import QuoinGeometry
import QuoinLayout

/// Changes to the drawing of a view that depend on its geometry; see `View.visualEffect(_:)`.
public nonisolated protocol VisualEffect: Sendable, Animatable {
  /// The changes, innermost first. Only Quoin's own types implement this.
  var _steps: [_VisualEffectStep] { get }
}

/// One change to the drawing of a view.
public enum _VisualEffectStep: Sendable {
  /// A transform relative to the view's top-left corner, given the view's size.
  case transform(@Sendable (CGSize, LayoutDirection) -> ProjectionTransform)
  /// The drawing of the modifier with the same name.
  case drawing(@MainActor @Sendable () -> any NodeDrawing)
}

/// A visual effect without changes, to which others are added.
public struct EmptyVisualEffect: VisualEffect {
  public init() {}
  public var _steps: [_VisualEffectStep] { [] }
}

/// A visual effect with one more change.
public struct _ExtendedVisualEffect<Base: VisualEffect>: VisualEffect {
  let base: Base
  let step: _VisualEffectStep
  public var _steps: [_VisualEffectStep] { base._steps + [step] }
}

/// Draws a view with changes that depend on its geometry.
public struct _VisualEffectModifier<Effect: VisualEffect>: PrimitiveModifier {
  let effect: @Sendable (EmptyVisualEffect, GeometryProxy) -> Effect

  public static func _emit<V: View>(_ modifier: Self, content: V, into emission: Emission) {
    let mark = emission.tree.mark
    V._emit(content, into: emission)
    emission.tree.wrapEffect(since: mark)
    let (displayScale, direction) = (
      emission.environment.displayScale, emission.environment.layoutDirection
    )
    emission.tree.forEach(since: mark) { node in
      let drawing = VisualEffectDrawing(node: node, direction: direction) {
        modifier.effect(EmptyVisualEffect(), $0.nodes.proxy(of: node, displayScale: displayScale))
          ._steps
      }
      emission.note(node, "visualEffect", drawing: drawing)
      emission.afterLayout { drawing.resolve($0) }
      emission.spaces.setTransform(of: node) { node, emission in
        drawing.resolve(emission)
        return drawing.transform(emission.tree.size(of: node))
      }
    }
  }
}

/// Draws the changes of a visual effect, evaluated after the view's layout.
private final class VisualEffectDrawing: NodeDrawing {
  private let node: LayoutTree.NodeID
  private let direction: LayoutDirection
  private let steps: @MainActor (Emission) -> [_VisualEffectStep]
  private var drawings: [any NodeDrawing] = []
  private var transforms: [@Sendable (CGSize, LayoutDirection) -> ProjectionTransform] = []
  /// The layout for which the effect was last evaluated.
  private var layout = 0

  init(
    node: LayoutTree.NodeID, direction: LayoutDirection,
    steps: @escaping @MainActor (Emission) -> [_VisualEffectStep]
  ) {
    self.node = node
    self.direction = direction
    self.steps = steps
  }

  /// Evaluates the effect, once per layout.
  func resolve(_ emission: Emission) {
    guard layout != emission.layoutCount else { return }
    layout = emission.layoutCount
    (drawings, transforms) = ([], [])
    for step in steps(emission) {
      switch step {
      case .drawing(let drawing): drawings.append(drawing())
      case .transform(let transform):
        transforms.append(transform)
        drawings.append(
          TransformDrawing(effect: FunctionEffect(transform: transform, direction: direction)))
      }
    }
    emission.warnOfForeshortening(transform(emission.tree.size(of: node)))
  }

  func transform(_ size: CGSize) -> ProjectionTransform {
    transforms.reduce(ProjectionTransform()) { $0.concatenating($1(size, direction)) }
  }

  func begin(_ frame: CGRect, in canvas: DrawingCanvas) {
    for drawing in drawings.reversed() { drawing.begin(frame, in: canvas) }
  }

  func end(_ frame: CGRect, in canvas: DrawingCanvas) {
    for drawing in drawings { drawing.end(frame, in: canvas) }
  }

  func touch(_ point: CGPoint, in frame: CGRect) -> DrawingTouch {
    var place = point
    for drawing in drawings.reversed() {
      guard case .inside(let inner) = drawing.touch(place, in: frame) else {
        return drawing.touch(place, in: frame)
      }
      place = inner
    }
    return .inside(place)
  }
}

/// A transform computed by a function.
private struct FunctionEffect: GeometryEffect {
  let transform: @Sendable (CGSize, LayoutDirection) -> ProjectionTransform
  let direction: LayoutDirection
  func effectValue(size: CGSize) -> ProjectionTransform { transform(size, direction) }
}

extension View {
  /// Draws the view with the result of `effect` for its geometry, without affecting layout.
  /// Sizing: neutral.
  public func visualEffect<Effect: VisualEffect>(
    _ effect: @escaping @Sendable (EmptyVisualEffect, GeometryProxy) -> Effect
  ) -> some View {
    modifier(_VisualEffectModifier(effect: effect))
  }
}
