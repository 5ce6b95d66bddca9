#if !canImport(Darwin)
  import Foundation

  /// How views follow a change of the size of the view around.
  package enum Autoresizing {
    /// The new place on an axis of a view from `start` on, in a view that was `whole` long and has grown by `change`.
    ///
    /// The change is shared among the flexible ones of the three parts (before, inside, after), by how long they are; alike
    /// where they have no length.
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
#endif
