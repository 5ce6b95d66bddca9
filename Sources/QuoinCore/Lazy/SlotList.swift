import QuoinGeometry
import QuoinLayout

/// The elements of a list that are not emitted yet: how many there are, and how to emit each.
///
/// A slot stands for one static view, or for one item of a `ForEach` with all its views; it emits any number of
/// nodes. A list of a hundred thousand items is one run, and costs nothing but its data.
@MainActor
public struct SlotList {
  /// Consecutive slots that are emitted in the same way.
  struct Run {
    var count: Int
    /// How many elements each slot has, as far as its type tells.
    var elements: _ElementCount
    /// The element that holds the slots.
    var element: Int32
    var depth: Int
    /// The living view with a body that holds the slots: the closures that make them read on its behalf.
    var owner: BodyElement?
    var emit: @MainActor (Emission, Int) -> Void
    /// Identifies the slot at a position within the run, wherever it moves.
    var key: @MainActor (Int) -> AnyHashable = { AnyHashable($0) }
    /// The slot that a program calls `id`, counted from the run's first.
    var position: @MainActor (AnyHashable) -> Int?
    /// Where the first slots with the given keys lie that there are; `nil` where a slot's key is its position.
    var search: (@MainActor (Set<AnyHashable>) -> [AnyHashable: Int])?
    /// What the views of the slots hand to the container around, where each slot is one view.
    var values = ContainerValues()

    /// Where the first slots with the given `keys` lie, those that there are.
    @MainActor func positions(of keys: Set<AnyHashable>) -> [AnyHashable: Int] {
      if let search { return search(keys) }
      var positions: [AnyHashable: Int] = [:]
      for key in keys {
        if let position = key.base as? Int, 0..<count ~= position { positions[key] = position }
      }
      return positions
    }
  }

  var runs: [Run] = []
  /// The number of each run's first slot.
  var starts: [Int] = []
  /// The environment of the list.
  var environment = EnvironmentValues()
  public private(set) var count = 0
  /// The sections in their order, by the numbers of their slots.
  public internal(set) var sections: [LazySection] = []
  /// What each section hands to the container around.
  var sectionValues: [ContainerValues] = []

  /// An empty list.
  public init() {}

  /// The slots of `content` as the list at the cursor of `emission` would hold them.
  public init<V: View>(_ content: V, in emission: Emission) {
    let collector = SlotCollector(emission)
    V._collect(content, into: collector)
    self = collector.slots
    environment = emission.environment
  }

  /// The highest number of slots: beyond it a length can't be told apart from the next one.
  static var limit: Int { 1 << 53 }

  /// Adds the slots of `run`, as far as there is room.
  mutating func append(_ run: Run) {
    var run = run
    run.count = min(run.count, Self.limit - count)
    guard run.count > 0 else { return }
    runs.append(run)
    starts.append(count)
    count += run.count
  }

  /// The run that holds the slot `index`, and where in it.
  func place(of index: Int) -> (run: Int, position: Int) {
    var (low, high) = (0, starts.count)
    while low < high {
      let middle = (low + high) / 2
      if starts[middle] <= index { low = middle + 1 } else { high = middle }
    }
    return (low - 1, index - starts[low - 1])
  }

  /// Emits the slot `index` at the cursor of `emission`.
  public func emit(_ index: Int, into emission: Emission) {
    let (run, position) = place(of: index)
    emission.withEnvironment({ $0 = environment }, { emission.emit(position, of: runs[run]) })
  }

  /// The slot called `id`: the item of a `ForEach`, or a view with `.id(_:)`. The search emits nothing.
  public func position(of id: AnyHashable) -> Int? {
    for (run, start) in zip(runs, starts) {
      if let position = run.position(id), position < run.count { return start + position }
    }
    return nil
  }

  /// The slot `index` as a view: modifiers on it apply to each of its elements.
  public func view(_ index: Int) -> SlotView {
    let (run, position) = place(of: index)
    return SlotView(run: runs[run], position: position)
  }

  /// The list with each slot replaced by `body` of its view and its number.
  public func decorated<Body: View>(
    _ body: @escaping @MainActor (SlotView, Int) -> Body
  ) -> SlotList {
    var result = SlotList()
    result.environment = environment
    for (run, start) in zip(runs, starts) {
      var decorated = run
      if Body._elements != .content { decorated.elements = Body._elements }
      decorated.emit = { emission, position in
        Body._emit(body(SlotView(run: run, position: position), start + position), into: emission)
      }
      result.append(decorated)
    }
    result.sections = sections
    return result
  }

  /// The slots in `ranges`, which are in ascending order, and no others.
  func selecting(_ ranges: [Range<Int>]) -> SlotList {
    var result = SlotList()
    result.environment = environment
    for range in ranges {
      for (run, start) in zip(runs, starts) {
        let own = range.clamped(to: start..<(start + run.count))
        guard !own.isEmpty else { continue }
        let offset = own.lowerBound - start
        var part = run
        part.count = own.count
        part.emit = { emission, position in run.emit(emission, position + offset) }
        part.key = { run.key($0 + offset) }
        part.position = { id in
          run.position(id).flatMap { own.count > $0 - offset && $0 >= offset ? $0 - offset : nil }
        }
        part.search = nil
        result.append(part)
      }
    }
    /// How many of the chosen slots come before `slot`.
    func number(_ slot: Int) -> Int {
      ranges.reduce(0) { $0 + max(min(slot, $1.upperBound) - $1.lowerBound, 0) }
    }
    func numbers(_ slots: Range<Int>) -> Range<Int> {
      number(slots.lowerBound)..<number(slots.upperBound)
    }
    result.sections = sections.map {
      LazySection(
        header: numbers($0.header), content: numbers($0.content), footer: numbers($0.footer))
    }.filter { !$0.all.isEmpty }
    return result
  }

  /// One slot as a view. Sizing: none; the container around it sees each of its views.
  public struct SlotView: PrimitiveView, SlotStanding {
    let run: Run
    package let position: Int
    package var slotCount: Int { run.count }

    public static func _emit(_ view: Self, into emission: Emission) {
      emission.emit(view.position, of: view.run)
    }

    public static var _elements: _ElementCount { .content }
  }
}

extension Emission {
  /// Emits one slot as a part of its element, in the environment that is current here.
  fileprivate func emit(_ position: Int, of run: SlotList.Run) {
    scoped {
      ($0.element, $0.depth) = (run.element, run.depth)
    } _: {
      run.emit(self, position)
    }
  }
}
