import Foundation
import QuoinCore
import QuoinGeometry
import QuoinLayout

/// Which headers and footers stay in sight while a lazy container scrolls.
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

/// Views one below the other; the stack makes only those that are seen.
///
/// It offers each view its width and no height, and gives views not made yet the mean length of the others.
/// Outside a scroll view it makes all of them (Rules/LazyContainers.md#lazy-made). Sizing: h-exp, v-hug.
public struct LazyVStack<Content: View>: PrimitiveView {
  let alignment: HorizontalAlignment
  let spacing: CGFloat?
  let pinnedViews: PinnedScrollableViews
  let content: Content

  /// A column of `content`.
  ///
  /// - `alignment`: the line of the stack that each view lies at; the centre unless said.
  /// - `spacing`: points between neighbours; `nil` takes what each pair prefers, 8 for most.
  /// - `pinnedViews`: what stays at the edge of the scroll view around while its section is seen.
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
