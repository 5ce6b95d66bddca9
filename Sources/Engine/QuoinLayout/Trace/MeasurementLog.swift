/// A log of how often each node's algorithm ran, while it is attached to a tree.
package final class MeasurementLog {
  package var counts: [LayoutTree.NodeID: Int] = [:]
  package init() {}
}
