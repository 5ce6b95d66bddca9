import Foundation
import QuoinCore
import QuoinGeometry

// Information for assistive technologies. No picture shows it, so that views are drawn as if these modifiers weren't
// there; living views keep it (``AccessibilityProperties``). Reports find views by `accessibilityIdentifier`, which is
// defined elsewhere.

extension View {
  /// Makes the view an element for assistive technologies, which no picture shows. Sizing: neutral.
  public func accessibilityElement(children: AccessibilityChildBehavior = .ignore) -> some View {
    accessibility { properties, _ in properties.children = children }
  }

  /// Says by other views what the view is, for assistive technologies. Sizing: neutral.
  public func accessibilityRepresentation<V: View>(@ViewBuilder representation: () -> V)
    -> some View
  { self }

  /// Compiles only: puts views for assistive technologies in place of those inside. Sizing: neutral.
  public func accessibilityChildren<V: View>(@ViewBuilder children: () -> V) -> some View { self }

  /// Sets what a screen reader calls the view; drivers of living views find the view by it. Sizing: neutral.
  public func accessibilityLabel(_ label: Text) -> some View {
    accessibilityLabel(label, isEnabled: true)
  }
  /// Sets what a screen reader calls the view; drivers of living views find the view by it. Sizing: neutral.
  public func accessibilityLabel(_ label: Text, isEnabled: Bool) -> some View {
    attribute { emission, mark in
      guard isEnabled, emission.keepsCarried else { return }
      let label = label.string(in: emission.environment)
      if emission.isLiving { emission.label(since: mark, label) }
      emission.carry(AccessibilityChange { $0.label = label }, since: mark)
    }
  }
  /// Sets what a screen reader calls the view; drivers of living views find the view by it. Sizing: neutral.
  public func accessibilityLabel(_ key: LocalizedStringKey) -> some View {
    accessibilityLabel(Text(key))
  }
  /// Sets what a screen reader calls the view; drivers of living views find the view by it. Sizing: neutral.
  public func accessibilityLabel(_ key: LocalizedStringKey, isEnabled: Bool) -> some View {
    accessibilityLabel(Text(key), isEnabled: isEnabled)
  }
  /// Sets what a screen reader calls the view; drivers of living views find the view by it. Sizing: neutral.
  @_disfavoredOverload
  public func accessibilityLabel<S: StringProtocol>(_ label: S) -> some View {
    accessibilityLabel(Text(label))
  }
  /// Sets what a screen reader calls the view; drivers of living views find the view by it. Sizing: neutral.
  @_disfavoredOverload
  public func accessibilityLabel<S: StringProtocol>(_ label: S, isEnabled: Bool) -> some View {
    accessibilityLabel(Text(label), isEnabled: isEnabled)
  }

  /// Sets the value that a screen reader says; no picture shows it. Sizing: neutral.
  public func accessibilityValue(_ value: Text) -> some View {
    accessibilityValue(value, isEnabled: true)
  }
  /// Sets the value that a screen reader says; no picture shows it. Sizing: neutral.
  public func accessibilityValue(_ value: Text, isEnabled: Bool) -> some View {
    accessibility(if: isEnabled) { $0.value = value.string(in: $1) }
  }
  /// Sets the value that a screen reader says; no picture shows it. Sizing: neutral.
  public func accessibilityValue(_ key: LocalizedStringKey) -> some View {
    accessibilityValue(Text(key))
  }
  /// Sets the value that a screen reader says; no picture shows it. Sizing: neutral.
  public func accessibilityValue(_ key: LocalizedStringKey, isEnabled: Bool) -> some View {
    accessibilityValue(Text(key), isEnabled: isEnabled)
  }
  /// Sets the value that a screen reader says; no picture shows it. Sizing: neutral.
  @_disfavoredOverload
  public func accessibilityValue<S: StringProtocol>(_ value: S) -> some View {
    accessibilityValue(Text(value))
  }
  /// Sets the value that a screen reader says; no picture shows it. Sizing: neutral.
  @_disfavoredOverload
  public func accessibilityValue<S: StringProtocol>(_ value: S, isEnabled: Bool) -> some View {
    accessibilityValue(Text(value), isEnabled: isEnabled)
  }

  /// Sets what a screen reader says of the view's use; no picture shows it. Sizing: neutral.
  public func accessibilityHint(_ hint: Text) -> some View {
    accessibilityHint(hint, isEnabled: true)
  }
  /// Sets what a screen reader says of the view's use; no picture shows it. Sizing: neutral.
  public func accessibilityHint(_ hint: Text, isEnabled: Bool) -> some View {
    accessibility(if: isEnabled) { $0.hint = hint.string(in: $1) }
  }
  /// Sets what a screen reader says of the view's use; no picture shows it. Sizing: neutral.
  public func accessibilityHint(_ key: LocalizedStringKey) -> some View {
    accessibilityHint(Text(key))
  }
  /// Sets what a screen reader says of the view's use; no picture shows it. Sizing: neutral.
  public func accessibilityHint(_ key: LocalizedStringKey, isEnabled: Bool) -> some View {
    accessibilityHint(Text(key), isEnabled: isEnabled)
  }
  /// Sets what a screen reader says of the view's use; no picture shows it. Sizing: neutral.
  @_disfavoredOverload
  public func accessibilityHint<S: StringProtocol>(_ hint: S) -> some View {
    accessibilityHint(Text(hint))
  }
  /// Sets what a screen reader says of the view's use; no picture shows it. Sizing: neutral.
  @_disfavoredOverload
  public func accessibilityHint<S: StringProtocol>(_ hint: S, isEnabled: Bool) -> some View {
    accessibilityHint(Text(hint), isEnabled: isEnabled)
  }

