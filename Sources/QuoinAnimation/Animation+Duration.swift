import Foundation

extension Animation {
  /// Seconds until a change by 1 is over for the eye; `nil` where it never is.
  ///
  /// Found by halving, as animations of users have no length that could be asked for.
  package var duration: TimeInterval? {
    func isOver(_ time: TimeInterval) -> Bool {
      var context = AnimationContext<Double>()
      return animate(value: 1, time: time, context: &context) == nil
        || context.isLogicallyComplete
    }
    var high = 1.0
    while !isOver(high) {
      high *= 2
      if high > 1e5 { return nil }
    }
    var low = 0.0
    for _ in 0..<48 {
      let middle = (low + high) / 2
      if isOver(middle) { high = middle } else { low = middle }
    }
    return high
  }
}
