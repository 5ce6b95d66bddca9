// Brings a live view to the state that a picture shows, in which a device first shows it.

extension LivingTree {
  /// Updates the view until nothing changes anymore. If the view keeps changing, stops after a
  /// while with a warning.
  ///
  /// The main actor does no other work in the meantime, so tasks run up to their first suspension.
  /// Unfinished tasks are cancelled when the view is closed.
  ///
  /// - Throws: The errors of ``update()`` for a view that can't be shown.
  public func settleAtOnce() throws {
    cutsOffEndlessUpdates = true
    try update()
  }

  /// Drops the writes of an update that was cut off, so that waiting doesn't continue it.
  package func endCutOffUpdate() {
    if isCutOff { elementStore.pendingChanges.dropOwnWrites() }
  }
}
