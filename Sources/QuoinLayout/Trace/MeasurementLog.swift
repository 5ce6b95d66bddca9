/// Counts how often each node's algorithm ran, while a tree has one.
package final class MeasurementLog {
  package var counts: [LayoutTree.Node: Int] = [:]
  package init() {}
}
