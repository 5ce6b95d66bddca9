import Foundation
import QuoinGeometry

/// What takes room away from a safe area.
@frozen
public struct SafeAreaRegions: OptionSet, Sendable, Hashable {
  public let rawValue: UInt
  @inlinable
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Bars, notches, rounded corners, and what `safeAreaInset` puts beside a view.
  public static let container = SafeAreaRegions(rawValue: 1)
  /// The keyboard.
  public static let keyboard = SafeAreaRegions(rawValue: 2)
  public static let all: SafeAreaRegions = [.container, .keyboard]
}

/// What a window keeps free of content at its edges, in points.
public struct WindowInsets: Sendable, Hashable {
  /// What bars, notches and rounded corners cover.
  public var container: EdgeInsets
  /// How far the keyboard reaches up from the window's bottom edge.
  public var keyboard: CGFloat

  /// Lengths that are negative or not finite count as 0.
  public init(container: EdgeInsets, keyboard: CGFloat = 0) {
    func valid(_ length: CGFloat) -> CGFloat { length.isFinite ? max(length, 0) : 0 }
    self.container = EdgeInsets(
      top: valid(container.top), leading: valid(container.leading),
      bottom: valid(container.bottom), trailing: valid(container.trailing))
    self.keyboard = valid(keyboard)
  }

  /// What the keyboard covers beyond the container's bottom inset (SEMANTICS §15.1).
  var keyboardBeyondContainer: CGFloat { max(keyboard - container.bottom, 0) }

  /// All insets together.
  var total: EdgeInsets {
    var insets = container
    insets.bottom += keyboardBeyondContainer
    return insets
  }
}
