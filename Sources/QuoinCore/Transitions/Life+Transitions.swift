extension Life {
  /// `element` is new inside of `place`: if that is not, its views come (ADDENDA D.6).
  func arrive(_ element: LivingElement, _ place: LivingElement, _ emitter: ViewEmitter) {
    guard emitter.layoutCount > 0, place.birth != passNumber else { return }
    staging.arrive(element, in: place, emitter)
  }

  /// Lets `element` go out of `place`: who follows the life of what is inside is told when nothing of it is seen any
  /// more, at once where the views just go.
  func depart(_ element: LivingElement, from place: LivingElement, _ emitter: ViewEmitter) {
    let departure =
      element.key.comesAndGoes ? staging.depart(element, from: place, emitter, self) : nil
    drop(element, departure, emitter)
  }

  /// Lets `element` go, which is seen on its way out by `departure`.
  func drop(_ element: LivingElement, _ departure: Departure?, _ emitter: ViewEmitter) {
    let count = departed.count
    drop(element, emitter)
    guard let departure else { return }
    let followers = departed[count...]
    departed.removeSubrange(count...)
    if departure.isAtOnce {
      departedAtOnce += followers
    } else {
      departure.followers += followers
    }
  }
}
