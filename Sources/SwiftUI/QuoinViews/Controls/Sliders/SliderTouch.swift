import Foundation
import QuoinCore
import QuoinGeometry
import QuoinLayout

/// Lets the user drag a slider's knob in a live tree.
///
/// On iOS the value changes by the finger's fraction of the whole width, after the finger has moved
/// 11 points; a tap does nothing (Rules/Controls.md#slider-drag). On macOS the knob moves to the
/// pointer.
struct SliderTouch: _LivingOnlyModifier {
  let value: Binding<Double>
  let scale: SliderScale
  let onEditingChanged: (Bool) -> Void

  /// The frame of the track, and the value when the finger touched it.
  @MainActor
  private final class Track {
    var node = LayoutTree.NodeID.absent
    var start: Double?
  }

  static func _emitLiving<V: View>(_ modifier: Self, content: V, into emission: Emission) {
    let track = emission.keep { Track() }
    let isMac = emission.environment.platform == .macOS
    let isMirrored = emission.environment.layoutDirection == .rightToLeft
    let metrics = SliderMetrics(emission.environment.platform)
    let tree = emission.tree
    let drag = DragGesture(minimumDistance: isMac ? 0 : SliderMetrics.slop)
      .onChanged { drag in
        let width = tree.size(of: track.node).width
        guard width > 0 else { return }
        let isFirst = track.start == nil
        if isFirst {
          track.start = modifier.scale.fraction(of: modifier.value.wrappedValue)
          modifier.onEditingChanged(true)
        }
        let x = isMirrored ? width - drag.location.x : drag.location.x
        let travel = isMirrored ? -drag.translation.width : drag.translation.width
        let new =
          isMac
          ? modifier.scale.value(at: x, width: width, knob: metrics.knob.width)
          : modifier.scale.value(at: (track.start ?? 0) + Double(travel / width))
        if isMac && isFirst || new != modifier.value.wrappedValue {
          modifier.value.wrappedValue = new
        }
      }
      .onEnded { _ in
        track.start = nil
        modifier.onEditingChanged(false)
      }
    let mark = tree.mark
    emission.emit(content.contentShape(Rectangle()).gesture(drag))
    track.node = tree.first(after: mark)
  }
}
