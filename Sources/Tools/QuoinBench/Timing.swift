import Foundation
import QuoinCore
import QuoinGeometry
import QuoinLayout

/// Measures wall clock time in nanoseconds.
func nanoseconds(_ body: () throws -> Void) rethrows -> Double {
  let time = try ContinuousClock().measure(body)
  return Double(time.components.seconds) * 1e9 + Double(time.components.attoseconds) / 1e9
}

/// Measures processor time in nanoseconds, which excludes other processes.
func processorNanoseconds(_ body: () throws -> Void) rethrows -> Double {
  func now() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) * 1e9 + Double(time.tv_nsec)
  }
  let start = now()
  try body()
  return now() - start
}

func median(_ values: [Double]) -> Double { values.sorted()[values.count / 2] }

/// The times of a tree, in nanoseconds of the processor.
@MainActor
struct TreeTimes {
  var build = 0.0
  var layout = 0.0
  /// Deallocating the tree and everything beside it.
  var free = 0.0
  var walk = 0.0
  /// The number of times an algorithm ran for a proposal.
  var measurements = 0

  /// Medians over `rounds` fresh trees.
  private init<Tree: AnyObject>(
    rounds: Int, build: () -> Tree, tree layoutTree: @MainActor (Tree) -> LayoutTree,
    proposal: ProposedViewSize
  ) {
    var times: (build: [Double], layout: [Double], free: [Double], walk: [Double]) = (
      [], [], [], []
    )
    for _ in 0..<rounds {
      var tree: Tree?
      times.build.append(processorNanoseconds { tree = build() })
      times.layout.append(
        processorNanoseconds {
          if let tree { _ = try? layoutTree(tree).layout(proposal: proposal) }
        })
      var area = 0.0
      times.walk.append(
        processorNanoseconds { if let tree { area = layoutTree(tree).sumOfAreas() } })
      precondition(!area.isNaN)
      if let tree { measurements = layoutTree(tree).measurements }
      times.free.append(processorNanoseconds { tree = nil })
    }
    (self.build, layout) = (median(times.build), median(times.layout))
    (free, walk) = (median(times.free), median(times.walk))
  }

  init(_ workload: Workload, rounds: Int) {
    self.init(rounds: rounds, build: workload.build, tree: { $0 }, proposal: workload.proposal)
  }

  /// Measures views as an app uses them: evaluated, built and laid out.
  init(_ workload: ViewWorkload, rounds: Int) {
    self.init(
      rounds: rounds, build: { try! workload.build() }, tree: { $0.layout },
      proposal: workload.proposal)
  }
}

/// Prints the times of one workload per node, and returns the sum of building and layout.
@MainActor @discardableResult
private func row(_ name: String, nodes: Int, _ times: TreeTimes) -> Double {
  let count = Double(nodes)
  let columns = [times.build, times.layout, times.free, times.walk].map {
    String(format: "%9.1f", $0 / count)
  }
  print(
    name.padding(toLength: 36, withPad: " ", startingAt: 0) + columns.joined()
      + String(format: "%10.1f", times.layout / times.walk)
      + String(format: "%12.2f", Double(times.measurements) / count))
  return (times.build + times.layout) / count
}

@MainActor @discardableResult
func row(_ workload: Workload) -> Double {
  row(workload.name, nodes: workload.nodes, TreeTimes(workload, rounds: 200))
}

@MainActor @discardableResult
func row(_ workload: ViewWorkload) -> Double {
  row(workload.name, nodes: workload.nodes, TreeTimes(workload, rounds: 50))
}

// MARK: Results

/// A workload whose leaves have wrong frames.
struct WrongLeaves: Error, CustomStringConvertible {
  let workload: String
  let sum: Double
  let expected: Double

  var description: String {
    "the frames of the leaves of \(workload) add up to \(sum), not to \(expected)"
  }
}

extension LayoutTree {
  /// The sum of x, y, width and height of all leaves except spacers, in points from the top-left
  /// corner of the root: equal in all engines that place the leaves in the same positions.
  var leafFrameSum: Double {
    var sum = 0.0
    var waiting = root.map { [(node: $0, corner: CGPoint.zero)] } ?? []
    while let (node, corner) = waiting.popLast() {
      let offset = origin(of: node)
      let origin = CGPoint(x: corner.x + offset.x, y: corner.y + offset.y)
      let children = children(of: node)
      waiting += children.map { ($0, origin) }
      guard children.isEmpty, !isSpacer(node) else { continue }
      let size = size(of: node)
      sum += origin.x + origin.y + size.width + size.height
    }
    return sum
  }
}

/// Lays out each workload that other engines have, and checks the frames of its leaves.
@MainActor
func checkLeafSums() throws {
  func check(_ name: String, _ expected: Double?, _ tree: LayoutTree) throws {
    guard let expected, tree.leafFrameSum != expected else { return }
    throw WrongLeaves(workload: name, sum: tree.leafFrameSum, expected: expected)
  }
  for workload in Workload.all {
    let tree = workload.build()
    try tree.layout(proposal: workload.proposal)
    try check(workload.name, workload.leafSum, tree)
  }
  for workload in ViewWorkload.all {
    let tree = try workload.build()
    try tree.layout.layout(proposal: workload.proposal)
    try check(workload.name, workload.leafSum, tree.layout)
  }
}
