import Foundation
import QuoinGeometry

/// The causes of a safe area.
@frozen
public struct SafeAreaRegions: OptionSet, Sendable, Hashable {
  public let rawValue: UInt
  @inlinable
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The region of bars, notches, rounded corners, and the content of `safeAreaInset`.
  public static let container = SafeAreaRegions(rawValue: 1)
  /// The region of the keyboard.
  public static let keyboard = SafeAreaRegions(rawValue: 2)
  public static let all: SafeAreaRegions = [.container, .keyboard]
}

/// The insets at the edges of a window, in points.
public struct WindowInsets: Sendable, Hashable {
  /// The space covered by bars, notches and rounded corners.
  public var container: EdgeInsets
  /// The height of the keyboard, from the window's bottom edge.
  public var keyboard: CGFloat

  /// Creates insets; lengths that are negative or not finite count as 0.
  public init(container: EdgeInsets, keyboard: CGFloat = 0) {
    func valid(_ length: CGFloat) -> CGFloat { length.isFinite ? max(length, 0) : 0 }
    self.container = EdgeInsets(
      top: valid(container.top), leading: valid(container.leading),
      bottom: valid(container.bottom), trailing: valid(container.trailing))
    self.keyboard = valid(keyboard)
  }

  /// The part of the keyboard above the container's bottom inset (Rules/SafeArea.md#regions).
  package var keyboardBeyondContainer: CGFloat { max(keyboard - container.bottom, 0) }

  /// All insets together.
  var total: EdgeInsets {
    var insets = container
    insets.bottom += keyboardBeyondContainer
    return insets
  }
}

/// The window that contains the root of a tree.
struct WindowSpace {
  var insets: WindowInsets?
  var size = CGSize.zero
  var pixelLength: CGFloat = 1
}

extension LayoutTree {
  /// The insets of the window around the root; `nil` if there is no window.
  public var windowInsets: WindowInsets? {
    get { window.insets }
    set { window.insets = newValue }
  }

  /// The size of the window, or of the root without one, once it is laid out.
  public internal(set) var windowSize: CGSize {
    get { window.size }
    set { window.size = newValue }
  }

  /// The part of the laid-out window that the keyboard covers; `nil` without a keyboard.
  package var keyboardFrame: CGRect? {
    guard let keyboard = windowInsets?.keyboard, keyboard > 0 else { return nil }
    let size = windowSize
    guard size.width.isFinite, size.height.isFinite else { return nil }
    let height = min(keyboard, size.height)
    return CGRect(x: 0, y: size.height - height, width: size.width, height: height)
  }

  /// One pixel in points, the tolerance for an edge to touch a safe area.
  public var pixelLength: CGFloat {
    get { window.pixelLength }
    set { window.pixelLength = newValue }
  }
}
