import Foundation
import QuoinCore
import QuoinGeometry

// Accessibility information. It doesn't affect drawing; live views keep it
// (``AccessibilityProperties``). Reports find views by `accessibilityIdentifier`, which is defined
// elsewhere.

extension View {
  /// Makes the view an accessibility element, which no picture shows.
  /// Sizing: neutral.
  public func accessibilityElement(children: AccessibilityChildBehavior = .ignore) -> some View {
    attribute { emission, mark in
      emission.attach(
        AccessibilityChange(change: { $0.children = children }, element: children), since: mark)
    }
  }

  /// Sets the accessibility label of the view, by which tests and scripts also find it in live
  /// views.
  /// Sizing: neutral.
  public func accessibilityLabel(_ label: Text) -> some View {
    accessibilityLabel(label, isEnabled: true)
  }
  /// Sets the accessibility label of the view, by which tests and scripts also find it in live
  /// views.
  /// Sizing: neutral.
  public func accessibilityLabel(_ label: Text, isEnabled: Bool) -> some View {
    attribute { emission, mark in
      guard isEnabled, emission.keepsAttachments else { return }
      let label = label.string(in: emission.environment)
      if emission.isLiving { emission.touches.label(since: mark, label) }
      emission.attach(AccessibilityChange { $0.label = label }, since: mark)
    }
  }
  /// Sets the accessibility label of the view, by which tests and scripts also find it in live
  /// views.
  /// Sizing: neutral.
  public func accessibilityLabel(_ key: LocalizedStringKey) -> some View {
    accessibilityLabel(Text(key))
  }

  /// Sets the accessibility label of the view, by which tests and scripts also find it in live
  /// views.
  /// Sizing: neutral.
  @_disfavoredOverload
  public func accessibilityLabel(_ resource: LocalizedStringResource) -> some View {
    accessibilityLabel(Text(resource))
  }
  /// Sets the accessibility label of the view, by which tests and scripts also find it in live
  /// views.
  /// Sizing: neutral.
  public func accessibilityLabel(_ key: LocalizedStringKey, isEnabled: Bool) -> some View {
    accessibilityLabel(Text(key), isEnabled: isEnabled)
  }

  /// Sets the accessibility label of the view, by which tests and scripts also find it in live
  /// views.
  /// Sizing: neutral.
  @_disfavoredOverload
  public func accessibilityLabel(_ resource: LocalizedStringResource, isEnabled: Bool) -> some View
  {
    accessibilityLabel(Text(resource), isEnabled: isEnabled)
  }
  /// Sets the accessibility label of the view, by which tests and scripts also find it in live
  /// views.
  /// Sizing: neutral.
  @_disfavoredOverload
  public func accessibilityLabel<S: StringProtocol>(_ label: S) -> some View {
    accessibilityLabel(Text(label))
  }
  /// Sets the accessibility label of the view, by which tests and scripts also find it in live
  /// views.
  /// Sizing: neutral.
  @_disfavoredOverload
  public func accessibilityLabel<S: StringProtocol>(_ label: S, isEnabled: Bool) -> some View {
    accessibilityLabel(Text(label), isEnabled: isEnabled)
  }

  /// Sets the accessibility value of the view; no picture shows it.
  /// Sizing: neutral.
  public func accessibilityValue(_ value: Text) -> some View {
    accessibilityValue(value, isEnabled: true)
  }
  /// Sets the accessibility value of the view; no picture shows it.
  /// Sizing: neutral.
  public func accessibilityValue(_ value: Text, isEnabled: Bool) -> some View {
    accessibility(if: isEnabled) { $0.value = value.string(in: $1) }
  }
  /// Sets the accessibility value of the view; no picture shows it.
  /// Sizing: neutral.
  public func accessibilityValue(_ key: LocalizedStringKey) -> some View {
    accessibilityValue(Text(key))
  }

  /// Sets the accessibility value of the view; no picture shows it.
  /// Sizing: neutral.
  @_disfavoredOverload
  public func accessibilityValue(_ resource: LocalizedStringResource) -> some View {
    accessibilityValue(Text(resource))
  }
  /// Sets the accessibility value of the view; no picture shows it.
  /// Sizing: neutral.
  public func accessibilityValue(_ key: LocalizedStringKey, isEnabled: Bool) -> some View {
    accessibilityValue(Text(key), isEnabled: isEnabled)
  }

