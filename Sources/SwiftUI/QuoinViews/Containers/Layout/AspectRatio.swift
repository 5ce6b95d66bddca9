import Foundation
import QuoinCore
import QuoinGeometry
import QuoinLayout

/// Whether a view with an aspect ratio fits into the proposed size or fills it.
@frozen
public enum ContentMode: Hashable, CaseIterable, Sendable { case fit, fill }

/// Proposes a size with a fixed aspect ratio to a view.
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
  /// Proposes to the view the largest (`fit`) or smallest (`fill`) size whose width ÷ height is
  /// `ratio`.
  ///
  /// By default the ratio is that of the view's ideal size. A ratio that isn't positive is ignored.
  /// Sizing: neutral.
  @inlinable
  public func aspectRatio(_ ratio: CGFloat? = nil, contentMode: ContentMode) -> some View {
    modifier(_AspectRatioLayout(ratio: ratio, contentMode: contentMode))
  }

  /// Proposes to the view a size with the aspect ratio of `size`.
  /// Sizing: neutral.
  @inlinable
  public func aspectRatio(_ size: CGSize, contentMode: ContentMode) -> some View {
    aspectRatio(size.width / size.height, contentMode: contentMode)
  }

  /// Scales the view to fit into the proposed size, keeping its aspect ratio.
  /// Sizing: neutral.
  @inlinable
  public func scaledToFit() -> some View { aspectRatio(nil, contentMode: .fit) }

  /// Scales the view to fill the proposed size, keeping its aspect ratio.
  /// Sizing: neutral.
  @inlinable
  public func scaledToFill() -> some View { aspectRatio(nil, contentMode: .fill) }
}
