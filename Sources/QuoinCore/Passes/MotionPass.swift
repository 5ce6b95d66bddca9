import QuoinLayout

/// Shows the changes of a pass as motion (Rules/Animation.md#layout-is-final). The layout knows nothing of motion:
/// it has the final places.
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
/// Reads places and drawings, before and after; writes ``Presentation`` (motions) and ``Staging`` (arrivals and
/// departures).
@MainActor
struct MotionPass {
  let emission: Emission
  let elementStore: ElementStore

  /// Keeps what the user sees before the pass changes it. Views that go during the pass depart
  /// (`ElementStore.depart`).
  func remember() {
    elementStore.motion.presentation.remember(emission)
    elementStore.motion.staging.remember(emission, elementStore.motion.presentation)
  }

  /// The pass is laid out: starts the motion of views that lie elsewhere, come or go.
  ///
  /// - `isAnimated`: whether ``remember()`` kept the earlier places.
  func follow(isAnimated: Bool) throws {
    if isAnimated {
      elementStore.motion.presentation.follow(emission, elementStore)
    } else {
      elementStore.motion.presentation.stop(elementStore)
    }
    try elementStore.motion.staging.begin(emission, elementStore)
  }
}
