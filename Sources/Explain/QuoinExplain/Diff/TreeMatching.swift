import Foundation
import QuoinGeometry
import QuoinLayout

/// Pairs the nodes of two reports that represent the same view, with a minimum of additions,
/// removals and changes.
///
/// The algorithm is the tree edit distance of Zhang and Shasha. Equal subtrees that both reports
/// contain exactly once are treated as single items, so that only the surroundings of a change are
/// compared.
struct TreeMatching {
  let before, after: ReportTree
  /// The partner of each node in the other report: `partners` for the first report's nodes,
  /// `origins` for the second's.
  private(set) var partners, origins: [Int?]
  /// The number of pairs of nodes or forests that were compared.
  private(set) var comparisons = 0

  init(_ before: LayoutReport, _ after: LayoutReport) {
    var table = ShapeTable()
    self.before = ReportTree(before, &table)
    self.after = ReportTree(after, &table)
    partners = Array(repeating: nil, count: before.nodes.count)
    origins = Array(repeating: nil, count: after.nodes.count)
    guard !before.nodes.isEmpty, !after.nodes.isEmpty else { return }
    let common = commonShapes()
    let (a, b) = (ItemTree(self.before, common), ItemTree(self.after, common))
    guard a.items.count * b.items.count <= Self.largestTable else {
      pairByPlace()
      return
    }
    var distances = EditDistances(a, b) { Self.cost(self.before, $0, self.after, $1) }
    for (x, y) in distances.pairs() { pair(a.items[x], b.items[y]) }
    comparisons += distances.comparisons
  }

  /// The maximum number of entries in the table of distances; larger trees are paired by position.
  private static let largestTable = 250_000
  /// The minimum number of nodes in a unique subtree that is treated as an item; smaller ones may
  /// be unique by chance.
  private static let smallestWhole = 4

  /// The shapes that each report contains exactly once.
  private func commonShapes() -> Set<Int> {
    func single(_ tree: ReportTree) -> Set<Int> {
      var (once, often): (Set<Int>, Set<Int>) = ([], [])
      for (shape, size) in zip(tree.shapes, tree.sizes)
      where size >= Self.smallestWhole && !once.insert(shape).inserted {
        often.insert(shape)
      }
      return once.subtracting(often)
    }
    return single(before).intersection(single(after))
  }

  private mutating func pair(_ x: ItemTree.Item, _ y: ItemTree.Item) {
    // Subtrees of one shape have the same order in both reports.
    for step in 0..<(x.isWhole ? x.weight : 1) {
      partners[x.node + step] = y.node + step
      origins[y.node + step] = x.node + step
    }
  }

  /// Returns the cost of changing one node into the other, on a scale where removing one and adding
  /// another costs 2; `nil` if such a change isn't possible.
  private static func cost(
    _ before: ReportTree, _ x: ItemTree.Item, _ after: ReportTree, _ y: ItemTree.Item
  ) -> Double? {
    guard x.isWhole == y.isWhole else { return nil }
    let (a, b) = (before.nodes[x.node], after.nodes[y.node])
    // Among equal nodes, prefer the one at the same depth
    var cost = 0.001 * Double(min(abs(a.depth - b.depth), 50))
    if x.isWhole { return before.shapes[x.node] == after.shapes[y.node] ? cost : nil }
    if (a.layer == .secondary) != (b.layer == .secondary) { cost += 0.3 }
    if a.identifiers != b.identifiers { cost += 0.3 }
    if before.labels[x.node] == after.labels[y.node] { return cost }
    let isSameText = a.text?.string == b.text?.string
    if a.callName == b.callName {
      return cost + (!isSameText ? 1.2 : a.name != b.name ? 0.8 : 0.4)
    }
    let stacks: Set = ["HStack", "VStack", "ZStack", "LazyVStack", "LazyHStack"]
    if stacks.contains(a.callName), stacks.contains(b.callName) { return cost + 0.8 }
    let areLeaves = before.children[x.node].isEmpty && after.children[y.node].isEmpty
    let areModifiers = before.isModifier(x.node) && after.isModifier(y.node)
    return areLeaves || areModifiers ? cost + 1.6 : nil
  }

  /// Pairs the children of paired nodes in order: equal ones first, then those with the same name.
  private mutating func pairByPlace() {
    var waiting = [(0, 0)]
    while let (a, b) = waiting.popLast() {
      partners[a] = b
      origins[b] = a
      comparisons += before.children[a].count + after.children[b].count
      // Looked up by shape and name, because a container may have thousands of children.
      var isTaken = Array(repeating: false, count: after.children[b].count)
      func match<Key: Hashable>(_ children: [Int], _ key: (ReportTree, Int) -> Key) -> [Int] {
        var left: [Key: [Int]] = [:]
        for (place, child) in after.children[b].enumerated().reversed() where !isTaken[place] {
          left[key(after, child), default: []].append(place)
        }
        return children.filter { child in
          guard let place = left[key(before, child)]?.popLast() else { return true }
          isTaken[place] = true
          waiting.append((child, after.children[b][place]))
          return false
        }
      }
      let unlike = match(before.children[a]) { $0.shapes[$1] }
      _ = match(unlike) { $0.nodes[$1].callName }
    }
  }
}

