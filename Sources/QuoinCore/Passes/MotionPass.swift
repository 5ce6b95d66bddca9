import QuoinLayout

/// Lets what a pass changes be seen on its way (Rules/Animation.md#layout-is-final). The layout knows nothing of it: it has the final places.
///
///     remember ── the pass emits and lays out ──→ follow ──→ begin ──→ settle
///     before: where things are       │            what lies   what is   finds what is on its way
///     seen, and how they are drawn   │            elsewhere   new goes  in the new tree
///                                    ↓            moves       in
///                                  depart
///                                  what isn't found again leaves a ghost
///
/// For example, a row is deleted in an animation: *remember* keeps the places of all rows; the row's element isn't found
/// again, so its look departs as a ghost; *follow* finds the rows below it by their identity, laid out higher, and sends
/// each on its way from where it was seen; nothing is new, so *begin* has nothing to do; *settle* finds the list again,
/// which draws the ghost from now on.
///
/// Reads places and drawings, before and after; writes ``Presentation`` (what moves) and ``Staging`` (what comes and
/// goes).
@MainActor
struct MotionPass {
  let emission: Emission
  let elementStore: ElementStore

  /// Keeps what is seen before the pass changes it. What goes meanwhile departs (`ElementStore.depart`).
  func remember() {
    elementStore.motion.presentation.remember(emission)
    elementStore.motion.staging.remember(emission, elementStore.motion.presentation)
  }

  /// The pass is laid out: sends on its way what lies elsewhere, and what came or goes.
  ///
  /// - Parameter isAnimated: whether ``remember()`` kept what there was.
  func follow(isAnimated: Bool) throws {
    if isAnimated {
      elementStore.motion.presentation.follow(emission, elementStore)
    } else {
      elementStore.motion.presentation.stop(elementStore)
    }
    try elementStore.motion.staging.begin(emission, elementStore)
  }
}
