import QuoinCore

// What assistive technologies are told. No picture shows it, so that views are drawn as if it weren't said;
// `accessibilityIdentifier`, by which reports find views, is the exception.

extension View {
  /// Makes the view an element for assistive technologies, which no picture shows. Sizing: neutral.
  public func accessibilityElement(children: AccessibilityChildBehavior = .ignore) -> some View {
    self
  }

  /// What the view is called aloud, which no picture shows; a living view is found by it. Sizing: neutral.
  public func accessibilityLabel(_ label: Text) -> some View {
    attribute { emission, mark in
      emission.label(since: mark, label.string(in: emission.environment))
    }
  }
  /// What the view is called aloud, which no picture shows; a living view is found by it. Sizing: neutral.
  public func accessibilityLabel(_ key: LocalizedStringKey) -> some View {
    accessibilityLabel(Text(key))
  }
  /// What the view is called aloud, which no picture shows; a living view is found by it. Sizing: neutral.
  @_disfavoredOverload
  public func accessibilityLabel<S: StringProtocol>(_ label: S) -> some View {
    accessibilityLabel(Text(label))
  }

  /// The value that is said aloud, which no picture shows. Sizing: neutral.
  public func accessibilityValue(_ value: Text) -> some View { self }
  /// The value that is said aloud, which no picture shows. Sizing: neutral.
  public func accessibilityValue(_ key: LocalizedStringKey) -> some View { self }
  /// The value that is said aloud, which no picture shows. Sizing: neutral.
  @_disfavoredOverload
  public func accessibilityValue<S: StringProtocol>(_ value: S) -> some View { self }

  /// What is said of the view's use, which no picture shows. Sizing: neutral.
  public func accessibilityHint(_ hint: Text) -> some View { self }
  /// What is said of the view's use, which no picture shows. Sizing: neutral.
  public func accessibilityHint(_ key: LocalizedStringKey) -> some View { self }
  /// What is said of the view's use, which no picture shows. Sizing: neutral.
  @_disfavoredOverload
  public func accessibilityHint<S: StringProtocol>(_ hint: S) -> some View { self }

  /// Whether assistive technologies pass the view over; it is drawn all the same. Sizing: neutral.
  public func accessibilityHidden(_ hidden: Bool) -> some View { self }
  /// Adds to what the view is said to be, which no picture shows. Sizing: neutral.
  public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View { self }
  /// Takes from what the view is said to be, which no picture shows. Sizing: neutral.
  public func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> some View { self }
  /// When the view is read out among its neighbours, which no picture shows. Sizing: neutral.
  public func accessibilitySortPriority(_ priority: Double) -> some View { self }

  /// The help that a pointer resting on the view shows, which no picture does. Sizing: neutral.
  public func help(_ text: Text) -> some View { self }
  /// The help that a pointer resting on the view shows, which no picture does. Sizing: neutral.
  public func help(_ key: LocalizedStringKey) -> some View { self }
  /// The help that a pointer resting on the view shows, which no picture does. Sizing: neutral.
  @_disfavoredOverload
  public func help<S: StringProtocol>(_ text: S) -> some View { self }
}
