import QuoinCore
import QuoinGeometry

/// What modifiers say of the scroll views inside them.
struct ScrollEnvironment {
  /// Room around the content, and around the indicators.
  var contentMargins = EdgeInsets()
  var indicatorMargins = EdgeInsets()
  /// Where a scroll view begins, and where short content lies.
  var initialAnchor: UnitPoint?
  var alignmentAnchor: UnitPoint?
  /// Sets where the scroll view is, as the owner of its position wants.
  var position: (@MainActor (inout ScrollConfiguration) -> Void)?
  var isUnclipped = false
  /// Where the scroll view comes to rest after a drag.
  var behavior: (any ScrollTargetBehavior)?
  /// Whether it bounces at the ends of its content.
  var horizontalBounce = ScrollBounceBehavior.automatic
  var verticalBounce = ScrollBounceBehavior.automatic
  /// Called when a drag of the scroll view begins and ends.
  var phaseActions: [(ScrollPhase, ScrollPhase, ScrollPhaseChangeContext) -> Void] = []
  /// Whether a drag hides the keyboard.
  var hidesKeyboard = false

  /// Removes the position, for scroll views inside this one.
  mutating func forgetPosition() {
    initialAnchor = nil
    alignmentAnchor = nil
    position = nil
    behavior = nil
    phaseActions = []
  }
}

private struct ScrollEnvironmentKey: EnvironmentKey {
  static var defaultValue: ScrollEnvironment { ScrollEnvironment() }
}

extension EnvironmentValues {
  var scroll: ScrollEnvironment {
    get { self[ScrollEnvironmentKey.self] }
    set { self[ScrollEnvironmentKey.self] = newValue }
  }
}
