import CMalloc
import Foundation
import QuoinCore
import QuoinGeometry
import QuoinText
import QuoinViews

/// Measures updates of live views, as a fraction of building and laying out the same views in the
/// same run.
@MainActor
enum LivingWorkload {
  private static let rounds = 20
  /// The updates of one tree, back and forth.
  private static let updates = 10
  private static let column = ProposedViewSize(width: 400, height: nil)
  private static let screen = ProposedViewSize(width: 393, height: 852)

  /// A change of the views and their tree; `step` counts the updates of the tree.
  private typealias Change<V: View> = @MainActor (FeedModel, LivingTree<V>, _ step: Int) -> Void

  static func measure() throws {
    try measureBuild()
    print(
      "\n"
        + pad("us, update ÷ building and laying out again")
        + "     again   update    share   bodies measured   placed")
    for change in feedChanges {
      try measure("feed, " + change.name, column, LivingFeed.init, change.run)
    }
    try measure("feed, size class, 100 readers", column, LivingReaders.init, changeSizeClass)
    try measure("texts, one wraps", column, LivingTexts.init, wrapText)
    try measure("lazy feed, one leaf", screen, LivingLazyFeed.init) { model, _, _ in
      model.rows[3].isWide.toggle()
    }
    try measure("lazy feed, scroll by a row", screen, LivingLazyFeed.init) { model, _, step in
      model.first = step
    }
    try measure("list, one leaf", screen, LivingList.init) { model, _, _ in
      model.rows[3].isWide.toggle()
    }
  }

  private static let feedChanges: [(name: String, run: Change<LivingFeed>)] = [
    ("one leaf", { model, _, _ in model.rows[500].isWide.toggle() }),
    (
      "ten leaves",
      { model, _, _ in for index in 0..<10 { model.rows[index * 100].isWide.toggle() } }
    ),
    (
      "insert or remove an item",
      { model, _, step in
        if step.isMultiple(of: 2) {
          model.rows.insert(RowModel(id: 1000), at: 500)
        } else {
          model.rows.remove(at: 500)
        }
      }
    ),
    ("move an item", { model, _, _ in model.rows.insert(model.rows.remove(at: 100), at: 900) }),
    (
      "another width",
      { _, tree, step in
        tree.proposal = ProposedViewSize(width: step.isMultiple(of: 2) ? 500 : 400, height: nil)
      }
    ),
  ]

  private static func changeSizeClass<V: View>(
    _ model: FeedModel, _ tree: LivingTree<V>, _ step: Int
  ) {
    tree.environment.horizontalSizeClass = step.isMultiple(of: 2) ? .regular : .compact
  }

  private static func wrapText<V: View>(_ model: FeedModel, _ tree: LivingTree<V>, _ step: Int) {
    model.rows[500].text =
      step.isMultiple(of: 2)
      ? String(repeating: "A text of several lines ", count: 8) : "A line of text"
  }

  // MARK: Building

  /// Measures building the feed's elements and nodes without layout, compared to drawing an image
  /// of it.
  private static func measureBuild() throws {
    let nodes = 8001.0
    var times: [[Double]] = [[], [], [], []]
    for _ in 0..<rounds {
      let model = FeedModel(1000)
      var picture: ViewTree?
      times[0].append(try time { picture = try ViewTree(LivingFeed(model: model), shaper: shaper) })
      times[1].append(try time { try picture?.layOut(proposal: column) })
      let living = living(LivingFeed(model: model), column)
      times[2].append(try time { try living.build() })
      times[3].append(try time { try living.update() })
    }
    let medians = times.map { median($0) * 1000 / nodes }
    print(
      pad("ns a node of the feed (8,001, 1,000 bodies)") + "     build   layout")
    print(pad("an image") + cells(medians[0], medians[1]))
    print(pad("living") + cells(medians[2], medians[3]))
    try measureMemory(nodes: nodes)
  }

