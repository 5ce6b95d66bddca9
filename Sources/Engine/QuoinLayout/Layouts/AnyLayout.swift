import CStackSwitch
import Foundation
import QuoinGeometry

/// A type-erased layout, for switching between layouts of different types.
///
/// Sizing: as the layout inside.
public struct AnyLayout: Layout {
  private var storage: AnyLayoutStorage

  public init<L: Layout>(_ layout: L) {
    storage = (layout as? AnyLayout)?.storage ?? TypedLayoutStorage(layout)
  }

  /// The animatable data of the layout inside; layouts of different types share none.
  public var animatableData: AnimatableParts {
    get { storage.animatableData }
    set { storage = storage.with(newValue) }
  }

  /// The cache of the layout inside; recreated when the layout's type changes.
  public struct Cache {
    fileprivate var value: Any
  }

  public func makeCache(subviews: Subviews) -> Cache { Cache(value: storage.makeCache(subviews)) }

  public func updateCache(_ cache: inout Cache, subviews: Subviews) {
    storage.updateCache(&cache.value, subviews)
  }

  public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
    storage.spacing(subviews, &cache.value)
  }

  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> CGSize { storage.sizeThatFits(proposal, subviews, &cache.value) }

  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) { storage.place(bounds, proposal, subviews, &cache.value) }

  public func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat? { storage.guide(guide.key, bounds, proposal, subviews, &cache.value) }

  public func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat? { storage.guide(guide.key, bounds, proposal, subviews, &cache.value) }
}

/// In a tree, the type-erased layout is that of the layout inside. A single view never replaces the
/// container, because the layout may change.
extension AnyLayout: _NativeLayout {
  public var orientation: Axis? { storage.orientation }
  public var elides: Bool { false }
  public func begin(in tree: LayoutTree) { storage.begin(in: tree) }
}

/// The box for the layout of an ``AnyLayout``.
private class AnyLayoutStorage {
  var orientation: Axis? { nil }
  var animatableData: AnimatableParts { AnimatableParts() }
  func with(_ data: AnimatableParts) -> AnyLayoutStorage { self }
  func begin(in tree: LayoutTree) {}
  func makeCache(_ subviews: LayoutSubviews) -> Any { () }
  func updateCache(_ cache: inout Any, _ subviews: LayoutSubviews) {}
  func spacing(_ subviews: LayoutSubviews, _ cache: inout Any) -> ViewSpacing { ViewSpacing() }
  func sizeThatFits(_ proposal: ProposedViewSize, _ subviews: LayoutSubviews, _ cache: inout Any)
    -> CGSize
  { .zero }
  func place(
    _ bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews,
    _ cache: inout Any
  ) {}
  func guide(
    _ key: AlignmentKey, _ bounds: CGRect, _ proposal: ProposedViewSize,
    _ subviews: LayoutSubviews, _ cache: inout Any
  ) -> CGFloat? { nil }
}

private final class TypedLayoutStorage<L: Layout>: AnyLayoutStorage {
  let layout: L
  private let end = _EndOfRelease()
  init(_ layout: L) { self.layout = layout }
  deinit { if quoin_stack_is_low() { DeepRelease.keep(layout) } }

  override var orientation: Axis? {
    (layout as? any _NativeLayout).map(\.orientation) ?? L.layoutProperties.stackOrientation
  }

  override var animatableData: AnimatableParts { AnimatableParts([layout.animatableData]) }

  override func with(_ data: AnimatableParts) -> AnyLayoutStorage {
    guard let data = data.parts.first as? L.AnimatableData else { return self }
    var layout = layout
    layout.animatableData = data
    return TypedLayoutStorage(layout)
  }

  override func begin(in tree: LayoutTree) {
    if let native = layout as? any _NativeLayout {
      native.begin(in: tree)
    } else {
      tree.beginLayout(layout)
    }
  }

  private func withCache<R>(
    _ cache: inout Any, _ subviews: LayoutSubviews, _ body: (inout L.Cache) -> R
  ) -> R {
    var typed = cache as? L.Cache ?? layout.makeCache(subviews: subviews)
    defer { cache = typed }
    return body(&typed)
  }

  override func makeCache(_ subviews: LayoutSubviews) -> Any {
    layout.makeCache(subviews: subviews)
  }

  override func updateCache(_ cache: inout Any, _ subviews: LayoutSubviews) {
    withCache(&cache, subviews) { layout.updateCache(&$0, subviews: subviews) }
  }

  override func spacing(_ subviews: LayoutSubviews, _ cache: inout Any) -> ViewSpacing {
    withCache(&cache, subviews) { layout.spacing(subviews: subviews, cache: &$0) }
  }

  override func sizeThatFits(
    _ proposal: ProposedViewSize, _ subviews: LayoutSubviews, _ cache: inout Any
  ) -> CGSize {
    withCache(&cache, subviews) {
      layout.sizeThatFits(proposal: proposal, subviews: subviews, cache: &$0)
    }
  }

  override func place(
    _ bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews,
    _ cache: inout Any
  ) {
    withCache(&cache, subviews) {
      layout.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &$0)
    }
  }

  override func guide(
    _ key: AlignmentKey, _ bounds: CGRect, _ proposal: ProposedViewSize,
    _ subviews: LayoutSubviews, _ cache: inout Any
  ) -> CGFloat? {
    withCache(&cache, subviews) { cache in
      key.axis == .horizontal
        ? layout.explicitAlignment(
          of: HorizontalAlignment(key), in: bounds, proposal: proposal, subviews: subviews,
          cache: &cache)
        : layout.explicitAlignment(
          of: VerticalAlignment(key), in: bounds, proposal: proposal, subviews: subviews,
          cache: &cache)
    }
  }
}
