import Foundation
import QuoinCore
import QuoinGeometry
import QuoinLayout

/// A frame whose lengths depend on those of the nearest container.
public struct _ContainerRelativeFrame: PrimitiveModifier {
  let axes: Axis.Set
  let alignment: Alignment
  let length: (CGFloat, Axis) -> CGFloat

  public static func _emit<V: View>(_ modifier: Self, content: V, into emission: Emission) {
    let mark = emission.tree.mark
    V._emit(content, into: emission)
    emission.tree.wrapContainerFrame(
      since: mark, axes: modifier.axes, alignment: modifier.alignment, length: modifier.length)
  }
}

extension View {
  /// Gives the view a frame as long as its container on each of `axes`, and aligns it inside.
  ///
  /// The container is the size proposed to the root view: the window minus its safe area. On an
  /// axis whose proposal is nil, the modifier changes nothing.
  /// Sizing: hug on its axes, neu elsewhere.
  public func containerRelativeFrame(_ axes: Axis.Set, alignment: Alignment = .center) -> some View
  {
    containerRelativeFrame(axes, alignment: alignment) { length, _ in length }
  }

  /// Gives the view a frame that spans `span` of the `count` columns of its container, `spacing`
  /// points apart. A count below 1 counts as 1.
  /// Sizing: hug on its axes, neu elsewhere.
  public func containerRelativeFrame(
    _ axes: Axis.Set, count: Int, span: Int = 1, spacing: CGFloat, alignment: Alignment = .center
  ) -> some View {
    let count = max(count, 1)
    return containerRelativeFrame(axes, alignment: alignment) { length, _ in
      let (count, span) = (CGFloat(count), CGFloat(span))
      let column = (length - spacing * (count - 1)) / count
      return column * span + spacing * (span - 1)
    }
  }

  /// Gives the view a frame whose length `length` computes from that of its container, in points.
  /// Sizing: hug on its axes, neu elsewhere.
  public func containerRelativeFrame(
    _ axes: Axis.Set, alignment: Alignment = .center,
    _ length: @escaping (CGFloat, Axis) -> CGFloat
  ) -> some View {
    modifier(_ContainerRelativeFrame(axes: axes, alignment: alignment, length: length))
  }
}
