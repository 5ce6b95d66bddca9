import Foundation
import QuoinCore
import QuoinLayout

// The elements of controls that a screen reader couldn't read from what they draw.

extension Emission {
  /// Makes the views added since `mark` the element of a measured value: its label, and the text of
  /// the value, or else the fraction in percent (Rules/Accessibility.md#measures).
  func attachMeasure<Label: View, Value: View>(
    _ label: Label?, value: Value?, fraction: Double?, role: String? = nil,
    since mark: LayoutTree.Mark
  ) {
    guard isLiving else { return }
    let title = label.map { labelText(of: $0) }
    let text = value.map { labelText(of: $0) }
    let percent = fraction?.formatted(
      .percent.precision(.fractionLength(0)).locale(environment.locale))
    let change = AccessibilityChange(
      change: { properties in
        properties.label = MainActor.assumeIsolated { title?() }
        properties.value = MainActor.assumeIsolated { text?() } ?? percent
        properties.role = role
      }, element: .ignore)
    attach(change, since: mark)
  }
}

extension View {
  /// Makes the view the element of one of the options of a control
  /// (Rules/Accessibility.md#options).
  ///
  /// Its label is the text of `label`, or else that of its images.
  /// Sizing: neutral.
  func optionElement<Label: View>(
    _ label: Label, badge: Text? = nil, isSelected: Bool, at index: Int, of count: Int
  ) -> some View {
    attribute { emission, mark in
      guard emission.isLiving else { return }
      let title = emission.labelText(of: label)
      let badge = badge?.string(in: emission.environment)
      let change = AccessibilityChange(
        change: { properties in
          let title = MainActor.assumeIsolated { title() }
          if !title.isEmpty { properties.label = title }
          properties.value = badge
          properties.traits = isSelected ? [.isButton, .isSelected] : .isButton
          properties.position = "\(index + 1) of \(count)"
        }, element: .combine)
      emission.attach(change, since: mark)
    }
  }
}
