import QuoinGeometry
import QuoinLayout

/// Makes the views of a tree what they are to be, in one order for pictures and for living views:
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
/// A picture is emitted anew where something was found out too late; a living view emits again what depends on it. The
/// steps that only a living view has are empty for a picture (``EmissionSource``).
@MainActor
struct UpdatePipeline<Source: EmissionSource> {
  let source: Source
  /// The cursor: a picture takes another one whenever it is emitted anew.
  private var emission: Emission { source.emission }

  /// Runs every step once, for views that change by `changes`.
  func run(_ changes: Source.Changes) throws {
    let isAnimated = source.remember(changes)
    try source.emit(changes)
    if source.needsLayout(after: changes) {
      try layOut()
      if try source.takeAnswers() { try layOut() }
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

  /// Lays out, with all that comes with the layout.
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

  /// Runs what waits for the layout.
  private func act() {
    for action in emission.store.actions.items where action.owner.isValid { action.run(emission) }
  }
}

/// Who has the views of a tree emitted, and what else an update of them is.
@MainActor
protocol EmissionSource: AnyObject {
  /// What an update begins with.
  associatedtype Changes

  var emission: Emission { get }

  /// Keeps what is seen before the views change.
  ///
  /// - Returns: whether something may be seen on its way from there.
  func remember(_ changes: Changes) -> Bool
  /// Emits what `changes` concern.
  func emit(_ changes: Changes) throws
  func needsLayout(after changes: Changes) -> Bool
  /// Measures and places the whole tree.
  func negotiate() throws
  /// Runs `body`, which lays the tree out: what closures of the user's read in it, the layout depends on.
  func observingLayout(_ body: () throws -> Void) rethrows
  /// Has content wait for ``PostLayoutPass`` that is there from an earlier layout and follows from that.
  func renewPostLayoutContent() throws
  /// Emits again what was made of answers that the layout has changed.
  ///
  /// - Returns: whether there is something to be laid out again.
  func takeAnswers() throws -> Bool
  /// Everything has its place.
  func finishLayout()
  /// Sends what has another place on its way.
  func follow(isAnimated: Bool) throws
  /// Tells who follows the life of views.
  func tell()
}
