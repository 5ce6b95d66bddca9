import QuoinLayout

/// A subview of another view, to be placed by a container.
///
/// It can be placed anywhere, and more than once; each place has its own state.
/// Sizing: as the view it stands for.
public struct Subview: PrimitiveView, Identifiable {
  /// The identity of a view in a list, which stays the same when the view moves.
  // Ids are only compared, usually on the main actor, where live views are.
  public struct ID: Hashable, @unchecked Sendable {
    let element: Int32
    let run: Int
    let key: AnyHashable
  }

  nonisolated public let id: ID
  /// The values that the view passes to its container.
  public let containerValues: ContainerValues
  let slot: SlotList.SlotView

  public static func _emit(_ view: Self, into emission: Emission) {
    SlotList.SlotView._emit(view.slot, into: emission)
  }
}

/// The subviews of another view, including those in groups, conditions, items and sections.
/// Sizing: none.
public struct SubviewsCollection: RandomAccessCollection, PrimitiveView {
  public typealias Element = Subview
  public typealias Index = Int
  public typealias SubSequence = SubviewsCollectionSlice
  typealias Views = [Subview]

  let views: Views

  nonisolated init(_ views: Views) { self.views = views }

  /// Creates the subviews of `content` at the current position of `emission`.
  @MainActor
  init<V: View>(of content: V, in emission: Emission) {
    self.init(Self.slots(of: content, in: emission).subviews())
  }

  /// Returns the slots of `content`, each with one view, inside a separate element.
  @MainActor
  static func slots<V: View>(of content: V, in emission: Emission) -> SlotList {
    guard emission.enter(.type(V.self)) else { return SlotList() }
    defer { emission.leave() }
    return SlotList(content, in: emission, split: true)
  }

  nonisolated public var startIndex: Int { views.startIndex }
  nonisolated public var endIndex: Int { views.endIndex }
  nonisolated public subscript(index: Int) -> Subview { views[index] }
  nonisolated public subscript(bounds: Range<Int>) -> SubviewsCollectionSlice {
    SubviewsCollectionSlice(views[bounds])
  }

  public static func _emit(_ view: Self, into emission: Emission) {
    SubviewsCollectionSlice.emit(view.views, into: emission)
  }
  public static func _collect(_ view: Self, into collector: SlotCollector) {
    ForEach<Views, Subview.ID, Subview>._collect(ForEach(view.views) { $0 }, into: collector)
  }
  public static var _elements: _ElementCount { .lists }
}

/// A contiguous part of a ``SubviewsCollection``.
/// Sizing: none.
public struct SubviewsCollectionSlice: RandomAccessCollection, PrimitiveView {
  public typealias Element = Subview
  public typealias Index = Int
  public typealias SubSequence = SubviewsCollectionSlice

  let views: ArraySlice<Subview>

  nonisolated init(_ views: ArraySlice<Subview>) { self.views = views }

  nonisolated public var startIndex: Int { views.startIndex }
  nonisolated public var endIndex: Int { views.endIndex }
  nonisolated public subscript(index: Int) -> Subview { views[index] }
  nonisolated public subscript(bounds: Range<Int>) -> SubviewsCollectionSlice {
    SubviewsCollectionSlice(views[bounds])
  }

  static func emit<Views: RandomAccessCollection<Subview>>(
    _ views: Views, into emission: Emission
  ) {
    ForEach<Views, Subview.ID, Subview>._emit(ForEach(views) { $0 }, into: emission)
  }

  public static func _emit(_ view: Self, into emission: Emission) {
    emit(view.views, into: emission)
  }
  public static func _collect(_ view: Self, into collector: SlotCollector) {
    ForEach<ArraySlice<Subview>, Subview.ID, Subview>._collect(
      ForEach(view.views) { $0 }, into: collector)
  }
  public static var _elements: _ElementCount { .lists }
}

extension SlotList {
  /// Creates the slots of `content` for a list at the cursor of `emission`.
  ///
  /// - `split`: whether each slot must be one view with the values for its container.
  init<V: View>(_ content: V, in emission: Emission, split: Bool) {
    let collector = SlotCollector(emission)
    collector.splits = split
    V._collect(content, into: collector)
    self = collector.slots
    environment = emission.environment
  }

  /// Returns the slots in `range`, or all, as views.
  func subviews(in range: Range<Int>? = nil) -> [Subview] {
    let range = range ?? 0..<count
    var views: [Subview] = []
    views.reserveCapacity(range.count)
    var known: [Int32: Int] = [:]
    for (run, start) in zip(runs, starts) {
      let number = known[run.element, default: 0]
      known[run.element] = number + 1
      for slot in range.clamped(to: start..<start + run.count) {
        let position = slot - start
        views.append(
          Subview(
            id: Subview.ID(element: run.element, run: number, key: run.key(position)),
            containerValues: run.values, slot: SlotView(run: run, position: position)))
      }
    }
    return views
  }
}
