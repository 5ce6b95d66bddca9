extension ElementStore {
  /// `element` is new inside of `place`: if `place` isn't new too, the views of `element` arrive
  /// (Rules/Animation.md#transition-place).
  func arrive(_ element: LivingElement, _ place: LivingElement, _ emission: Emission) {
    guard emission.layoutCount > 0, place.birth != pass.number else { return }
    motion.staging.arrive(element, in: place, emission)
  }

  /// Removes `element` from `place`. Observers inside are told when the user no longer sees any of its views: at
  /// once where the views have no transition.
  func depart(_ element: LivingElement, from place: LivingElement, _ emission: Emission) {
    let departure =
      element.key.comesAndGoes ? motion.staging.depart(element, from: place, emission, self) : nil
    drop(element, departure, emission)
  }

  /// Drops `element`, whose views the user sees on their way out by `departure`.
  func drop(_ element: LivingElement, _ departure: Departure?, _ emission: Emission) {
    let count = lifetimes.departed.count
    drop(element, emission)
    guard let departure else { return }
    let observers = lifetimes.departed[count...]
    lifetimes.departed.removeSubrange(count...)
    if departure.isAtOnce {
      lifetimes.departedAtOnce += observers
    } else {
      departure.observers += observers
    }
  }
}
