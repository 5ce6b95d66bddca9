import Foundation
import QuoinGeometry

extension LayoutTree {
  /// Rebuilds the tree from the views that `content` adds, with one view at the top.
  ///
  /// - Throws: ``LayoutError/isLayingOut`` if called during a layout of the tree.
  public func build(_ content: (borrowing LayoutBuilder) -> Void) throws {
    guard !cursor.isLayingOut else { throw LayoutError.isLayingOut }
    content(LayoutBuilder(tree: self))
  }
}

/// Builds a ``LayoutTree``: each method adds a view, or wraps each of the views that its closure
/// adds in a modifier.
///
/// Its structure is always complete: a builder can't be kept, and a container ends with its
/// closure.
public struct LayoutBuilder: ~Copyable {
  let tree: LayoutTree

  // MARK: Leaves

  /// Adds a leaf whose axes are independent, such as a color.
  @discardableResult
  public func leaf(_ width: LeafLength = .expanding, _ height: LeafLength = .expanding)
    -> LayoutTree.NodeID
  {
    tree.addLeaf(width, height)
  }

  /// Adds a leaf of one size.
  @discardableResult
  public func leaf(size: CGSize) -> LayoutTree.NodeID { tree.addLeaf(size: size) }

  /// Adds a leaf that the host measures.
  @discardableResult
  public func leaf(_ leaf: any LayoutLeaf) -> LayoutTree.NodeID { tree.addLeaf(leaf) }

  /// Adds a square leaf, whose side is the smaller of the proposed sides.
  @discardableResult
  public func square() -> LayoutTree.NodeID { tree.addSquareLeaf() }

  /// Adds a spacer, which fills the rest of the enclosing stack, or expands on both axes without
  /// one.
  @discardableResult
  public func spacer(minLength: CGFloat? = nil) -> LayoutTree.NodeID {
    let record = tree.records[tree.openNode]
    return tree.addSpacer(minLength: minLength, in: record.kind == .stack ? record.axis : nil)
  }

  // MARK: Containers

  /// Adds a stack along `axis`; without `spacing`, each pair of neighbors has its preferred
  /// distance.
  @discardableResult
  public func stack(
    _ axis: Axis, alignment: Alignment = .center, spacing: CGFloat? = nil, _ content: () -> Void
  ) -> LayoutTree.NodeID {
    container(tree.beginStack(axis, alignment: alignment, spacing: spacing), content)
  }

  /// Adds a stack along z.
  @discardableResult
  public func zStack(alignment: Alignment = .center, _ content: () -> Void) -> LayoutTree.NodeID {
    container(tree.beginZStack(alignment: alignment), content)
  }

  /// Adds a grid of the rows that ``gridRow(alignment:_:)`` creates; any other view in it is a row
  /// of its own.
  @discardableResult
  public func grid(
    alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil, _ content: () -> Void
  ) -> LayoutTree.NodeID {
    container(
      tree.beginGrid(
        alignment: alignment, horizontalSpacing: horizontalSpacing,
        verticalSpacing: verticalSpacing), content)
  }

  /// Adds one row to a grid.
  public func gridRow(alignment: VerticalAlignment? = nil, _ cells: () -> Void) {
    modified(cells) { tree.makeGridRow(since: $0, alignment: alignment) }
  }

  /// Adds a container with the algorithm `layout`.
  @discardableResult
  public func layout<L: Layout>(_ layout: L, _ content: () -> Void) -> LayoutTree.NodeID {
    container(tree.beginLayout(layout), content)
  }

  /// Adds a container that shows the first view whose ideal lengths on `axes` fit the proposal.
  @discardableResult
  public func viewThatFits(in axes: Axis.Set = [.horizontal, .vertical], _ content: () -> Void)
    -> LayoutTree.NodeID
  {
    container(tree.beginFitting(in: axes), content)
  }

