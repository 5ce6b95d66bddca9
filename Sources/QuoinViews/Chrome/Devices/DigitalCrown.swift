import QuoinCore
import QuoinGeometry

// The wheel of a watch, which no device here has.

/// How far the digital crown has to be turned.
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
