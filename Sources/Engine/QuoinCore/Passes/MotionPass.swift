import QuoinLayout

/// Shows the changes of a pass as motion (Rules/Animation.md#layout-is-final). The layout itself
/// contains only the final positions.
///
///     remember ── the pass emits and lays out ──→ follow ──→ begin ──→ settle
///     before: visible positions      │            moved     new       finds moving
///     and drawings                   │            views     views     views in the
///                                    ↓            move      appear    new tree
///                                  depart
///                                  a removed view leaves a snapshot
///
/// For example, a row is deleted with an animation. *remember* records the positions of all rows.
/// The row's element isn't found again, so a snapshot of it departs. *follow* finds the rows below
/// by their identity, now laid out higher, and moves each from its visible position. No view is
/// new, so *begin* has nothing to do. *settle* finds the list in the new tree, which draws the
/// snapshot from now on.
///
/// Reads positions and drawings, before and after; writes ``Presentation`` (motions) and
/// ``TransitionTracker`` (arrivals and departures).
@MainActor
struct MotionPass {
  let emission: Emission
  let elementStore: ElementStore

  /// Records the visible state before the pass changes it. Views that the pass removes depart
  /// (`ElementStore.depart`).
  func remember() {
    elementStore.motion.presentation.remember(emission)
    elementStore.motion.transitions.remember(emission, elementStore.motion.presentation)
  }

  /// Makes lazy containers show also the rows that an animation moves through the window.
  ///
  /// - Returns: Whether the tree must be laid out again.
  func extendWindows(isAnimated: Bool) -> Bool {
    elementStore.motion.presentation.windows.update(
      emission, elementStore, isAnimated: isAnimated)
  }

  /// Starts the motion of views that moved, appeared or disappeared, after the layout of the pass.
  ///
  /// - Parameter isAnimated: whether ``remember()`` recorded the earlier positions.
  func follow(isAnimated: Bool) throws {
    if isAnimated {
      elementStore.motion.presentation.follow(emission, elementStore)
    } else {
      elementStore.motion.presentation.stop(elementStore)
    }
    try elementStore.motion.transitions.begin(emission, elementStore)
  }
}
