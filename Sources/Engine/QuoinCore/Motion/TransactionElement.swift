import QuoinAnimation

/// An element that changes the transaction of the views inside it.
final class TransactionElement: LivingElement {
  /// The change to the transaction.
  fileprivate(set) var change: (inout Transaction) -> Void = { _ in }
  /// The pass in which the change applies; `nil` for every pass.
  fileprivate(set) var pass: Int?
  /// For the content of a modifier with a body: the index of the modifier's own change, which
  /// doesn't apply to the content.
  fileprivate(set) var skipped: Int32 = -1
  fileprivate(set) var isScope = false
  /// Whether the change may apply in a pass that doesn't evaluate the body that contains the
  /// element.
  let isFree: Bool
  /// The value whose changes the element observes.
  private var value: Any?

  init(key: Element.Key, isFree: Bool) {
    self.isFree = isFree
    super.init(key: key)
  }

  /// Stores `value`, and returns whether it differs from that of the previous pass.
  fileprivate func updateValue<Value: Equatable>(_ value: Value) -> Bool {
    defer { self.value = value }
    guard let old = self.value as? Value else { return false }
    return old != value
  }

  override func leave(_ elementStore: ElementStore) { elementStore.remove(self) }
}

extension Emission {
  /// Emits `content` with the transaction changed by `change` for the views inside.
  ///
  /// - `isScope`: whether the change skips content inside that was declared outside
  ///   (``emitOutsideScope(_:)``).
  public func emitTransaction<V: View>(
    _ content: V, isScope: Bool = false, _ change: @escaping (inout Transaction) -> Void
  ) {
    emitTransaction(content, isFree: true) { element, _ in
      (element.change, element.isScope) = (change, isScope)
    }
  }

  /// Emits `content` with the transaction changed by `change` in updates that change `value`.
  public func emitTransaction<V: View, Value: Equatable>(
    _ content: V, when value: Value, _ change: @escaping (inout Transaction) -> Void
  ) {
    emitTransaction(content, isFree: context.isAfterLayout) { element, elementStore in
      element.change = change
      if element.updateValue(value) {
        element.pass = elementStore.pass.number
      } else if element.pass != elementStore.pass.number {
        element.pass = 0
      }
    }
  }

  /// Emits `content`, which was passed to a modifier with a body, as if it were outside of that
  /// body.
  public func emitOutsideScope<V: View>(_ content: V) {
    emitTransaction(content, isFree: false) { element, elementStore in
      var (place, depth) = (self.context.element, 0)
      while place > 0 {
        if let around = elementStore.pass.transactionElements[place] {
          if around.skipped >= 0 { depth += 1 }
          if around.isScope, depth == 0 { break }
          if around.isScope { depth -= 1 }
        }
        place = store.elements[Int(place)].parent
      }
      element.skipped = max(place, 0)
    }
  }

  private func emitTransaction<V: View>(
    _ content: V, isFree: Bool, configure: (TransactionElement, ElementStore) -> Void
  ) {
    guard let elementStore else { return V._emit(content, into: self) }
    let key = Element.Key.view(TransactionElement.self)
    let known = elementStore.next(key) as? TransactionElement
    let element = known ?? TransactionElement(key: key, isFree: isFree)
    configure(element, elementStore)
    elementStore.open(element, in: self)
    elementStore.owner?.noteTransactions()
    if known == nil { elementStore.add(element) }
    V._emit(content, into: self)
    elementStore.leave(self)
  }

  /// The transaction of the update for the view being emitted.
  public var transaction: Transaction {
    elementStore?.transaction(at: context.element, self) ?? Transaction()
  }
}

extension ElementStore {
  fileprivate func add(_ element: TransactionElement) {
    pass.transactionElements[element.index] = element
    if element.isFree { pass.freeTransactions += 1 }
  }

  fileprivate func remove(_ element: TransactionElement) {
    pass.transactionElements[element.index] = nil
    if element.isFree { pass.freeTransactions -= 1 }
  }

  /// Returns whether anything inside the elements of `stale`, which are emitted again, may move.
  func mayAnimate(_ stale: [BodyElement]) -> Bool {
    if pass.transaction.animation != nil || motion.presentation.isMoving
      || pass.freeTransactions > 0
      || motion.transitions.mayAnimate
    {
      return true
    }
    return !pass.transactionElements.isEmpty && stale.contains { $0.hasTransactions }
  }

  /// Returns the transaction of the pass for the element `index`.
  func transaction(at index: Int32, _ emission: Emission) -> Transaction {
    guard !pass.transactionElements.isEmpty else { return pass.transaction }
    var path: [Int32] = []
    var result = pass.transaction
    var place = index
    while place >= 0 {
      if let known = pass.placedTransactions[place] {
        result = known
        break
      }
      path.append(place)
      let skipped = pass.transactionElements[place]?.skipped ?? -1
      place = emission.store.elements[Int(skipped >= 0 ? skipped : place)].parent
    }
    for place in path.reversed() {
      if let element = pass.transactionElements[place], element.skipped < 0,
        element.pass == nil || element.pass == pass.number
      {
        element.change(&result)
        result.note(pendingChanges)
      }
      pass.placedTransactions[place] = result
    }
    return result
  }
}
