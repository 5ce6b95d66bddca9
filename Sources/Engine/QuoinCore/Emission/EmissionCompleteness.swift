import QuoinLayout

/// A record of whether an emission is complete, and of what it omitted.
@MainActor
struct EmissionCompleteness {
  /// Whether the rest of the emission is skipped, because it was nested too deeply or the picture
  /// was aborted.
  var isCutShort = false
  /// Whether a view owns an object, or performs actions when it appears, changes or is laid out,
  /// which requires a live tree.
  var requiresLiveTree = false
  /// Whether to abort the picture as soon as a view requires a live tree, because the caller then
  /// draws it from one.
  var abortsIfLive = false
  /// The objects that views need but that no enclosing view provides, with the elements that need
  /// them.
  var missingObjects: [MissingObject] = []

  var isAborted: Bool { abortsIfLive && requiresLiveTree }

  /// Throws an error if the emission had to omit a part of the view.
  mutating func check() throws {
    if isAborted { return }
    if isCutShort { throw ViewError.tooDeep }
    guard !missingObjects.isEmpty else { return }
    missingObjects.removeAll { !$0.owner.isValid }
    if let missing = missingObjects.first { throw missing.error }
  }

  /// Returns whether another element may begin inside `depth` elements of a live tree; if not,
  /// skips the rest of the emission.
  mutating func admits(depth: Int) -> Bool {
    if depth < Emission.depthLimit, !isCutShort { return hasRoom() }
    isCutShort = true
    return false
  }

  /// Returns whether the stack has space for another level and for the calls in it; if not, skips
  /// the rest of the emission.
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
