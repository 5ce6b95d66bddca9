import QuoinLayout

/// An object of which a live view has one, independent of its tree, such as the focus manager.
@MainActor
open class LivingService {
  public required init() {}

  /// Called at the end of each pass of an update, after layout and the notification of observers.
  open func settle(_ emission: Emission) {}

  /// Called when a finger touches `nodes`, innermost first.
  ///
  /// - Returns: Whether the service handles taps itself, so that only responders that follow drags
  ///   receive the touch.
  open func swallowsTouch(on nodes: [LayoutTree.NodeID], in emission: Emission) -> Bool { false }

  /// Called after the user has scrolled the scroll view `node`.
  open func didScroll(_ node: LayoutTree.NodeID, in emission: Emission) {}
}

extension Emission {
  /// Returns the live view's service of a type, which the first request creates; `nil` if views are
  /// emitted once.
  package func service<Service: LivingService>(_ type: Service.Type) -> Service? {
    guard let elementStore else { return nil }
    // There are few services, so a linear search is faster than a dictionary.
    for known in elementStore.services where Swift.type(of: known) == type {
      return unsafeDowncast(known, to: type)
    }
    let service = Service()
    elementStore.services.append(service)
    return service
  }

  /// Applies `change` to the root environment from the next pass on, replacing an earlier change.
  package func changeRootEnvironment(_ change: @escaping (inout EnvironmentValues) -> Void) {
    elementStore?.root.change = change
    elementStore?.root.isStale = true
  }
}

/// Returns whether a view created from one of the two values is the same as one created from the
/// other; see ``ValueComparison``.
@MainActor
package func areSame(_ first: Any, _ second: Any) -> Bool {
  func compare<Value>(_ first: Value) -> Bool {
    (second as? Value).map { ValueComparison.areSame(first, $0) } ?? false
  }
  return compare(first)
}
