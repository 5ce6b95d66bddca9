import Foundation
import QuoinLayout

/// Times layout alone: building a tree, and the first layout of it, in nanoseconds a logical node.
///
///     quoin-bench [--once NAME]      --once runs one workload a single time, for instruction counters
func nanoseconds(_ body: () -> Void) -> Double {
  let clock = ContinuousClock()
  let time = clock.measure(body)
  return Double(time.components.seconds) * 1e9 + Double(time.components.attoseconds) / 1e9
}

func median(_ values: [Double]) -> Double { values.sorted()[values.count / 2] }

func run(_ workload: Workload, rounds: Int) {
  var building: [Double] = []
  var layout: [Double] = []
  var measurements = 0
  var checksum = 0.0
  for _ in 0..<rounds {
    var tree: LayoutTree!
    building.append(nanoseconds { tree = workload.build() })
    layout.append(nanoseconds { _ = try? tree.layout(proposal: workload.proposal) })
    measurements = tree.measurements
    checksum = Double(Workload.checksum(tree))
  }
  let nodes = Double(workload.nodes)
  func column(_ value: Double) -> String { String(format: "%9.1f", value) }
  print(
    workload.name.padding(toLength: 28, withPad: " ", startingAt: 0), column(median(building) / nodes),
    column(median(layout) / nodes), column(Double(measurements) / nodes),
    "  checksum \(checksum)")
}

let arguments = CommandLine.arguments.dropFirst()
if arguments.first == "--once", let name = arguments.dropFirst().first {
  // A name that fits no workload measures what starting the process costs.
  if let workload = Workload.all.first(where: { $0.name.hasPrefix(name) }) {
    let tree = workload.build()
    try tree.layout(proposal: workload.proposal)
  }
} else {
  print("ns a node".padding(toLength: 28, withPad: " ", startingAt: 0), "    build    layout  measures")
  for workload in Workload.all + [8, 14].map({ Workload.nestedFlex(depth: $0) }) {
    run(workload, rounds: 200)
  }
}
