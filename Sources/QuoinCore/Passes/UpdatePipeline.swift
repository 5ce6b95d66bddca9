import QuoinGeometry
import QuoinLayout

/// Brings the views of a tree up to date, with the same steps in the same order for pictures and living views:
///
///     emit → remember → measure and place → make what is seen → emit what needs the layout
///          → ask again → settle → act → follow → tell
///
/// | step | pass | reads | writes |
/// |---|---|---|---|
/// | emit | `Emission` | views, their state and environment | nodes, the `ViewStore` |
/// | remember | `MotionPass` | places and drawings as they are seen | itself |
/// | measure and place | `LayoutTree.layout` | nodes | sizes and places |
/// | make what is seen | `LazyContentPass`, `ScrollPass` | places, scroll requests | rows, offsets |
/// | emit what needs the layout | `PostLayoutPass`, `MatchedGeometryPass`, `PreferencePass` | places, preferences | nodes |
/// | ask again | `PreLayoutAnswers` | preferences | answers, and all that is made of them |
/// | settle | `LazyContentPass`, `ScrollPass` | what is seen | rows out of sight, offsets |
/// | act | `onPreferenceChange` and the like | everything | what the user writes |
/// | follow | `MotionPass` | places now and before | what is on its way |
/// | tell | `LifetimeObserver`, `LivingService` | what came and went | what the user writes |
///
/// A picture is emitted anew where the layout changed an answer that its views are made of; a living view emits
/// again only the elements that asked. The steps that only a living view needs are empty for a picture
/// (``EmissionSource``).
@MainActor
struct UpdatePipeline<Source: EmissionSource> {
  let source: Source
  /// The cursor: a picture takes another one each time it is emitted anew.
  private var emission: Emission { source.emission }

  /// Runs every step once, for views that change by `changes`.
  func run(_ changes: Source.Changes) throws {
    let isAnimated = source.remember(changes)
    try source.emit(changes)
    if source.needsLayout(after: changes) {
      try layOut()
      // Another tree shows the views, and acts.
      if emission.diagnoses.isGivenUp { return }
      if try source.takeAnswers() {
        try layOut()
        if source.takeWithdrawnAnswers() { try layOut() }
      }
      LazyContentPass(emission).finish()
      emission.releaseDiscarded()
      ScrollPass(emission).finish()
      source.finishLayout()
      act()
      try source.follow(isAnimated: isAnimated)
    }
    try emission.checkEmission()
    source.tell()
  }

  /// Lays out, and emits the content that comes with the layout.
  private func layOut() throws {
    emission.layoutCount += 1
    PreferencePass(emission).begin()
    ScrollPass(emission).begin()
    MatchedGeometryPass(emission).undo()
    try source.observingLayout {
      try source.negotiate()
      let lazyContent = LazyContentPass(emission)
      try lazyContent.run(in: 0) { try source.negotiate() }
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

/// A tree's own part of an update: how its views are emitted, laid out and told.
@MainActor
protocol EmissionSource: AnyObject {
  /// Where an update begins: whether the whole is new, or the elements that changed.
  associatedtype Changes

  var emission: Emission { get }

  /// Keeps what the user sees before the views change.
  ///
  /// - Returns: whether something may move from there.
  func remember(_ changes: Changes) -> Bool
  /// Emits what `changes` concern.
  func emit(_ changes: Changes) throws
  func needsLayout(after changes: Changes) -> Bool
  /// Measures and places the whole tree.
  func negotiate() throws
  /// Runs `body`, which lays the tree out; the layout depends on what closures of the user read in `body`.
  func observingLayout(_ body: () throws -> Void) rethrows
  /// Queues for ``PostLayoutPass`` the content of an earlier layout that the new layout makes out of date.
  func renewPostLayoutContent() throws
  /// Emits again the views that were made of answers which the layout has changed.
  ///
  /// - Returns: whether the tree has to be laid out again.
  func takeAnswers() throws -> Bool
  /// Does so for answers that were only gone because of the answers themselves.
  ///
  /// - Returns: whether the tree has to be laid out again.
  func takeWithdrawnAnswers() -> Bool
  /// Called when everything has its place.
  func finishLayout()
  /// Starts the motion of the views whose place changed.
  func follow(isAnimated: Bool) throws
  /// Tells observers of views' lifetimes what came, changed and went.
  func tell()
}
