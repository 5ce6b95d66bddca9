extension ElementStore {
  /// `element` is new inside of `place`: if that is not, its views come (Rules/Animation.md#transition-place).
  func arrive(_ element: LivingElement, _ place: LivingElement, _ emission: Emission) {
    guard emission.layoutCount > 0, place.birth != pass.number else { return }
    motion.staging.arrive(element, in: place, emission)
  }

  /// Lets `element` go out of `place`: who follows the life of what is inside is told when nothing of it is seen any
  /// more, at once where the views just go.
  func depart(_ element: LivingElement, from place: LivingElement, _ emission: Emission) {
    let departure =
      element.key.comesAndGoes ? motion.staging.depart(element, from: place, emission, self) : nil
    drop(element, departure, emission)
  }

  /// Lets `element` go, which is seen on its way out by `departure`.
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