  /// Lets assistive technologies skip the view; it is drawn all the same. Sizing: neutral.
  public func accessibilityHidden(_ hidden: Bool) -> some View {
    accessibility { properties, _ in properties.isHidden = hidden }
  }
  /// Lets assistive technologies skip the view; it is drawn all the same. Sizing: neutral.
  public func accessibilityHidden(_ hidden: Bool, isEnabled: Bool) -> some View {
    accessibility(if: isEnabled) { properties, _ in properties.isHidden = hidden }
  }
  /// Adds traits for assistive technologies; no picture shows them. Sizing: neutral.
  public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View {
    accessibility { properties, _ in
      properties.traits.formUnion(traits)
      properties.removedTraits.subtract(traits)
    }
  }
  /// Removes traits for assistive technologies; no picture shows them. Sizing: neutral.
  public func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> some View {
    accessibility { properties, _ in
      properties.traits.subtract(traits)
      properties.removedTraits.formUnion(traits)
    }
  }
  /// Sets when a screen reader reads the view among its neighbours; no picture shows it. Sizing: neutral.
  public func accessibilitySortPriority(_ sortPriority: Double) -> some View {
    accessibility { properties, _ in properties.sortPriority = sortPriority }
  }
  /// Sets the level of the heading that the view is; no picture shows it. Sizing: neutral.
  public func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> some View {
    accessibility { properties, _ in properties.heading = level }
  }
  /// Sets what users may call the view when they speak to it. Sizing: neutral.
  public func accessibilityInputLabels(_ inputLabels: [Text]) -> some View {
    accessibility { properties, environment in
      properties.inputLabels = inputLabels.map { $0.string(in: environment) }
    }
  }
  /// Sets what users may call the view when they speak to it. Sizing: neutral.
  public func accessibilityInputLabels(_ inputLabelKeys: [LocalizedStringKey]) -> some View {
    accessibilityInputLabels(inputLabelKeys.map { Text($0) })
  }
  /// Sets what users may call the view when they speak to it. Sizing: neutral.
  @_disfavoredOverload
  public func accessibilityInputLabels<S: StringProtocol>(_ inputLabels: [S]) -> some View {
    accessibilityInputLabels(inputLabels.map { Text($0) })
  }

  /// Compiles only: says what kind of text the view shows. Sizing: neutral.
  public func accessibilityTextContentType(_ value: AccessibilityTextContentType) -> some View {
    self
  }

  /// Compiles only: keeps the colours of the view where a display inverts all others. Sizing: neutral.
  public func accessibilityIgnoresInvertColors(_ active: Bool = true) -> some View { self }

  /// Compiles only: says whether the view reacts to users. Sizing: neutral.
  public func accessibilityRespondsToUserInteraction(_ respondsToUserInteraction: Bool = true)
    -> some View
  { self }

  /// Compiles only: sets where assistive technologies touch the view. Sizing: neutral.
  public func accessibilityActivationPoint(_ activationPoint: CGPoint) -> some View { self }

  /// Compiles only: sets where assistive technologies touch the view. Sizing: neutral.
  public func accessibilityActivationPoint(_ activationPoint: UnitPoint) -> some View { self }

  /// Compiles only: lets users touch the view directly. Sizing: neutral.
  public func accessibilityDirectTouch(
    _ isDirectTouchArea: Bool = true, options: AccessibilityDirectTouchOptions = []
  ) -> some View { self }

  /// Compiles only: shows the view large while it is held. Sizing: neutral.
  public func accessibilityShowsLargeContentViewer() -> some View { self }

  /// Compiles only: shows another view, large, while the view is held. Sizing: neutral.
  public func accessibilityShowsLargeContentViewer<V: View>(
    @ViewBuilder _ largeContentView: () -> V
  ) -> some View { self }

  /// Has a screen reader say punctuation marks; no picture shows it. Sizing: neutral.
  public func speechAlwaysIncludesPunctuation(_ value: Bool = true) -> some View { self }

  /// Has a screen reader spell; no picture shows it. Sizing: neutral.
  public func speechSpellsOutCharacters(_ value: Bool = true) -> some View { self }

  /// Sets the pitch of a screen reader; no picture shows it. Sizing: neutral.
  public func speechAdjustedPitch(_ value: Double) -> some View { self }

  /// Has a screen reader wait with announcements; no picture shows it. Sizing: neutral.
  public func speechAnnouncementsQueued(_ value: Bool = true) -> some View { self }

  /// Sets the help that a pointer resting on the view shows; no picture shows it. Sizing: neutral.
  public func help(_ text: Text) -> some View { self }
  /// Sets the help that a pointer resting on the view shows; no picture shows it. Sizing: neutral.
  public func help(_ key: LocalizedStringKey) -> some View { self }
  /// Sets the help that a pointer resting on the view shows; no picture shows it. Sizing: neutral.
  @_disfavoredOverload
  public func help<S: StringProtocol>(_ text: S) -> some View { self }
}
