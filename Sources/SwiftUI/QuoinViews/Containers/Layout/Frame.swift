import Foundation
import QuoinCore
import QuoinGeometry
import QuoinLayout

/// A frame with fixed lengths.
@frozen
public struct _FrameLayout: PrimitiveModifier {
  @usableFromInline let width: CGFloat?
  @usableFromInline let height: CGFloat?
  @usableFromInline let alignment: Alignment

  @usableFromInline
  init(width: CGFloat?, height: CGFloat?, alignment: Alignment) {
    self.width = width
    self.height = height
    self.alignment = alignment
  }

  @inlinable
  public static func _emit<V: View>(_ modifier: Self, content: V, into emission: Emission) {
    // A color in a frame is the most common leaf.
    if V.self == Color.self, let width = modifier.width, let height = modifier.height,
      Color.emit(
        content as! Color, framedTo: width, height, alignment: modifier.alignment, into: emission)
    {
      return
    }
    let mark = emission.tree.mark
    V._emit(content, into: emission)
    emission.tree.wrapFixedFrame(
      since: mark, width: modifier.width, height: modifier.height, alignment: modifier.alignment)
  }
}

/// A frame with minimum and maximum lengths.
@frozen
public struct _FlexFrameLayout: PrimitiveModifier {
  @usableFromInline let width: FrameLimits
  @usableFromInline let height: FrameLimits
  @usableFromInline let alignment: Alignment

  @usableFromInline
  init(width: FrameLimits, height: FrameLimits, alignment: Alignment) {
    self.width = width
    self.height = height
    self.alignment = alignment
  }

  @inlinable
  public static func _emit<V: View>(_ modifier: Self, content: V, into emission: Emission) {
    let mark = emission.tree.mark
    V._emit(content, into: emission)
    emission.tree.wrapFlexFrame(
      since: mark, width: modifier.width, height: modifier.height, alignment: modifier.alignment)
  }
}

extension View {
  /// Gives the view a frame of `width` × `height` points and aligns it inside.
  ///
  /// A `nil` length is the view's own. With a warning, a negative length counts as 0, and a
  /// non-finite one is ignored (Rules/Frames.md#fixed-invalid).
  /// Sizing: hug on its axes, neu elsewhere.
  @inlinable
  public consuming func frame(
    width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center
  ) -> some View {
    modifier(_FrameLayout(width: width, height: height, alignment: alignment))
  }

  /// Gives the view a frame whose lengths are between limits, in points, and aligns it inside.
  ///
  /// With a maximum, the frame has the proposed length up to that; with a minimum, it is never
  /// shorter; if the proposal is nil, it has the ideal length.
  /// Sizing: by argument (exp up to a maximum, which is hug on what is larger; neu without a maximum).
  @inlinable
  public consuming func frame(
    minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil,
    minHeight: CGFloat? = nil, idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil,
    alignment: Alignment = .center
  ) -> some View {
    modifier(
      _FlexFrameLayout(
        width: FrameLimits(min: minWidth, ideal: idealWidth, max: maxWidth),
        height: FrameLimits(min: minHeight, ideal: idealHeight, max: maxHeight),
        alignment: alignment))
  }

  /// Returns the view unchanged. Sizing: neutral.
  @available(*, deprecated, message: "Please pass one or more parameters.")
  @inlinable
  public consuming func frame() -> some View { frame(width: nil, height: nil, alignment: .center) }
}
