import Foundation

/// The adaptation of a view's frame to a new size of its superview.
package enum Autoresizing {
  /// Returns the new span on an axis of a view that begins at `start`, after its superview of
  /// length `whole` grows by `change`.
  ///
  /// The flexible parts (before, inside and after the view) share the change in proportion to
  /// their lengths, or equally if they have no length.
  package static func span(
    _ start: CGFloat, _ length: CGFloat, in whole: CGFloat, by change: CGFloat,
    flexible before: Bool, _ inside: Bool, _ after: Bool
  ) -> (start: CGFloat, length: CGFloat) {
    let parts = [start, length, whole - start - length]
    let flexible = [before, inside, after]
    let sum = zip(parts, flexible).reduce(0) { $0 + ($1.1 ? $1.0 : 0) }
    let count = flexible.filter { $0 }.count
    guard count > 0 else { return (start, length) }
    func part(_ index: Int) -> CGFloat {
      guard flexible[index] else { return parts[index] }
      return parts[index] + change * (sum > 0 ? parts[index] / sum : 1 / CGFloat(count))
    }
    return (part(0), part(1))
  }
}
