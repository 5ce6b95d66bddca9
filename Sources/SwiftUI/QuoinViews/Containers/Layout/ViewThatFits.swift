import QuoinCore
import QuoinGeometry
import QuoinLayout

/// Shows the first of its views whose ideal size fits into the proposal, or the last one if none
/// does.
///
/// Sizing: h-neu, v-neu (as the view that is shown).
@frozen
public struct ViewThatFits<Content: View>: PrimitiveView {
  @usableFromInline let axes: Axis.Set
  @usableFromInline let content: Content

  /// Shows the first view of `content` that fits on each of `axes`.
  @inlinable
  public init(in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content) {
    self.axes = axes
    self.content = content()
  }

  @inlinable
  public static func _emit(_ view: Self, into emission: Emission) {
    emission.container(view.content, orientation: nil, elides: false) {
      $0.beginFitting(in: view.axes)
    }
  }
}
