import Foundation

/// A serializable state value that a recreated view can adopt, even if its source has changed.
package struct KeptState: Codable, Equatable, Sendable {
  /// The views with bodies and the ids on the path to the owning view, such as `Feed/[5]/Row`.
  package var place: String
  /// The name of the stored property, such as `_count`.
  package var name: String
  /// The name of the value's type, without its module.
  package var type: String
  /// The value as JSON; `nil` for one that isn't `Codable`.
  package var value: Data?
  /// A description of the value.
  package var text: String
  /// Whether the state belongs to a built-in view, so that the user doesn't know about it.
  package var isFrameworks = false

  /// The name in messages, such as `Counter.count`.
  package var title: String {
    let view = place.split(separator: "/").last(where: { !$0.hasPrefix("[") }) ?? "the view"
    return "\(view).\(name.drop { $0 == "_" })"
  }

  var key: String { "\(place).\(name): \(type)" }
}

/// The values that a view adopts from a previous one.
///
/// The first state with a place, a name and a type adopts the first recorded value with these, and
/// so on.
@MainActor
final class StateRestoration {
  private var waiting: [String: ArraySlice<KeptState>] = [:]
  private(set) var restored: [KeptState] = []
  private weak var emission: Emission?

  init(_ states: [KeptState], in emission: Emission) {
    self.emission = emission
    waiting = Dictionary(grouping: states, by: \.key).mapValues { ArraySlice($0) }
  }

  /// The values that no view has adopted.
  var left: [KeptState] { waiting.values.flatMap { $0 } }

  /// Returns the value for the state `name` of the element at `index`.
  func take<Value>(_ type: Value.Type, _ name: String, at index: Int32) -> Value? {
    guard let emission, index >= 0 else { return nil }
    let key = "\(emission.store.path(of: index)).\(name): \(type)"
    guard let state = waiting[key]?.first, let value: Value = state.decoded() else { return nil }
    waiting[key]?.removeFirst()
    restored.append(state)
    return value
  }
}

extension KeptState {
  /// Creates the value of the property `name` of a view at `place`.
  init<Value>(_ value: Value, name: String, place: String) {
    self.init(
      place: place, name: name, type: "\(Value.self)",
      value: (value as? any Encodable).flatMap { try? JSONEncoder().encode($0) }, text: "\(value)")
  }

  /// Returns the decoded value; enum cases without associated values are found by name.
  fileprivate func decoded<Value>() -> Value? {
    if let value, let type = Value.self as? any Decodable.Type {
      return (try? JSONDecoder().decode(type, from: value)) as? Value
    }
    guard let type = Value.self as? any CaseIterable.Type else { return nil }
    return Self.cases(of: type).first { "\($0)" == text } as? Value
  }

  private static func cases<T: CaseIterable>(of type: T.Type) -> [Any] { Array(type.allCases) }
}

/// A location of a state.
@MainActor
protocol KeptLocation: AnyObject {
  func keptState(at place: String) -> KeptState
}

extension StateLocation: KeptLocation {
  func keptState(at place: String) -> KeptState {
    KeptState(read(), name: name, place: place)
  }
}

extension LivingTree {
  /// The states and scroll offsets of the views, in the order of the views.
  package var keptStates: [KeptState] {
    var states: [KeptState] = []
    var waiting: [(element: LivingElement, index: Int32)] = [(root, root.index)]
    while let (element, around) = waiting.popLast() {
      let index = element.index >= 0 ? element.index : around
      var kept = (element as? BodyElement)?.keptObjects ?? []
      if let keeping = element as? KeepingElement { kept.append(keeping.object) }
      for case let location as any KeptLocation in kept {
        var state = location.keptState(at: emission.store.path(of: index))
        // A property wrapper's storage has an underscore; other values that the framework retains
        // don't.
        state.isFrameworks = tree.author(ofElement: index) == nil || !state.name.hasPrefix("_")
        states.append(state)
      }
      waiting += element.children.reversed().map { ($0, index) }
    }
    return states
      + emission.store.scrolling.views.items.compactMap { view in
        let offset = emission.tree.scrollOffset(of: view.node)
        guard offset != .zero else { return nil }
        var state = KeptState(
          offset, name: Self.scrollName, place: emission.store.path(of: view.element))
        state.isFrameworks = true
        return state
      }
  }

  private static var scrollName: String { "scroll offset" }

  /// Makes views adopt `states` when they are created, in the first update.
  package func begin(with states: [KeptState]) {
    elementStore.pendingChanges.restoration = StateRestoration(states, in: emission)
  }

  /// Scrolls the views to the offsets passed to ``begin(with:)``; from now on states start with
  /// their own initial values.
  ///
  /// - Returns: The states that were adopted, and those that were reset.
  package func endRestoring() -> (kept: [KeptState], reset: [KeptState]) {
    guard let restoration = elementStore.pendingChanges.restoration else { return ([], []) }
    elementStore.pendingChanges.restoration = nil
    for view in emission.store.scrolling.views.items {
      let offset = restoration.take(CGPoint.self, Self.scrollName, at: view.element)
      if let offset, offset != emission.tree.scrollOffset(of: view.node) {
        emission.scrolling.move(view.node, to: offset)
      }
    }
    return (restoration.restored, restoration.left)
  }
}
