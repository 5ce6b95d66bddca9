import Foundation
import QuoinCore
import QuoinGeometry
import QuoinLayout

/// The headers and footers that stay visible while a lazy container scrolls.
public struct PinnedScrollableViews: OptionSet, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  public static let sectionHeaders = PinnedScrollableViews(rawValue: 1)
  public static let sectionFooters = PinnedScrollableViews(rawValue: 2)

  var pinning: LazyPinning {
    var result: LazyPinning = []
    if contains(.sectionHeaders) { result.insert(.headers) }
    if contains(.sectionFooters) { result.insert(.footers) }
    return result
  }
}

/// Views in a column; the stack creates only visible views.
///
/// It proposes its width and no height to each view, and assumes the mean length of the others for
/// views that haven't been created. Outside a scroll view it creates all of them
/// (Rules/LazyContainers.md#lazy-made).
/// Sizing: h-exp, v-hug.
public struct LazyVStack<Content: View>: PrimitiveView {
  let alignment: HorizontalAlignment
  let spacing: CGFloat?
  let pinnedViews: PinnedScrollableViews
  let content: Content

  /// Creates a column of `content`.
  ///
  /// - `alignment`: the line of the stack on which each view is aligned; the center by default.
  /// - `spacing`: the points between neighbors; `nil` for the distance that each pair prefers,
  ///   which is usually 8.
  /// - `pinnedViews`: the headers and footers that stay at the edge of the enclosing scroll view
  ///   while their section is visible.
  public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing
    self.pinnedViews = pinnedViews
    self.content = content()
  }

  public static func _emit(_ view: Self, into emission: Emission) {
    emission.emitLazy(
      SlotList(view.content, in: emission),
      LazyConfiguration(
        .vertical, alignment: Alignment(horizontal: view.alignment, vertical: .center),
        spacing: view.spacing, pinned: view.pinnedViews.pinning),
      name: "LazyVStack")
  }
}
