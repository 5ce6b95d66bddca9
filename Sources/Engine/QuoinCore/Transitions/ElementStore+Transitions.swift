extension ElementStore {
  /// Starts the arrival of the views of `element`, which is new inside `place`, unless `place` is
  /// new too (Rules/Animation.md#transition-place).
  ///
  /// - `isNew`: returns whether the element really is new; called only if the change is animated.
  func arrive(
    _ element: LivingElement, _ place: LivingElement, _ emission: Emission,
    where isNew: (@MainActor () -> Bool)? = nil
  ) {
    guard emission.layoutCount > 0, place.birth != pass.number else { return }
    motion.transitions.arrive(element, in: place, emission, where: isNew)
  }

  /// Removes `element` from `place`. Observers inside are notified when the user no longer sees any
  /// of its views, immediately if the views have no transition.
  func depart(_ element: LivingElement, from place: LivingElement, _ emission: Emission) {
    let departure =
      element.key.definesLifetime
      ? motion.transitions.depart(element, from: place, emission, self) : nil
    if let departure, departure.element === element {
      keepAway(element, departure, emission)
    } else {
      drop(element, departure, emission)
    }
  }

  /// Drops `element`, whose views are still visible because of `departure`.
  func drop(_ element: LivingElement, _ departure: Departure?, _ emission: Emission) {
    let count = lifetimes.departed.count
    let order = orderOfDeparture(of: element, emission)
    drop(element, emission)
    let observers = order ?? lifetimes.departed[count...].reversed()
    lifetimes.departed.removeSubrange(count...)
    guard let departure else {
      lifetimes.departed += observers
      return
    }
    if departure.isAtOnce {
      lifetimes.departedAtOnce += observers
    } else {
      departure.observers += observers
    }
  }

  /// Drops `elements`, which belong to one view of a container.
  func drop(_ elements: ContiguousArray<LivingElement>, _ emission: Emission) {
    let count = lifetimes.departed.count
    for element in elements { drop(element, emission) }
    lifetimes.departed[count...].reverse()
  }

  /// Returns the observers in `element` in the order of their notification about the removal:
  /// grouped by view of the enclosing container, and in reverse order within each
  /// (Rules/Identity.md#disappear-order); `nil` if the container has only one of these views.
  func orderOfDeparture(of element: LivingElement, _ emission: Emission)
    -> [LifetimeObserverElement]?
  {
    let tree = emission.tree
    guard element.span.first != element.span.last else { return nil }
    let tops = tree.tops(of: element.span)
    guard tops.count > 1 else { return nil }
    let numbers = Dictionary(zip(tops, tops.indices)) { first, _ in first }
    var groups = [[LifetimeObserverElement]](repeating: [], count: tops.count)
    var group = 0
    var waiting = [element]
    while let next = waiting.popLast() {
      guard let observer = next as? LifetimeObserverElement else {
        waiting += next.children.reversed()
        continue
      }
      var node = observer.node
      while node.isBelowTop, numbers[node] == nil { node = tree.parent(of: node) }
      group = numbers[node] ?? group
      groups[group] += observer.allObservers
    }
    return groups.flatMap { $0.reversed() }
  }
}
