/// Something that a living view has one of beside its tree, as the focus.
@MainActor
open class LivingService {
  public required init() {}

  /// Comes at the end of each pass of an update, when everything is laid out and was told what happened.
  open func settle(_ emission: Emission) {}
}

extension Emission {
  /// The service of a type, made when it is asked for first; `nil` where views are emitted once.
  package func service<Service: LivingService>(_ type: Service.Type) -> Service? {
    guard let elementStore else { return nil }
    // There are a few: a look at each is faster than a table.
    for known in elementStore.services where Swift.type(of: known) == type {
      return unsafeDowncast(known, to: type)
    }
    let service = Service()
    elementStore.services.append(service)
    return service
  }

  /// Has `change` made to what flows down to the root, from the next pass on, in place of an earlier change.
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
