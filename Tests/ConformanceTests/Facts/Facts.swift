/// The checks of statements, by case; each file of this directory adds some.
@MainActor
enum Facts {
  typealias Check = @MainActor (inout FactCheck) -> Void

  /// The checks made by hand.
  static let all: [String: Check] =
    [frames, stacks, spacers, layers, guides, layoutProtocols, texts, assumedTexts]
    .reduce(into: [:]) { all, some in all.merge(some) { first, _ in first } }

  /// The check of the statement of `entry`: made by hand, or by the numbers it states.
  static func check(of entry: ConformanceCase) -> Check? {
    if let check = all[entry.id] { return check }
    guard !entry.expected.frames.isEmpty, let fact = entry.expected.fact,
      let numbers = StatedNumbers(fact)
    else { return nil }
    return { numbers.check(entry, &$0) }
  }
}
