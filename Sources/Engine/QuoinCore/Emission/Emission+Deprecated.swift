import Foundation
import QuoinLayout

// The names of version 0.1, which will go before 1.0.

extension Emission {
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
}
