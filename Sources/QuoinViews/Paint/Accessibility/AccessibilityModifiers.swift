import QuoinCore

// Information for assistive technologies. No picture shows it, so that views are drawn as if these modifiers weren't
// there. Reports find views by `accessibilityIdentifier`, which is defined elsewhere.

extension View {
  /// Makes the view an element for assistive technologies, which no picture shows. Sizing: neutral.
  public func accessibilityElement(children: AccessibilityChildBehavior = .ignore) -> some View {
    self
  }

  /// Sets what a screen reader calls the view; drivers of living views find the view by it. Sizing: neutral.
  public func accessibilityLabel(_ label: Text) -> some View {
    attribute { emission, mark in
      emission.label(since: mark, label.string(in: emission.environment))
    }
  }
  /// Sets what a screen reader calls the view; drivers of living views find the view by it. Sizing: neutral.
  public func accessibilityLabel(_ key: LocalizedStringKey) -> some View {
    accessibilityLabel(Text(key))
  }
  /// Sets what a screen reader calls the view; drivers of living views find the view by it. Sizing: neutral.
  @_disfavoredOverload
  public func accessibilityLabel<S: StringProtocol>(_ label: S) -> some View {
    accessibilityLabel(Text(label))
  }

  /// Sets the value that a screen reader says; no picture shows it. Sizing: neutral.
  public func accessibilityValue(_ value: Text) -> some View { self }
  /// Sets the value that a screen reader says; no picture shows it. Sizing: neutral.
  public func accessibilityValue(_ key: LocalizedStringKey) -> some View { self }
  /// Sets the value that a screen reader says; no picture shows it. Sizing: neutral.
  @_disfavoredOverload
  public func accessibilityValue<S: StringProtocol>(_ value: S) -> some View { self }

  /// Sets what a screen reader says of the view's use; no picture shows it. Sizing: neutral.
  public func accessibilityHint(_ hint: Text) -> some View { self }
  /// Sets what a screen reader says of the view's use; no picture shows it. Sizing: neutral.
  public func accessibilityHint(_ key: LocalizedStringKey) -> some View { self }
  /// Sets what a screen reader says of the view's use; no picture shows it. Sizing: neutral.
  @_disfavoredOverload
  public func accessibilityHint<S: StringProtocol>(_ hint: S) -> some View { self }

  /// Lets assistive technologies skip the view; it is drawn all the same. Sizing: neutral.
  public func accessibilityHidden(_ hidden: Bool) -> some View { self }
  /// Adds traits for assistive technologies; no picture shows them. Sizing: neutral.
  public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View { self }
  /// Removes traits for assistive technologies; no picture shows them. Sizing: neutral.
  public func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> some View { self }
  /// Sets when a screen reader reads the view among its neighbours; no picture shows it. Sizing: neutral.
  public func accessibilitySortPriority(_ priority: Double) -> some View { self }

  /// Sets the help that a pointer resting on the view shows; no picture shows it. Sizing: neutral.
  public func help(_ text: Text) -> some View { self }
  /// Sets the help that a pointer resting on the view shows; no picture shows it. Sizing: neutral.
  public func help(_ key: LocalizedStringKey) -> some View { self }
  /// Sets the help that a pointer resting on the view shows; no picture shows it. Sizing: neutral.
  @_disfavoredOverload
  public func help<S: StringProtocol>(_ text: S) -> some View { self }
}
