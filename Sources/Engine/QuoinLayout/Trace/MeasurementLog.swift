/// Counts how often each node's algorithm ran, while attached to a tree.
package final class MeasurementLog {
  package var counts: [LayoutTree.Node: Int] = [:]
  package init() {}
}
