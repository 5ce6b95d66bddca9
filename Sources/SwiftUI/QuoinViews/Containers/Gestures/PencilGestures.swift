import Foundation
import QuoinCore
import QuoinGeometry

/// The position of a pencil that hovers over a view.
public struct PencilHoverPose: Equatable, Sendable {
  /// In the view, in points.
  public let location: CGPoint
  /// The location relative to the view's size.
  public let anchor: UnitPoint
  /// The distance from the screen, 0…1.
  public let zDistance: CGFloat
  public let altitude: Angle
  public let azimuth: Angle
  public let roll: Angle
}

/// A double tap on a pencil.
public struct PencilDoubleTapGestureValue: Equatable, Sendable {
  /// The position of the pencil; `nil` if it doesn't hover over the view.
  public let hoverPose: PencilHoverPose?
}

/// A squeeze of a pencil.
public struct PencilSqueezeGestureValue: Equatable, Sendable {
  /// The position of the pencil; `nil` if it doesn't hover over the view.
  public let hoverPose: PencilHoverPose?
}

/// The phase of a squeeze of a pencil.
public enum PencilSqueezeGesturePhase: Equatable, Sendable {
  case active(PencilSqueezeGestureValue)
  case ended(PencilSqueezeGestureValue)
  case failed
}

/// The action that the user prefers for a gesture on a pencil.
public struct PencilPreferredAction: Hashable, Sendable {
  private let name: String
  public static let ignore = PencilPreferredAction(name: "ignore")
  public static let switchEraser = PencilPreferredAction(name: "switchEraser")
  public static let switchPrevious = PencilPreferredAction(name: "switchPrevious")
  public static let showColorPalette = PencilPreferredAction(name: "showColorPalette")
  public static let showInkAttributes = PencilPreferredAction(name: "showInkAttributes")
  public static let showContextualPalette = PencilPreferredAction(name: "showContextualPalette")
  public static let runSystemShortcut = PencilPreferredAction(name: "runSystemShortcut")
}

extension EnvironmentValues {
  /// The action for a double tap on a pencil; always to switch to the eraser, the default.
  public var preferredPencilDoubleTapAction: PencilPreferredAction { .switchEraser }
  /// The action for a squeeze of a pencil; always to show a palette, the default.
  public var preferredPencilSqueezeAction: PencilPreferredAction { .showContextualPalette }
}

extension View {
  /// Compiles only: calls `action` for a double tap on a pencil, which doesn't exist here.
  /// Sizing: neutral.
  public func onPencilDoubleTap(
    perform action: @escaping (_ value: PencilDoubleTapGestureValue) -> Void
  ) -> some View { self }

  /// Compiles only: calls `action` for a squeeze of a pencil, which doesn't exist here.
  /// Sizing: neutral.
  public func onPencilSqueeze(
    perform action: @escaping (_ phase: PencilSqueezeGesturePhase) -> Void
  ) -> some View { self }
}