  @discardableResult
  private func container(_ node: LayoutTree.NodeID, _ content: () -> Void) -> LayoutTree.NodeID {
    content()
    tree.end()
    return node
  }

  // MARK: Modifiers

  /// Applies `frame(width:height:alignment:)`.
  public func frame(
    width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center,
    _ content: () -> Void
  ) {
    modified(content) {
      tree.wrapFixedFrame(since: $0, width: width, height: height, alignment: alignment)
    }
  }

  /// Applies `frame(minWidth:idealWidth:maxWidth:minHeight:idealHeight:maxHeight:alignment:)`.
  public func frame(
    _ width: FrameLimits, _ height: FrameLimits, alignment: Alignment = .center,
    _ content: () -> Void
  ) {
    modified(content) {
      tree.wrapFlexFrame(since: $0, width: width, height: height, alignment: alignment)
    }
  }

  public func padding(_ insets: EdgeInsets, _ content: () -> Void) {
    modified(content) { tree.wrapPadding(since: $0, insets) }
  }

  public func fixedSize(
    horizontal: Bool = true, vertical: Bool = true, _ content: () -> Void
  ) {
    modified(content) {
      tree.wrapFixedSize(since: $0, horizontal: horizontal, vertical: vertical)
    }
  }

  /// Applies `aspectRatio(_:contentMode:)`; without a ratio, the views keep that of their ideal
  /// sizes.
  public func aspectRatio(_ ratio: CGFloat? = nil, fills: Bool = false, _ content: () -> Void) {
    modified(content) { tree.wrapAspectRatio(since: $0, ratio: ratio, fills: fills) }
  }

  public func offset(x: CGFloat = 0, y: CGFloat = 0, _ content: () -> Void) {
    modified(content) { tree.wrapOffset(since: $0, x: x, y: y) }
  }

  public func position(x: CGFloat, y: CGFloat, _ content: () -> Void) {
    modified(content) { tree.wrapPosition(since: $0, x: x, y: y) }
  }

  /// Puts the views of `overlay`, which together form one ZStack, over each view of `content`.
  public func overlay(
    alignment: Alignment = .center, _ content: () -> Void, overlay: () -> Void
  ) {
    layered(isBackground: false, alignment, content, overlay)
  }

  /// Puts the views of `background`, which together form one ZStack, under each view of `content`.
  public func background(
    alignment: Alignment = .center, _ content: () -> Void, background: () -> Void
  ) {
    layered(isBackground: true, alignment, content, background)
  }

  private func layered(
    isBackground: Bool, _ alignment: Alignment, _ content: () -> Void, _ secondary: () -> Void
  ) {
    modified(content) {
      tree.wrapLayer(since: $0, isBackground: isBackground, alignment: alignment) { _ in
        _ = container(tree.beginZStack(alignment: alignment), secondary)
      }
    }
  }

  // MARK: Attributes of views

  public func layoutPriority(_ priority: CGFloat, _ content: () -> Void) {
    modified(content) { tree.setPriority(priority, since: $0) }
  }

  /// Applies `alignmentGuide`; `compute` sets the guide for `key` alone.
  public func alignmentGuide(
    _ key: AlignmentKey, compute: @escaping (ViewDimensions) -> CGFloat, _ content: () -> Void
  ) {
    modified(content) { tree.addGuide(key, since: $0, compute: compute) }
  }

  public func layoutValue<K: LayoutValueKey>(
    _ key: K.Type, _ value: K.Value, _ content: () -> Void
  ) {
    modified(content) { tree.setInnermostValue(key, value, since: $0) }
  }

  /// Applies `gridCellColumns(_:)`.
  public func gridCellColumns(_ count: Int, _ content: () -> Void) {
    modified(content) { tree.addGridColumns(count, since: $0) }
  }

  private func modified(_ content: () -> Void, by modifier: (LayoutTree.Mark) -> Void) {
    let mark = tree.mark
    content()
    modifier(mark)
  }
}
