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
  /// Where the owner of the view wants it to be.
  var position: (@MainActor (inout ScrollConfiguration) -> Void)?
  var isUnclipped = false
  /// Where it comes to rest after it was dragged.
  var behavior: (any ScrollTargetBehavior)?
  /// Told when it begins and ends to be dragged.
  var phaseActions: [(ScrollPhase, ScrollPhase, ScrollPhaseChangeContext) -> Void] = []
  /// Whether the keyboard goes when it is dragged.
  var hidesKeyboard = false

  /// A scroll view inside another one has a position of its own.
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
