import QuoinLayout

/// An object of which a living view has one beside its tree, such as the focus.
@MainActor
open class LivingService {
  public required init() {}

  /// Called at the end of each pass of an update, when everything is laid out and the observers were told.
  open func settle(_ emission: Emission) {}

  /// Called where a finger comes down on `nodes`, innermost first.
  ///
  /// - Returns: whether nothing there is tapped: only what follows drags feels the touch.
  open func swallowsTouch(on nodes: [LayoutTree.Node], in emission: Emission) -> Bool { false }

  /// Called when the user has scrolled the scroll view `node`.
  open func didScroll(_ node: LayoutTree.Node, in emission: Emission) {}
}

extension Emission {
  /// The service of a type, made on the first request; `nil` where views are emitted once.
  package func service<Service: LivingService>(_ type: Service.Type) -> Service? {
    guard let elementStore else { return nil }
    // There are few services: looking at each is faster than a table.
    for known in elementStore.services where Swift.type(of: known) == type {
      return unsafeDowncast(known, to: type)
    }
    let service = Service()
    elementStore.services.append(service)
    return service
  }

  /// Applies `change` to the environment of the root, from the next pass on, in place of an earlier change.
  package func changeRootEnvironment(_ change: @escaping (inout EnvironmentValues) -> Void) {
    elementStore?.root.change = change
    elementStore?.root.isStale = true
  }
}

/// Whether two values of one type are the same for a view that is made of one of them; see ``ValueComparison``.
@MainActor
package func areSame(_ first: Any, _ second: Any) -> Bool {
  func compare<Value>(_ first: Value) -> Bool {
    (second as? Value).map { ValueComparison.areSame(first, $0) } ?? false
  }
  return compare(first)
}
