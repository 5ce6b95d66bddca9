import QuoinLayout

// A view that is shown again while its removal is still visible comes back as itself
// (Rules/Identity.md#returning): until it has disappeared, its elements stay, without nodes.

extension ElementStore {
  /// Keeps `element`, whose views `departure` still shows, in case they return.
  func keepAway(_ element: LivingElement, _ departure: Departure, _ emission: Emission) {
    departure.observers +=
      orderOfDeparture(of: element, emission) ?? element.allObservers.reversed()
    motion.away.append(departure)
    log.details?.noteLoss(element, emission)
    element.forEachElement {
      $0.isAway = true
      if $0 is BodyElement { log.lostElements += 1 }
    }
    release([element], emission)
  }

  /// Returns the element with `key` that was removed from `place`, where it would be the next child
  /// now, if its views are still visible.
  func returning(_ key: Element.Key, to place: LivingElement) -> LivingElement? {
    guard key.definesLifetime else { return nil }
    let ordinal = key.isItem ? -1 : Int32(clamping: place.children.count)
    guard
      let index = motion.away.firstIndex(where: {
        $0.place === place && $0.ordinal == ordinal && $0.element?.key == key
      })
    else { return nil }
    let departure = motion.away.remove(at: index)
    defer { departure.element = nil }
    departure.hasReturned = true
    // The views that were removed inside remain removed.
    lifetimes.departed += departure.observers.filter { !$0.isAlive }
    departure.observers = []
    return departure.element
  }

  /// Starts the arrival of `element`, which returns to `place`.
  func takeBack(_ element: LivingElement, to place: LivingElement, _ emission: Emission) {
    element.forEachElement {
      $0.isAway = false
      if $0 is BodyElement { log.newElements += 1 }
    }
    arrive(element, place, emission)
  }

  /// Drops the element that `departure` keeps. Its observers stay in `departure`.
  func dropAway(_ departure: Departure) {
    guard let element = departure.element, let emission = viewTree?.emission else { return }
    motion.away.removeAll { $0 === departure }
    departure.element = nil
    // The removal has counted the views already.
    let (count, lost) = (lifetimes.departed.count, log.lostElements)
    forget(element, emission)
    lifetimes.departed.removeSubrange(count...)
    log.lostElements = lost
  }

  /// Drops what `departure` keeps, and notifies its observers, because its views have disappeared.
  func end(_ departure: Departure) {
    dropAway(departure)
    lifetimes.departed += departure.observers
    departure.observers = []
  }
}

extension LivingElement {
  /// Calls `body` with the element and its descendants.
  fileprivate func forEachElement(_ body: @MainActor (LivingElement) -> Void) {
    var waiting = [self]
    while let element = waiting.popLast() {
      body(element)
      waiting += element.children
    }
  }
}
