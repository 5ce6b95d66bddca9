import QuoinGeometry
import QuoinLayout

/// The elements of a list before their emission: how many there are, and how each is emitted.
///
/// A slot represents one static view, or one item of a `ForEach` with all its views; it emits any
/// number of nodes. A list of a hundred thousand items is a single run, which costs no memory
/// beyond its data.
@MainActor
public struct SlotList {
  /// Consecutive slots that are emitted in the same way.
  struct Run {
    var count: Int
    /// The number of elements in each slot, if the slot's type determines it.
    var elements: _ElementCount
    /// The record of the element that contains the slots.
    var element: Int32
    var depth: Int
    /// The view of a live tree whose body contains the slots; what their closures read becomes a
    /// dependency of that body.
    var owner: BodyElement?
    var emit: @MainActor (Emission, Int) -> Void
    /// Returns a value that identifies the slot at a position within the run when it moves.
    var key: @MainActor (Int) -> AnyHashable = { AnyHashable($0) }
    /// Returns the position of the slot with a user-defined id, relative to the run's first slot.
    var position: @MainActor (AnyHashable) -> Int?
    /// Returns the positions of the first slots with the given keys, if they exist; `nil` if a
    /// slot's key is its position.
    var search: (@MainActor (Set<AnyHashable>) -> [AnyHashable: Int])?
    /// The values that the slots' views pass to their container, if each slot is one view.
    var values = ContainerValues()

    /// Emits the slot at `position` as a part of its element, in the current environment.
    @MainActor func emitSlot(_ position: Int, into emission: Emission) {
      emission.scoped {
        ($0.element, $0.depth) = (element, depth)
      } _: {
        emit(emission, position)
      }
    }

    /// Returns the positions of the first slots with the given `keys`, if they exist.
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
  /// The index of each run's first slot.
  var starts: [Int] = []
  /// The environment of the list.
  var environment = EnvironmentValues()
  public private(set) var count = 0
  /// The sections in order, by the indices of their slots.
  public internal(set) var sections: [LazySection] = []
  /// The values that each section passes to its container.
  var sectionValues: [ContainerValues] = []

  /// Creates an empty list.
  public init() {}

  /// Creates the slots of `content` for a list at the cursor of `emission`.
  public init<V: View>(_ content: V, in emission: Emission) {
    let collector = SlotCollector(emission)
    V._collect(content, into: collector)
    self = collector.slots
    environment = emission.environment
  }

  /// The maximum number of slots, beyond which consecutive lengths can't be distinguished.
  static var limit: Int { 1 << 53 }

  /// Adds the slots of `run`, up to the limit.
  mutating func append(_ run: Run) {
    var run = run
    run.count = min(run.count, Self.limit - count)
    guard run.count > 0 else { return }
    runs.append(run)
    starts.append(count)
    count += run.count
  }

  /// Returns the run that contains the slot `index`, and the position in it.
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
    emission.withEnvironment({ $0 = environment }, { runs[run].emitSlot(position, into: emission) })
  }

  /// Returns the slot with the id `id`: the item of a `ForEach`, or a view with `.id(_:)`. Doesn't
  /// emit anything.
  public func position(of id: AnyHashable) -> Int? {
    for (run, start) in zip(runs, starts) {
      if let position = run.position(id), position < run.count { return start + position }
    }
    return nil
  }

  /// Returns the slot `index` as a view; modifiers on it apply to each of its elements.
  public func view(_ index: Int) -> SlotView {
    let (run, position) = place(of: index)
    return SlotView(run: runs[run], position: position)
  }

  /// Returns the list with each slot replaced by `body` of its view and its index.
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

  /// Returns the slots in `ranges`, which are in ascending order.
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
    /// Returns the number of selected slots before `slot`.
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

  /// A slot as a view.
  /// Sizing: none; the container around it sees each of its views.
  public struct SlotView: PrimitiveView, SlotRepresentative {
    let run: Run
    package let position: Int
    package var slotCount: Int { run.count }

    public static func _emit(_ view: Self, into emission: Emission) {
      view.run.emitSlot(view.position, into: emission)
    }

    public static var _elements: _ElementCount { .content }
  }
}
