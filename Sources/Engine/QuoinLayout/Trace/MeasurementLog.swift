/// Counts how often each node's algorithm ran, while attached to a tree.
package final class MeasurementLog {
  package var counts: [LayoutTree.NodeID: Int] = [:]
  package init() {}
}