/// A tree in postorder, as required by the edit distance.
struct ItemTree {
  struct Item {
    /// The index of the node in the report.
    var node: Int
    /// Whether the item includes all descendants of the node.
    var isWhole: Bool
    /// The number of nodes in the item.
    var weight: Int
  }

  private(set) var items: [Item] = []
  /// The first item of each item's subtree.
  private(set) var starts: [Int] = []
  /// The last of the items that share each start.
  private(set) var roots: [Int] = []

  init(_ tree: ReportTree, _ whole: Set<Int>) {
    var path: [(node: Int, visited: Int, start: Int)] = [(0, 0, 0)]
    while let (node, visited, start) = path.last {
      let isWhole = whole.contains(tree.shapes[node])
      if !isWhole, visited < tree.children[node].count {
        path[path.count - 1].visited += 1
        path.append((tree.children[node][visited], 0, items.count))
      } else {
        items.append(
          Item(node: node, isWhole: isWhole, weight: isWhole ? tree.sizes[node] : 1))
        starts.append(start)
        path.removeLast()
      }
    }
    var last: [Int: Int] = [:]
    for (item, start) in starts.enumerated() { last[start] = item }
    roots = last.values.sorted()
  }
}

/// The distances between all subtrees of two trees.
private struct EditDistances {
  private let a, b: ItemTree
  private let changes: [Double]
  /// The distance between the subtrees of each pair of items.
  private var trees: [Double]
  /// The number of entries of tables that were computed.
  private(set) var comparisons = 0

  init(_ a: ItemTree, _ b: ItemTree, cost: (ItemTree.Item, ItemTree.Item) -> Double?) {
    (self.a, self.b) = (a, b)
    changes = a.items.flatMap { x in b.items.map { cost(x, $0) ?? .infinity } }
    trees = Array(repeating: 0, count: a.items.count * b.items.count)
    for x in a.roots {
      for y in b.roots { _ = forests(x, y) }
    }
  }

  private func at(_ x: Int, _ y: Int) -> Int { x * b.items.count + y }

  /// Computes the distances between the forests that begin at the subtrees of `x` and `y`, and
  /// stores the distances between subtrees.
  private mutating func forests(_ x: Int, _ y: Int) -> Forests {
    let (left, top) = (a.starts[x], b.starts[y])
    comparisons += (x - left + 1) * (y - top + 1)
    var table = Forests(left: left, top: top, rows: x - left + 2, columns: y - top + 2)
    for i in left...x { table[i, top - 1] = table[i - 1, top - 1] + Double(a.items[i].weight) }
    for j in top...y { table[left - 1, j] = table[left - 1, j - 1] + Double(b.items[j].weight) }
    for i in left...x {
      for j in top...y {
        let removed = table[i - 1, j] + Double(a.items[i].weight)
        let added = table[i, j - 1] + Double(b.items[j].weight)
        if a.starts[i] == left, b.starts[j] == top {
          let changed = table[i - 1, j - 1] + changes[at(i, j)]
          table[i, j] = min(removed, added, changed)
          trees[at(i, j)] = table[i, j]
        } else {
          let kept = table[a.starts[i] - 1, b.starts[j] - 1] + trees[at(i, j)]
          table[i, j] = min(removed, added, kept)
        }
      }
    }
    return table
  }

  /// Returns the pairs of nodes in the cheapest sequence of changes.
  mutating func pairs() -> [(Int, Int)] {
    var pairs: [(Int, Int)] = []
    var waiting = [(a.items.count - 1, b.items.count - 1)]
    while let (x, y) = waiting.popLast() {
      let (left, top) = (a.starts[x], b.starts[y])
      let table = forests(x, y)
      var (i, j) = (x, y)
      while i >= left, j >= top {
        let here = table[i, j]
        let isTree = a.starts[i] == left && b.starts[j] == top
        if isTree, Self.areEqual(here, table[i - 1, j - 1] + changes[at(i, j)]) {
          pairs.append((i, j))
          (i, j) = (i - 1, j - 1)
        } else if !isTree,
          Self.areEqual(here, table[a.starts[i] - 1, b.starts[j] - 1] + trees[at(i, j)])
        {
          waiting.append((i, j))
          (i, j) = (a.starts[i] - 1, b.starts[j] - 1)
        } else if Self.areEqual(here, table[i - 1, j] + Double(a.items[i].weight)) {
          i -= 1
        } else {
          j -= 1
        }
      }
    }
    return pairs
  }

  /// Whether two costs are equal; sums of the same costs in a different order differ in their last
  /// digits.
  private static func areEqual(_ a: Double, _ b: Double) -> Bool { abs(a - b) < 1e-6 }

  /// Distances between forests, indexed by their last items; the index before the first represents
  /// the empty forest.
  private struct Forests {
    private let left, top, columns: Int
    private var distances: [Double]

    init(left: Int, top: Int, rows: Int, columns: Int) {
      (self.left, self.top, self.columns) = (left, top, columns)
      distances = Array(repeating: 0, count: rows * columns)
    }

    subscript(i: Int, j: Int) -> Double {
      get { distances[(i - left + 1) * columns + j - top + 1] }
      set { distances[(i - left + 1) * columns + j - top + 1] = newValue }
    }
  }
}