  /// Sets the accessibility value of the view; no picture shows it.
  /// Sizing: neutral.
  @_disfavoredOverload
  public func accessibilityValue(_ resource: LocalizedStringResource, isEnabled: Bool) -> some View
  {
    accessibilityValue(Text(resource), isEnabled: isEnabled)
  }
  /// Sets the accessibility value of the view; no picture shows it.
  /// Sizing: neutral.
  @_disfavoredOverload
  public func accessibilityValue<S: StringProtocol>(_ value: S) -> some View {
    accessibilityValue(Text(value))
  }
  /// Sets the accessibility value of the view; no picture shows it.
  /// Sizing: neutral.
  @_disfavoredOverload
  public func accessibilityValue<S: StringProtocol>(_ value: S, isEnabled: Bool) -> some View {
    accessibilityValue(Text(value), isEnabled: isEnabled)
  }

  /// Sets the accessibility hint of the view; no picture shows it.
  /// Sizing: neutral.
  public func accessibilityHint(_ hint: Text) -> some View {
    accessibilityHint(hint, isEnabled: true)
  }
  /// Sets the accessibility hint of the view; no picture shows it.
  /// Sizing: neutral.
  public func accessibilityHint(_ hint: Text, isEnabled: Bool) -> some View {
    accessibility(if: isEnabled) { $0.hint = hint.string(in: $1) }
  }
  /// Sets the accessibility hint of the view; no picture shows it.
  /// Sizing: neutral.
  public func accessibilityHint(_ key: LocalizedStringKey) -> some View {
    accessibilityHint(Text(key))
  }

  /// Sets the accessibility hint of the view; no picture shows it.
  /// Sizing: neutral.
  @_disfavoredOverload
  public func accessibilityHint(_ resource: LocalizedStringResource) -> some View {
    accessibilityHint(Text(resource))
  }
  /// Sets the accessibility hint of the view; no picture shows it.
  /// Sizing: neutral.
  public func accessibilityHint(_ key: LocalizedStringKey, isEnabled: Bool) -> some View {
    accessibilityHint(Text(key), isEnabled: isEnabled)
  }

  /// Sets the accessibility hint of the view; no picture shows it.
  /// Sizing: neutral.
  @_disfavoredOverload
  public func accessibilityHint(_ resource: LocalizedStringResource, isEnabled: Bool) -> some View {
    accessibilityHint(Text(resource), isEnabled: isEnabled)
  }
  /// Sets the accessibility hint of the view; no picture shows it.
  /// Sizing: neutral.
  @_disfavoredOverload
  public func accessibilityHint<S: StringProtocol>(_ hint: S) -> some View {
    accessibilityHint(Text(hint))
  }
  /// Sets the accessibility hint of the view; no picture shows it.
  /// Sizing: neutral.
  @_disfavoredOverload
  public func accessibilityHint<S: StringProtocol>(_ hint: S, isEnabled: Bool) -> some View {
    accessibilityHint(Text(hint), isEnabled: isEnabled)
  }

  /// Hides the view from assistive technologies; it is still drawn.
  /// Sizing: neutral.
  public func accessibilityHidden(_ hidden: Bool) -> some View {
    accessibility { properties, _ in properties.isHidden = hidden }
  }
  /// Hides the view from assistive technologies; it is still drawn.
  /// Sizing: neutral.
  public func accessibilityHidden(_ hidden: Bool, isEnabled: Bool) -> some View {
    accessibility(if: isEnabled) { properties, _ in properties.isHidden = hidden }
  }
  /// Adds accessibility traits; no picture shows them.
  /// Sizing: neutral.
  public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View {
    accessibility { properties, _ in
      properties.traits.formUnion(traits)
      properties.removedTraits.subtract(traits)
    }
  }
  /// Removes accessibility traits; no picture shows them.
  /// Sizing: neutral.
  public func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> some View {
    accessibility { properties, _ in
      properties.traits.subtract(traits)
      properties.removedTraits.formUnion(traits)
    }
  }
  /// Sets the order in which a screen reader reads the view among its siblings; no picture shows
  /// it.
  /// Sizing: neutral.
  public func accessibilitySortPriority(_ sortPriority: Double) -> some View {
    accessibility { properties, _ in properties.sortPriority = sortPriority }
  }
  /// Sets the heading level of the view; no picture shows it.
  /// Sizing: neutral.
  public func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> some View {
    accessibility { properties, _ in properties.heading = level }
  }
  /// Sets the names by which users can address the view with speech.
  /// Sizing: neutral.
  public func accessibilityInputLabels(_ inputLabels: [Text]) -> some View {
    accessibility { properties, environment in
      properties.inputLabels = inputLabels.map { $0.string(in: environment) }
    }
  }
  /// Sets the names by which users can address the view with speech.
  /// Sizing: neutral.
  public func accessibilityInputLabels(_ inputLabelKeys: [LocalizedStringKey]) -> some View {
    accessibilityInputLabels(inputLabelKeys.map { Text($0) })
  }
  /// Sets the names by which users can address the view with speech.
  /// Sizing: neutral.
  @_disfavoredOverload
  public func accessibilityInputLabels<S: StringProtocol>(_ inputLabels: [S]) -> some View {
    accessibilityInputLabels(inputLabels.map { Text($0) })
  }

