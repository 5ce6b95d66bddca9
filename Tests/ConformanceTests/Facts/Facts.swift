/// The checks of statements, by case; each file in this directory adds some.
@MainActor
enum Facts {
  typealias Check = @MainActor (inout FactCheck) -> Void

  /// The handwritten checks.
  static let all: [String: Check] = (recordings + recordings2)
    .reduce(into: [:]) { all, some in all.merge(some) { first, _ in first } }

  /// The checks of statements in `open.jsonl`.
  private static let recordings: [[String: Check]] = [
    frames, stacks, spacers, layers, guides, layoutProtocols, texts, richTexts, taxonomy,
    assumedTexts, geometry, paint, strokesAndShadows, transformPaint, safeAreas, fittings,
    environments, colors, images, values, animations, motions, controls, chrome, scrolls,
    inputs, lists, grids,
    lifecycles, identities, bindings, gestures, hitTesting, focus, transitions,
  ]

  /// The checks of statements in `open2.jsonl`.
  private static let recordings2: [[String: Check]] = [
    accessibility2, accessibilityActions2,
    texts2, textLines2, textStyles2, richTexts2, markdowns2,
    gesture2, gestureValue2, gestureHit2, gestureControl2, gestureDrag2,
    paint2, shapes2, materials2, gradients2, colors2, images2, imagePaint2, dividersAndFrames2,
    keyboard2, keyboardInput2, keyboardFocus2, dialog2, dialogMenu2, windows2,
    lineStyles2,
    environments2, apiValues2, lifecycles2, geometryChanges2, tasks2, identities2, forEach2,
    bindings2,
    motion2, motionTransitions2, motionTimings2, metrics2, metricsBars2, metricsControls2,
    metricsPictures2, metricsScrolls2,
  ]

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
