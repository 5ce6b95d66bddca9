/// The checks of statements, by case; each file in this directory adds some.
@MainActor
enum Facts {
  typealias Check = @MainActor (inout FactCheck) -> Void

  /// The handwritten checks.
  static let all: [String: Check] =
    [
      frames, stacks, spacers, layers, guides, layoutProtocols, texts, richTexts, taxonomy,
      assumedTexts, geometry, paint, strokesAndShadows, transformPaint, safeAreas, fittings,
      environments, colors, images, values, animations, motions, controls, chrome, scrolls,
      inputs, lists, grids,
      lifecycles, identities, bindings, gestures, hitTesting, focus, transitions,
    ]
    .reduce(into: [:]) { all, some in all.merge(some) { first, _ in first } }

  /// Returns the numbers in the statement of `entry`, if its view can provide them.
  static func statedNumbers(of entry: ConformanceCase) -> StatedNumbers? {
    guard !entry.expected.frames.isEmpty else { return nil }
    return entry.expected.fact.flatMap(StatedNumbers.init)
  }

  /// Whether anything checks the statement of `entry`.
  static func isChecked(_ entry: ConformanceCase) -> Bool {
    all[entry.id] != nil || waiting[entry.id] != nil || statedNumbers(of: entry) != nil
  }
}
