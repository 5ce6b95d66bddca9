import Foundation
import QuoinGeometry

/// A transition that fades the view in and out; the default transition
/// (Rules/Animation.md#default-transition).
public struct OpacityTransition: Transition {
  nonisolated public init() {}
  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.modifier(Fading(opacity: phase.isIdentity ? 1 : 0))
  }
  public static var properties: TransitionProperties { TransitionProperties(hasMotion: false) }
  public var _traits: _TransitionTraits {
    _TransitionTraits(hasMotion: false, isInvisibleAtRest: true)
  }
}

/// A modifier that draws a view as a whole with an opacity.
private struct Fading: PrimitiveModifier {
  let opacity: Double

  static func _emit<V: View>(_ modifier: Self, content: V, into emission: Emission) {
    let mark = emission.tree.mark
    V._emit(content, into: emission)
    emission.tree.wrapEffect(since: mark)
    emission.noteWrappers(
      since: mark, "opacity", drawing: FadeDrawing(animatableData: modifier.opacity))
  }
}

private struct FadeDrawing: AnimatableDrawing {
  /// The opacity.
  var animatableData: Double

  func begin(_ frame: CGRect, in canvas: DrawingCanvas) {
    if animatableData <= 0 {
      canvas.beginHidden()
    } else if animatableData < 1 {
      canvas.beginGroup(.opacity(animatableData))
    }
  }

  func end(_ frame: CGRect, in canvas: DrawingCanvas) {
    if animatableData <= 0 {
      canvas.endHidden()
    } else if animatableData < 1 {
      canvas.endGroup()
    }
  }
}
