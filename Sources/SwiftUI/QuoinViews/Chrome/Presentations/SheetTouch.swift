import Foundation
import QuoinCore
import QuoinGeometry
import QuoinLayout

/// Lets a finger drag a sheet in a live tree. A scroll view in the sheet that can move in the
/// direction of the drag comes first.
struct SheetTouch: _LivingOnlyModifier {
  /// Whether the sheet has a greater height.
  let canRise: Bool
  /// Receives the distance of the finger from its start, downwards.
  let move: @MainActor (CGFloat) -> Void
  /// Receives the distance at which the drag would come to rest; `nil` if it was cancelled.
  let end: @MainActor (CGFloat?) -> Void

  static func _emitLiving<V: View>(_ modifier: Self, content: V, into emission: Emission) {
    let pan = emission.keep { PanResponder() }
    let mark = emission.tree.mark
    emission.emit(content)
    let node = emission.tree.first(after: mark)
    guard node.exists else { return }
    emission.touches.attach(pan, followingDragsOf: node)
    pan.axes = .vertical
    pan.space = .global
    // A slider in the sheet starts moving at 11 points; the sheet waits slightly longer.
    pan.minimumDistance = SliderMetrics.slop + 1
    pan.stretchesAtEnds = false
    pan.canMove = { $0.height > 0 || modifier.canRise }
    pan.move = { modifier.move($0.height) }
    pan.end = { modifier.end($0.predictedEndTranslation.height) }
    pan.release = { modifier.end(nil) }
  }
}