  /// Compiles only: sets the kind of text that the view shows.
  /// Sizing: neutral.
  public func accessibilityTextContentType(_ value: AccessibilityTextContentType) -> some View {
    self
  }

  /// Compiles only: keeps the colors of the view when a display inverts colors.
  /// Sizing: neutral.
  public func accessibilityIgnoresInvertColors(_ active: Bool = true) -> some View { self }

  /// Compiles only: sets whether the view responds to user interaction.
  /// Sizing: neutral.
  public func accessibilityRespondsToUserInteraction(_ respondsToUserInteraction: Bool = true)
    -> some View
  { self }

  /// Compiles only: sets the point at which assistive technologies touch the view.
  /// Sizing: neutral.
  public func accessibilityActivationPoint(_ activationPoint: CGPoint) -> some View { self }

  /// Compiles only: sets the point at which assistive technologies touch the view.
  /// Sizing: neutral.
  public func accessibilityActivationPoint(_ activationPoint: UnitPoint) -> some View { self }

  /// Compiles only: lets VoiceOver users touch the view directly.
  /// Sizing: neutral.
  public func accessibilityDirectTouch(
    _ isDirectTouchArea: Bool = true, options: AccessibilityDirectTouchOptions = []
  ) -> some View { self }

  /// Compiles only: enlarges the view while it is held.
  /// Sizing: neutral.
  public func accessibilityShowsLargeContentViewer() -> some View { self }

  /// Compiles only: shows a large alternative view while the view is held.
  /// Sizing: neutral.
  public func accessibilityShowsLargeContentViewer<V: View>(
    @ViewBuilder _ largeContentView: () -> V
  ) -> some View { self }

  /// Makes a screen reader speak punctuation; no picture shows it.
  /// Sizing: neutral.
  public func speechAlwaysIncludesPunctuation(_ value: Bool = true) -> some View { self }

  /// Makes a screen reader spell out text; no picture shows it.
  /// Sizing: neutral.
  public func speechSpellsOutCharacters(_ value: Bool = true) -> some View { self }

  /// Sets the pitch of a screen reader; no picture shows it. Sizing: neutral.
  public func speechAdjustedPitch(_ value: Double) -> some View { self }

  /// Makes a screen reader queue announcements; no picture shows it.
  /// Sizing: neutral.
  public func speechAnnouncementsQueued(_ value: Bool = true) -> some View { self }

  /// Sets the tooltip of the view, which is its accessibility hint; no picture shows it.
  /// Sizing: neutral.
  public func help(_ text: Text) -> some View { accessibilityHint(text) }
  /// Sets the tooltip of the view, which is its accessibility hint; no picture shows it.
  /// Sizing: neutral.
  public func help(_ key: LocalizedStringKey) -> some View { accessibilityHint(key) }

  /// Sets the tooltip of the view, which is its accessibility hint; no picture shows it.
  /// Sizing: neutral.
  @_disfavoredOverload
  public func help(_ resource: LocalizedStringResource) -> some View { accessibilityHint(resource) }
  /// Sets the tooltip of the view, which is its accessibility hint; no picture shows it.
  /// Sizing: neutral.
  @_disfavoredOverload
  public func help<S: StringProtocol>(_ text: S) -> some View { accessibilityHint(text) }
}
