import Foundation
import QuoinCore
import QuoinGeometry
import QuoinLayout

/// Whether a view of a ratio stays inside what it is offered or covers it.
@frozen
public enum ContentMode: Hashable, CaseIterable, Sendable { case fit, fill }

/// Offers a view a size of one ratio.
@frozen
public struct _AspectRatioLayout: PrimitiveModifier {
  @usableFromInline let ratio: CGFloat?
  @usableFromInline let contentMode: ContentMode
  @usableFromInline
  init(ratio: CGFloat?, contentMode: ContentMode) {
    self.ratio = ratio
    self.contentMode = contentMode
  }

  @inlinable
  public static func _emit<V: View>(_ modifier: Self, content: V, into emission: Emission) {
    let mark = emission.tree.mark
    V._emit(content, into: emission)
    emission.tree.wrapAspectRatio(
      since: mark, ratio: modifier.ratio, fills: modifier.contentMode == .fill)
  }
}

extension View {
  /// Offers the view the largest (`fit`) or smallest (`fill`) size whose width ÷ height is `ratio`.
  ///
  /// Without a ratio the view's ideal size gives it. A ratio that is not positive counts as none.
  /// Sizing: neutral.
  @inlinable
  public func aspectRatio(_ ratio: CGFloat? = nil, contentMode: ContentMode) -> some View {
    modifier(_AspectRatioLayout(ratio: ratio, contentMode: contentMode))
  }

  /// The same with the ratio of `size`. Sizing: neutral.
  @inlinable
  public func aspectRatio(_ size: CGSize, contentMode: ContentMode) -> some View {
    aspectRatio(size.width / size.height, contentMode: contentMode)
  }

  /// Scales the view to stay inside what it is offered, keeping its ratio. Sizing: neutral.
  @inlinable
  public func scaledToFit() -> some View { aspectRatio(nil, contentMode: .fit) }

  /// Scales the view to cover what it is offered, keeping its ratio. Sizing: neutral.
  @inlinable
  public func scaledToFill() -> some View { aspectRatio(nil, contentMode: .fill) }
}
