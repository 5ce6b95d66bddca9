import Foundation
import QuoinCore
import QuoinGeometry
import QuoinLayout

/// Selects the segment under a tap in a live tree; all segments are equally wide.
struct SegmentTouch: _LivingOnlyModifier {
  let options: [PickerOption]

  /// The frame of the control.
  @MainActor
  private final class Place { var node = LayoutTree.NodeID.absent }

  static func _emitLiving<V: View>(_ modifier: Self, content: V, into emission: Emission) {
    let place = emission.keep { Place() }
    let isMirrored = emission.environment.layoutDirection == .rightToLeft
    let (tree, options) = (emission.tree, modifier.options)
    let tap = SpatialTapGesture().onEnded { tap in
      let width = tree.size(of: place.node).width
      guard width > 0, !options.isEmpty else { return }
      let share = (isMirrored ? width - tap.location.x : tap.location.x) / width
      let index = Int((min(max(share, 0), 1) * CGFloat(options.count)).rounded(.down))
      options[min(index, options.count - 1)].choose()
    }
    let mark = tree.mark
    emission.emit(content.contentShape(Rectangle()).gesture(tap))
    place.node = tree.first(after: mark)
  }
}
