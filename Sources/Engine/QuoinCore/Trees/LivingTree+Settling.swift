// Brings a live view to the state that a picture shows, in which a device first shows it.

extension LivingTree {
  /// Updates the view, and runs its tasks up to their first suspension, until nothing changes
  /// anymore. If the view keeps changing, stops after a while with a warning.
  ///
  /// The main actor does no other work in the meantime. Unfinished tasks are cancelled when the
  /// view is closed.
  ///
  /// - Throws: The errors of ``update()`` for a view that can't be shown.
  public func settleAtOnce() throws {
    tasks.waits = true
    cutsOffEndlessUpdates = true
    var views: [String] = []
    for _ in 0..<Self.passLimit {
      let record = try update()
      guard tasks.runWaiting() else { return }
      if isCutOff {
        // This also shows the changes made by its tasks.
        try update()
        return
      }
      views = record.views
    }
    warnOfEndlessChanges(Set(views).sorted())
  }
}