  /// Measures the bytes per node of several feeds that are live at once.
  private static func measureMemory(nodes: Double) throws {
    let count = 8
    var pictures: [ViewTree] = []
    let before = Int(bytesInUse())
    for _ in 0..<count {
      let tree = try ViewTree(LivingFeed(model: FeedModel(1000)), shaper: shaper)
      try tree.layOut(proposal: column)
      pictures.append(tree)
    }
    let between = Int(bytesInUse())
    var trees: [LivingTree<LivingFeed>] = []
    for _ in 0..<count {
      let tree = living(LivingFeed(model: FeedModel(1000)), column)
      try tree.update()
      trees.append(tree)
    }
    let after = Int(bytesInUse())
    withExtendedLifetime((pictures, trees)) {}
    print(
      String(
        format: "bytes per node: %.0f an image, %.0f live",
        Double(between - before) / nodes / Double(count),
        Double(after - between) / nodes / Double(count)))
  }

  // MARK: Updating

  private static func measure<V: View>(
    _ name: String, _ proposal: ProposedViewSize, _ make: (FeedModel) -> V, _ change: Change<V>
  ) throws {
    var (fresh, updating): ([Double], [Double]) = ([], [])
    var record: UpdateRecord?
    for _ in 0..<rounds {
      let model = FeedModel(1000)
      var tree: LivingTree<V>!
      fresh.append(
        try time {
          tree = living(make(model), proposal)
          try tree.update()
        })
      for step in 0..<updates {
        change(model, tree, step)
        updating.append(try time { record = try tree.update() })
      }
    }
    let (full, update) = (median(fresh), median(updating))
    print(
      pad(name) + cells(full, update) + String(format: "%8.2f%%", update / full * 100)
        + String(
          format: "%9d%9d%9d", record?.evaluations.count ?? 0, record?.measurements ?? 0,
          record?.placements ?? 0))
  }

  /// Builds one tree and updates it a hundred times, for instruction counters.
  ///
  /// `living` and `living, plain rows` only build it, without layout. `living, scrolled by N`
  /// scrolls a lazy feed through N rows.
  static func once(_ name: String) throws {
    if name.hasPrefix("living, scrolled by "), let rows = Int(name.dropFirst(20)) {
      return try scroll(by: rows)
    }
    if name == "living, plain rows" { return try living(PlainFeed(), column).build() }
    if name == "living, size class" { return try changeSizeClass() }
    let model = FeedModel(1000)
    let tree = living(LivingFeed(model: model), column)
    try tree.build()
    guard name != "living" else { return }
    try tree.update()
    for change in feedChanges where name == "living, \(change.name)" {
      for step in 0..<100 {
        change.run(model, tree, step)
        try tree.update()
      }
    }
  }

  /// Changes the size class of 100 readers among 1,000 rows twenty times.
  private static func changeSizeClass() throws {
    let model = FeedModel(1000)
    let tree = living(LivingReaders(model: model), column)
    try tree.update()
    for step in 0..<20 {
      changeSizeClass(model, tree, step)
      try tree.update()
    }
  }

  /// Scrolls a lazy feed by `count` rows, one after the other.
  private static func scroll(by count: Int) throws {
    let model = FeedModel(count + 20)
    let tree = living(LivingLazyFeed(model: model), screen)
    for row in 0...count {
      model.first = row
      try tree.update()
    }
  }

  private static let shaper = FixedShaper()

  private static func living<V: View>(_ view: V, _ proposal: ProposedViewSize) -> LivingTree<V> {
    LivingTree(view, proposal: proposal, environment: EnvironmentValues(), shaper: shaper)
  }

  /// Measures processor time in microseconds: wall time would include waiting for other processes.
  private static func time(_ body: () throws -> Void) rethrows -> Double {
    func now() -> Double {
      var time = timespec()
      clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
      return Double(time.tv_sec) * 1e6 + Double(time.tv_nsec) / 1e3
    }
    let start = now()
    try body()
    return now() - start
  }

  private static func pad(_ name: String) -> String {
    name.padding(toLength: 44, withPad: " ", startingAt: 0)
  }

  private static func cells(_ values: Double...) -> String {
    values.map { String(format: "%9.1f", $0) }.joined()
  }
}
