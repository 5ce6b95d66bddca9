import Foundation
import QuoinCore
import QuoinGeometry

// The accessibility modifiers of SwiftUI's first year.

extension View {
  /// The earlier form of `accessibilityLabel`. Sizing: neutral.
  public func accessibility(label: Text) -> some View { accessibilityLabel(label) }

  /// The earlier form of `accessibilityValue`. Sizing: neutral.
  public func accessibility(value: Text) -> some View { accessibilityValue(value) }

  /// The earlier form of `accessibilityHint`. Sizing: neutral.
  public func accessibility(hint: Text) -> some View { accessibilityHint(hint) }

  /// The earlier form of `accessibilityHidden`. Sizing: neutral.
  public func accessibility(hidden: Bool) -> some View { accessibilityHidden(hidden) }

  /// The earlier form of `accessibilityIdentifier`. Sizing: neutral.
  public func accessibility(identifier: String) -> some View { accessibilityIdentifier(identifier) }

  /// The earlier form of `accessibilityAddTraits`. Sizing: neutral.
  public func accessibility(addTraits traits: AccessibilityTraits) -> some View {
    accessibilityAddTraits(traits)
  }

  /// The earlier form of `accessibilityRemoveTraits`. Sizing: neutral.
  public func accessibility(removeTraits traits: AccessibilityTraits) -> some View {
    accessibilityRemoveTraits(traits)
  }

  /// The earlier form of `accessibilitySortPriority`. Sizing: neutral.
  public func accessibility(sortPriority: Double) -> some View {
    accessibilitySortPriority(sortPriority)
  }

  /// The earlier form of `accessibilityInputLabels`. Sizing: neutral.
  public func accessibility(inputLabels: [Text]) -> some View {
    accessibilityInputLabels(inputLabels)
  }

  /// The earlier form of `accessibilityActivationPoint`. Sizing: neutral.
  public func accessibility(activationPoint: UnitPoint) -> some View {
    accessibilityActivationPoint(activationPoint)
  }

  /// The earlier form of `accessibilityActivationPoint`. Sizing: neutral.
  public func accessibility(activationPoint: CGPoint) -> some View {
    accessibilityActivationPoint(activationPoint)
  }

  /// Compiles only: identifies the view for a selection.
  /// Sizing: neutral.
  public func accessibility(selectionIdentifier: AnyHashable) -> some View { self }

}
