import QuoinCore
import QuoinGeometry

/// The settings that modifiers make for the scroll views inside them.
struct ScrollEnvironment {
  /// The margins of the content, and of the indicators.
  var contentMargins = EdgeInsets()
  /// The edges whose content margins are set, and so replace those of a list.
  var setMargins: Edge.Set = []
  var indicatorMargins = EdgeInsets()
  /// The initial anchor of a scroll view, and the alignment of short content.
  var initialAnchor: UnitPoint?
  var alignmentAnchor: UnitPoint?
  /// Sets the scroll view's position, as its owner requests.
  var position: (@MainActor (inout ScrollConfiguration) -> Void)?
  var isUnclipped = false
  /// Determines where the scroll view comes to rest after a drag.
  var behavior: (any ScrollTargetBehavior)?
  /// Whether the scroll view bounces at the ends of its content.
  var horizontalBounce = ScrollBounceBehavior.automatic
  var verticalBounce = ScrollBounceBehavior.automatic
  /// Called when a drag of the scroll view begins and ends.
  var phaseActions: [(ScrollPhase, ScrollPhase, ScrollPhaseChangeContext) -> Void] = []
  /// Whether a drag dismisses the keyboard.
  var hidesKeyboard = false

  /// Whether a scroll view is between the view and the row of a list around it.
  var isInView = false

  /// Removes the position, for nested scroll views.
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
