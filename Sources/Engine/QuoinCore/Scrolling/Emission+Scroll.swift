import Foundation
import QuoinGeometry
import QuoinLayout

extension Emission {
  /// The store of scroll offsets.
  private var scrollStore: ScrollStore { store.scrolling.offsets }

  /// Emits a scroll view for `content`; several views form one column, whatever the axes
  /// (Rules/Scrolling.md#implicit-column).
  ///
  /// - Returns: Its node.
  @discardableResult
  public func emitScroll<V: View>(_ content: V, _ configuration: ScrollConfiguration)
    -> LayoutTree.NodeID?
  {
    guard enter(.view(ScrollStore.self)) else { return nil }
    let path = store.scrollPath(of: context.element)
    let hasNewTarget = isLiving && scrollStore.recordTarget(of: configuration, path)
    let known = scrollStore.offsets[path]
    let node = tree.beginScroll(
      configuration.axes, margins: configuration.margins, alignment: configuration.alignment,
      position: hasNewTarget
        ? configuration.targetOffset ?? scrollStore.position(path) ?? configuration.position
        : known.map { .points($0) } ?? configuration.targetOffset ?? scrollStore.position(path)
          ?? configuration.position,
      stretch: hasNewTarget ? .zero : scrollStore.stretches[path] ?? .zero)
    // A scroll view that was moved since its owner last set a target keeps its position.
    let isOld = isLiving && known != nil && !hasNewTarget
    store.scrolling.views.items.append(
      ScrollPlace(
        node: node, scope: LayoutScope(in: self), element: context.element, path: path,
        target: isOld ? nil : configuration.target, anchor: configuration.anchor,
        isMoved: known != nil && !hasNewTarget, onMove: configuration.onMove))
    scoped {
      $0.orientation = .vertical
      $0.environment.isInScrollView = true
      // Nothing inside can extend into the safe area.
      $0.environment.hasSafeArea = false
    } _: {
      tree.implicitColumn { column { V._emit(content, into: self) } }
    }
    tree.end()
    leave()
    return node
  }

  /// Emits the content of a `ScrollViewReader`.
  public func emitScrollReader<V: View>(_ content: (ScrollHandle) -> V) {
    guard enter(.view(ScrollHandle.self)) else { return }
    let path = store.scrollPath(of: context.element)
    store.scrolling.readers[path] = context.element
    let handle = ScrollHandle(store: scrollStore, reader: path)
    V._emit(evaluating { content(handle) }, into: self)
    leave()
  }

  /// Makes the first node added since `mark` a scroll target with the id `id`.
  public func nameScrollTarget(_ id: AnyHashable, since mark: LayoutTree.Mark) {
    guard environment.isInScrollView else { return }
    let node = tree.first(after: mark)
    guard node.exists else { return }
    store.scrolling.targets.items.append(
      ScrollTargets(
        element: context.element, find: { $0 == id ? node : nil }, owner: emissionMark))
  }

  /// Makes the nodes that `find` returns scroll targets.
  @usableFromInline
  func addScrollTargets(_ find: @escaping @MainActor (AnyHashable) -> LayoutTree.NodeID?) {
    store.scrolling.targets.items.append(
      ScrollTargets(
        element: context.element, find: find, owner: emissionMark))
  }
}

extension ViewStore {
  /// Returns the path that identifies a scroll view or reader in later emissions.
  fileprivate func scrollPath(of element: Int32) -> ScrollStore.Path {
    var steps: [ScrollStore.Path.Step] = []
    var index = element
    while index > 0 {
      let element = elements[Int(index)]
      steps.append(.init(ordinal: element.ordinal, key: element.key.identity))
      index = element.parent
    }
    return ScrollStore.Path(steps: steps)
  }
}
