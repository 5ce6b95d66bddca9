import QuoinCore
import QuoinGeometry

// The digital crown of a watch, which none of these devices has.

/// The amount of rotation that the digital crown needs to change a value.
public enum DigitalCrownRotationalSensitivity: Hashable, Sendable {
  case low, medium, high
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
}
