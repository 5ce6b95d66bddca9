import QuoinCore
import QuoinGeometry

extension View {
  /// Compiles only: names a point from which assistive technologies drag the view.
  /// Sizing: neutral.
  public func accessibilityDragPoint(_ point: UnitPoint, description: Text) -> some View { self }

  /// Compiles only: names a point from which assistive technologies drag the view.
  /// Sizing: neutral.
  public func accessibilityDragPoint(_ point: UnitPoint, description: LocalizedStringKey)
    -> some View
  { self }

  /// Compiles only: names a point from which assistive technologies drag the view.
  /// Sizing: neutral.
  @_disfavoredOverload
  public func accessibilityDragPoint<S: StringProtocol>(_ point: UnitPoint, description: S)
    -> some View
  { self }

  /// Compiles only: names a point at which assistive technologies drop onto the view.
  /// Sizing: neutral.
  public func accessibilityDropPoint(_ point: UnitPoint, description: Text) -> some View { self }

  /// Compiles only: names a point at which assistive technologies drop onto the view.
  /// Sizing: neutral.
  public func accessibilityDropPoint(_ point: UnitPoint, description: LocalizedStringKey)
    -> some View
  { self }

  /// Compiles only: names a point at which assistive technologies drop onto the view.
  /// Sizing: neutral.
  @_disfavoredOverload
  public func accessibilityDropPoint<S: StringProtocol>(_ point: UnitPoint, description: S)
    -> some View
  { self }

  /// Compiles only: sets the description of the scroll position, which assistive technologies read.
  /// Sizing: neutral.
  public func accessibilityScrollStatus(_ status: Text, isEnabled: Bool = true) -> some View {
    self
  }

  /// Compiles only: sets the description of the scroll position, which assistive technologies read.
  /// Sizing: neutral.
  public func accessibilityScrollStatus(_ status: LocalizedStringKey, isEnabled: Bool = true)
    -> some View
  { self }

  /// Compiles only: sets the description of the scroll position, which assistive technologies read.
  /// Sizing: neutral.
  @_disfavoredOverload
  public func accessibilityScrollStatus<S: StringProtocol>(_ status: S, isEnabled: Bool = true)
    -> some View
  { self }

  /// Compiles only: sets the view that assistive technologies focus first.
  /// Sizing: neutral.
  public func accessibilityDefaultFocus<Value: Hashable>(
    _ binding: AccessibilityFocusState<Value>.Binding, _ value: Value
  ) -> some View { self }
}
