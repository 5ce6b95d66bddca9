import Foundation
import QuoinLayout
import QuoinText

// The names of version 0.1, which will go before 1.0.

extension Emission {
  @available(*, deprecated, renamed: "requireLiveTree()")
  public func wantLife() { requireLiveTree() }

  @available(*, deprecated, renamed: "diagnostics.addError(_:)")
  public func addError(_ text: String) { diagnostics.addError(text) }

  @available(*, deprecated, renamed: "diagnostics.addMissing(_:)")
  public func missing(_ text: String) { diagnostics.addMissing(text) }

  @available(*, deprecated, renamed: "diagnostics.addWarning(_:)")
  public func addWarning(_ text: String) { diagnostics.addWarning(text) }

  @available(*, deprecated, renamed: "diagnostics.addErrors(of:)")
  public func adoptErrors(of tree: ViewTree) { diagnostics.addErrors(of: tree) }

  @available(*, deprecated, renamed: "nodes.preference(_:of:)")
  public func preference<K: PreferenceKey>(_ key: K.Type, of node: LayoutTree.NodeID) -> K.Value {
    nodes.preference(key, of: node)
  }

  @available(*, deprecated, renamed: "nodes.geometry(of:displayScale:)")
  public func geometry(of node: LayoutTree.NodeID, displayScale: CGFloat) -> NodeGeometry {
    nodes.geometry(of: node, displayScale: displayScale)
  }

  @available(*, deprecated, renamed: "scrolling.all")
  public var scrollViews: [LayoutTree.NodeID] { scrolling.all }

  @available(*, deprecated, renamed: "touches.attach(_:since:)")
  public func attach(_ responder: Responder, since mark: LayoutTree.Mark) {
    touches.attach(responder, since: mark)
  }

  @available(*, deprecated, renamed: "touches.attach(_:since:)")
  public func attach(_ responder: HoverResponder, since mark: LayoutTree.Mark) {
    touches.attach(responder, since: mark)
  }

  @available(*, deprecated, renamed: "touches.limit(since:to:)")
  public func limitTouches(
    since mark: LayoutTree.Mark, to contains: @escaping @MainActor (CGPoint, CGRect) -> Bool
  ) {
    touches.limit(since: mark, to: contains)
  }

  @available(*, deprecated, renamed: "touches.accept(on:)")
  public func acceptTouches(of node: LayoutTree.NodeID) { touches.accept(on: node) }

  @available(*, deprecated, renamed: "touches.refuse(since:)")
  public func refuseTouches(since mark: LayoutTree.Mark) { touches.refuse(since: mark) }

  @available(*, deprecated, renamed: "touches.label(since:_:)")
  public func label(since mark: LayoutTree.Mark, _ label: @autoclosure () -> String) {
    touches.label(since: mark, label())
  }

  @available(*, deprecated, renamed: "CoordinateSpaces.Transform")
  public typealias SpaceTransform = CoordinateSpaces.Transform

  @available(*, deprecated, renamed: "spaces.setTransform(since:_:)")
  public func transformSpace(
    since mark: LayoutTree.Mark, _ transform: @escaping CoordinateSpaces.Transform
  ) {
    spaces.setTransform(since: mark, transform)
  }

  @available(*, deprecated, renamed: "spaces.setTransform(of:_:)")
  public func transformSpace(
    of node: LayoutTree.NodeID, _ transform: @escaping CoordinateSpaces.Transform
  ) {
    spaces.setTransform(of: node, transform)
  }

  @available(*, deprecated, renamed: "spaces.setName(_:since:)")
  public func nameSpace(since mark: LayoutTree.Mark, _ name: AnyHashable) {
    spaces.setName(name, since: mark)
  }

  @available(*, deprecated, renamed: "spaces.setName(_:of:)")
  public func nameSpace(of node: LayoutTree.NodeID, _ name: AnyHashable) {
    spaces.setName(name, of: node)
  }

  @available(*, deprecated, renamed: "spaces.moveTogether(since:)")
  public func groupGeometry(since mark: LayoutTree.Mark) { spaces.moveTogether(since: mark) }
}

extension ViewTree {
  @available(*, deprecated, renamed: "requiresLiveTree")
  public var wantsLiving: Bool { requiresLiveTree }

  @available(
    *, deprecated, renamed: "init(_:environment:window:shaper:scrolling:abortsIfLive:)"
  )
  public convenience init<V: View>(
    _ view: V, environment: EnvironmentValues = EnvironmentValues(), window: WindowInsets? = nil,
    shaper: any TextShaper, scrolling: ScrollStore = ScrollStore(), givesUpForLife: Bool
  ) throws {
    try self.init(
      view, environment: environment, window: window, shaper: shaper, scrolling: scrolling,
      abortsIfLive: givesUpForLife)
  }
}
