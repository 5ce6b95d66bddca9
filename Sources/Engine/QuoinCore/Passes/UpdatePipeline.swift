import QuoinGeometry
import QuoinLayout

/// Updates the views of a tree, with the same steps in the same order for pictures and live views:
///
///     emit → remember → measure and place → emit visible rows → emit post-layout content
///          → query again → settle → act → follow → notify
///
/// | step | pass | reads | writes |
/// |---|---|---|---|
/// | emit | `Emission` | views, their state and environment | nodes, the `ViewStore` |
/// | remember | `MotionPass` | visible positions and drawings | itself |
/// | measure and place | `LayoutTree.layout` | nodes | sizes and positions |
/// | emit visible rows | `LazyContentPass` | positions | rows |
/// | | `ScrollPass` | scroll requests | offsets |
/// | emit post-layout content | `PostLayoutPass`, `MatchedGeometryPass` | positions | nodes |
/// | | `PreferencePass` | preferences | nodes |
/// | query again | `PreLayoutPreferences` | preferences | results, and the views made from them |
/// | settle | `LazyContentPass`, `RemovalPass`, `ScrollPass` | visibility | old nodes, offsets |
/// | act | `onPreferenceChange` and others | everything | user state |
/// | follow | `MotionPass` | positions now and before | motions |
/// | notify | `LifetimeObserver`, `LivingService` | added and removed views | user state |
///
/// If the layout changed a result, a picture emits all of its views again, and a live view only
/// the elements that depend on the result. The steps that only a live view needs are empty for a
/// picture (``EmissionSource``).
@MainActor
struct UpdatePipeline<Source: EmissionSource> {
  let source: Source
  /// The current emission; a picture starts a new one whenever its views are emitted again.
  private var emission: Emission { source.emission }

  /// Runs every step once, for views changed by `changes`.
  func run(_ changes: Source.Changes) throws {
    let isAnimated = source.remember(changes)
    try source.emit(changes)
    if source.needsLayout(after: changes) {
      try layOut()
      // Another tree shows the views, and acts.
      if emission.completeness.isAborted { return }
      if try source.applyResults() {
        try layOut()
        if source.applyWithdrawnResults() { try layOut() }
      }
      if source.extendWindows(isAnimated: isAnimated) { try layOut() }
      LazyContentPass(emission).finish()
      RemovalPass(emission).run()
      ScrollPass(emission).finish()
      source.finishLayout()
      act()
      try source.follow(isAnimated: isAnimated)
    }
    try emission.completeness.check()
    source.notifyObservers()
  }

  /// Lays out the tree, and emits post-layout content.
  private func layOut() throws {
    emission.layoutCount += 1
    PreferencePass(emission).begin()
    ScrollPass(emission).begin()
    MatchedGeometryPass(emission).undo()
    try source.observingLayout {
      try source.negotiate()
      let lazyContent = LazyContentPass(emission)
      try lazyContent.run(in: .top) { try source.negotiate() }
      try source.renewPostLayoutContent()
      try PostLayoutPass(emission).run()
      if emission.isLiving, emission.hasEmittedAfterLayout { emission.tree.placeWindowDependents() }
    }
  }

  /// Runs the actions that wait for the layout.
  private func act() {
    for action in emission.store.actions.items where action.owner.isValid { action.run(emission) }
  }
}

/// The tree-specific part of an update: emission, layout and notification.
@MainActor
protocol EmissionSource: AnyObject {
  /// The start of an update: the whole tree, or the elements that changed.
  associatedtype Changes

  var emission: Emission { get }

  /// Records the visible state before the views change.
  ///
  /// - Returns: Whether views may move from their recorded positions.
  func remember(_ changes: Changes) -> Bool
  /// Emits the views affected by `changes`.
  func emit(_ changes: Changes) throws
  func needsLayout(after changes: Changes) -> Bool
  /// Measures and places the whole tree.
  func negotiate() throws
  /// Runs `body`, which lays out the tree; what custom closures read in `body` becomes a dependency
  /// of the layout.
  func observingLayout(_ body: () throws -> Void) rethrows
  /// Queues for ``PostLayoutPass`` the content of an earlier layout that the new layout makes
  /// outdated.
  func renewPostLayoutContent() throws
  /// Emits again the views that depend on results that the layout has changed.
  ///
  /// - Returns: Whether the tree must be laid out again.
  func applyResults() throws -> Bool
  /// Emits again the views that depend on results that disappeared only because of those results
  /// themselves.
  ///
  /// - Returns: Whether the tree must be laid out again.
  func applyWithdrawnResults() -> Bool
  /// Makes lazy containers show also the rows that an animation moves through the window.
  ///
  /// - Returns: Whether the tree must be laid out again.
  func extendWindows(isAnimated: Bool) -> Bool
  /// Finishes the layout, when all positions are final.
  func finishLayout()
  /// Starts the motion of views whose position changed.
  func follow(isAnimated: Bool) throws
  /// Notifies lifetime observers about views that appeared, changed and disappeared.
  func notifyObservers()
}
