import Foundation
import QuoinCore
import QuoinGeometry

// The digital crown and the hand gestures of a watch, which no picture shows.

/// The amount of rotation that the digital crown needs to change a value.
public enum DigitalCrownRotationalSensitivity: Hashable, Sendable {
  case low, medium, high
}

/// A change of the digital crown's rotation.
public struct DigitalCrownEvent: Hashable, Sendable {
  /// The rotation since the start, in the units of the bound value.
  public var offset: Double
  /// The speed of the rotation, in units per second.
  public var velocity: Double
}

/// A hand gesture that performs the action of a control.
public struct HandGestureShortcut: Hashable, Sendable {
  private let name: String
  /// The gesture for the main action of a screen, a double tap of two fingers.
  public static let primaryAction = HandGestureShortcut(name: "primaryAction")
}

extension View {
  /// Compiles only: ties a value to the digital crown of a watch. Sizing: neutral.
  public func digitalCrownRotation<V: BinaryFloatingPoint>(_ binding: Binding<V>) -> some View {
    self
  }

  /// Compiles only: ties a value to the digital crown of a watch. Sizing: neutral.
  public func digitalCrownRotation<V: BinaryFloatingPoint>(
    _ binding: Binding<V>, from minValue: V, through maxValue: V, by stride: V.Stride? = nil,
    sensitivity: DigitalCrownRotationalSensitivity = .high, isContinuous: Bool = false,
    isHapticFeedbackEnabled: Bool = true
  ) -> some View { self }

  /// Compiles only: ties a value to the digital crown of a watch. Sizing: neutral.
  public func digitalCrownRotation<V: BinaryFloatingPoint>(
    _ binding: Binding<V>, onChange: @escaping (DigitalCrownEvent) -> Void = { _ in },
    onIdle: @escaping () -> Void = {}
  ) -> some View { self }

  /// Compiles only: ties a value to the digital crown of a watch, in steps. Sizing: neutral.
  public func digitalCrownRotation<V: BinaryFloatingPoint>(
    detent binding: Binding<V>, from minValue: V, through maxValue: V, by stride: V.Stride,
    sensitivity: DigitalCrownRotationalSensitivity = .high, isContinuous: Bool = false,
    isHapticFeedbackEnabled: Bool = true,
    onChange: @escaping (DigitalCrownEvent) -> Void = { _ in },
    onIdle: @escaping () -> Void = {}
  ) -> some View { self }

  /// Compiles only: shows or hides the view beside the digital crown. Sizing: neutral.
  public func digitalCrownAccessory(_ visibility: Visibility) -> some View { self }

  /// Compiles only: puts a view beside the digital crown. Sizing: neutral.
  public func digitalCrownAccessory<Content: View>(
    @ViewBuilder content: @escaping () -> Content
  ) -> some View { self }

  /// Compiles only: lets a hand gesture perform the action of the view. Sizing: neutral.
  public func handGestureShortcut(
    _ shortcut: HandGestureShortcut, isEnabled: Bool = true
  ) -> some View { self }
}
