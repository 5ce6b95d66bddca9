import QuoinLayout

/// Whether an emission is complete, and what it omitted.
@MainActor
struct EmissionCompleteness {
  /// Whether the rest of the emission is skipped, because it was nested too deeply or the picture
  /// was aborted.
  var isCutShort = false
  /// Whether a view owns an object, or acts when it appears, changes or is laid out, which requires
  /// a live tree.
  var wantsLiving = false
  /// Whether the picture is aborted as soon as a view requires a live tree, from which the caller
  /// then draws it.
  var givesUpForLife = false
  /// Objects that views need but no enclosing view provides, with the elements that wait for them.
  var missingObjects: [MissingObject] = []

  var isAborted: Bool { givesUpForLife && wantsLiving }

  /// Throws an error if the emission had to omit a part of the view.
  mutating func check() throws {
    if isAborted { return }
    if isCutShort { throw ViewError.tooDeep }
    guard !missingObjects.isEmpty else { return }
    missingObjects.removeAll { !$0.owner.isValid }
    if let missing = missingObjects.first { throw missing.error }
  }

  /// Returns whether another element may begin inside `depth` elements of a live tree; if not, the
  /// rest of the emission is skipped.
  mutating func admits(depth: Int) -> Bool {
    if depth < Emission.depthLimit, !isCutShort { return hasRoom() }
    isCutShort = true
    return false
  }

  /// Returns whether the stack has space for another level, and for the calls of the innermost
  /// level; if not, the rest of the emission is skipped.
  mutating func hasRoom() -> Bool {
    if RemainingStack.left > 128 << 10 { return true }
    isCutShort = true
    return false
  }
}

/// An object that a view needs but no enclosing view provides.
struct MissingObject {
  let owner: EmissionMark
  let error: ViewError
}
