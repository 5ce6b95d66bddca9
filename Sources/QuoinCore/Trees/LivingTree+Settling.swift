// How a living view comes to the state that a picture shows: the one in which a device shows it first.

extension LivingTree {
  /// Brings the view up to date, and has its tasks do what they do without waiting for anything, until nothing changes.
  /// A view that keeps changing stays as it is after a while, and a remark names it.
  ///
  /// Nothing else that the main actor has to do is done meanwhile. Tasks that are not done by then are cancelled when
  /// the view goes.
  ///
  /// - Throws: what ``update()`` throws of a view that can't be shown.
  public func settleAtOnce() throws {
    tasks.waits = true
    cutsOffEndlessUpdates = true
    var views: [String] = []
    for _ in 0..<Self.passLimit {
      let record = try update()
      guard tasks.runWaiting() else { return }
      if isCutOff {
        // What its tasks have changed is shown, too.
        try update()
        return
      }
      views = record.views
    }
    remarkEndless(Set(views).sorted())
  }
}
