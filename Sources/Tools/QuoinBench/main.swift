import Foundation
import QuoinCore
import QuoinGeometry
import QuoinLayout
import QuoinViews

// Measures layout alone, in nanoseconds of the processor per logical node: building a tree, its
// first layout, deallocating it, and the layout as a multiple of a plain walk over the same
// records, which makes the figures independent of the machine's current speed.
//
//     quoin-bench                 all workloads, and the cost of guides, spacing and text as
//                                 multiples of W2 plain
//     quoin-bench --peer FILE     W1 to W4 alternating with another engine's program
//                                 (Benchmarks/clay), as fractions of its time
//     quoin-bench --living        updates of live views, as fractions of rebuilding them
//     quoin-bench --lazy          the first frame of lazy columns, grids, lists and forms, and a
//                                 jump to the middle
//     quoin-bench --parallel         the speedup of making images on two threads
//     quoin-bench --cards [FILE]  a card for each line of the input, with its cost
//                                 (Benchmarks/renderers/compare.py)
//     quoin-bench --invoices [FILE], --reports [FILE]
//                                 PDF documents of one page, and of a hundred, in the same way
//     quoin-bench --memory [N]    the memory of a process while it draws N images, documents and
//                                 live views
//     quoin-bench --paper [N]     the time and the memory for a document of N pages
//     quoin-bench --large [PART]  content far larger than a screen, and twice as much of it
//     quoin-bench --explain       a report and an answer, as multiples of a layout
//     quoin-bench --once NAME [N] one workload once, or N times, for instruction counters; an
//                                 unknown name measures the startup of the process, and the second
//                                 iteration alone excludes one-time costs

let arguments = Array(CommandLine.arguments.dropFirst())
if arguments.first == "--once" {
  let name = arguments.count > 1 ? arguments[1] : ""
  let times = arguments.count > 2 ? Int(arguments[2]) ?? 1 : 1
  for workload in Workload.all + Workload.variants where workload.name == name {
    for _ in 0..<times { try workload.build().layout(proposal: workload.proposal) }
  }
  for workload in ViewWorkload.all + ViewWorkload.variants where workload.name == name {
    for _ in 0..<times { try workload.build().layout.layout(proposal: workload.proposal) }
  }
  if name.hasPrefix("living") { try LivingWorkload.once(name) }
} else if arguments.first == "--peer" {
  do {
    try PeerComparison(program: arguments.count > 1 ? arguments[1] : "").measure()
  } catch let failure as PeerFailure {
    FileHandle.standardError.write(Data("quoin-bench: \(failure)\n".utf8))
    exit(1)
  }
} else if arguments.first == "--lazy" {
  try LazyWorkload().measure()
} else if arguments.first == "--living" {
  try LivingWorkload.measure()
} else if arguments.first == "--memory" {
  try MemoryWorkload.measure(renders: arguments.count > 1 ? Int(arguments[1]) ?? 50_000 : 50_000)
} else if arguments.first == "--paper" {
  try PaperWorkload.measure(pages: arguments.count > 1 ? Int(arguments[1]) ?? 10_000 : 10_000)
} else if arguments.first == "--large" {
  try LargeWorkload.measure(arguments.count > 1 ? Double(arguments[1]) ?? 1 : 1)
} else if arguments.first == "--explain" {
  try ExplainWorkload.measure()
} else if arguments.first == "--parallel" {
  try OutputWorkload().measure()
} else if let kind = arguments.first, ["--cards", "--invoices", "--reports"].contains(kind) {
  try OutputWorkload.answer(kind, file: arguments.count > 1 ? arguments[1] : nil)
} else {
  let width = 36
  print(
    "ns a node".padding(toLength: width, withPad: " ", startingAt: 0)
      + "    build   layout     free     walk     ×walk measurements")
  try checkLeafSums()
  var ratios: [(name: String, ratio: Double)] = []
  for workload in Workload.all + [8, 14].map({ Workload.nestedFlex(depth: $0) }) { row(workload) }
  let plain = row(Workload.wide)
  for workload in Workload.variants { ratios.append((workload.name, row(workload) / plain)) }
  for workload in ViewWorkload.all { row(workload) }
  let plainViews = row(ViewWorkload.all[1])
  for workload in ViewWorkload.variants {
    ratios.append((workload.name, row(workload) / plainViews))
  }
  print("\nbuild and layout as a multiple of W2 wide")
  for (name, ratio) in ratios {
    print(
      name.padding(toLength: width, withPad: " ", startingAt: 0) + String(format: "%9.2f", ratio))
  }
  print()
  try LivingWorkload.measure()
}
