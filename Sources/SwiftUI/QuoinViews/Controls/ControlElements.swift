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
    let percent = fraction?.inPercent(environment.locale)
    let change = AccessibilityChange(
      change: { properties in
        properties.label = MainActor.assumeIsolated { title?() }
        properties.value = MainActor.assumeIsolated { text?() } ?? percent
        properties.role = role
      }, element: .ignore)
    attach(change, since: mark)
  }
}

extension Double {
  /// Returns the fraction as a spoken percentage.
  func inPercent(_ locale: Locale) -> String {
    formatted(.percent.precision(.fractionLength(0)).locale(locale))
  }
}

/// A view whose elements are ordered among themselves, such as a page.
package struct AccessibilityContainer {}

/// A link that is a row of a list, which handles its taps.
package struct SpokenLink {
  package let handle: ControlHandle
}

/// The title of a `Label`, whose parts are one element (Rules/Accessibility.md#labels).
package struct LabelTitle {
  /// Returns the text of the title, even if the style doesn't show it.
  package let text: @MainActor () -> String
}

extension View {
  /// Adds an accessibility action to the view, named by the texts in `label`.
  /// Sizing: neutral.
  public func accessibilityAction<Label: View>(
    action: @escaping () -> Void, @ViewBuilder label: () -> Label
  ) -> some View {
    let label = label()
    return attribute { emission, mark in
      guard emission.isLiving else { return }
      let name = emission.labelText(of: label)
      let isEnabled = emission.environment.isEnabled
      let change = AccessibilityChange { properties in
        let name = MainActor.assumeIsolated { name() }
        properties.actions.insert(
          .init(name: name, kind: nil, isEnabled: isEnabled, perform: action), at: 0)
      }
      emission.attach(change, since: mark)
    }
  }

  /// Orders the elements in the view among themselves.
  ///
  /// Those of a bar on iOS come before those of its page (Rules/Accessibility.md#bars).
  /// Sizing: neutral.
  func accessibilityContainer(isBar: Bool = false) -> some View {
    attribute { emission, mark in
      guard emission.isLiving, !emission.isPicture else { return }
      emission.attach(AccessibilityContainer(), since: mark)
      guard isBar, emission.environment.platform == .iOS else { return }
      emission.attach(AccessibilityChange { $0.sortPriority = 1 }, since: mark)
    }
  }

  /// Makes the view the heading that it is on iOS (Rules/Accessibility.md#headings).
  /// Sizing: neutral.
  func accessibilityTitle() -> some View {
    attribute { emission, mark in
      guard emission.isLiving, emission.environment.platform == .iOS else { return }
      emission.attach(AccessibilityChange { $0.traits.insert(.isHeader) }, since: mark)
    }
  }

  /// Makes the view, which is a row of a list, a button for screen readers, except on macOS
  /// (Rules/Accessibility.md#rows).
  /// Sizing: neutral.
  func rowLinkElement<Label: View>(_ label: Label, _ action: LinkBox?) -> some View {
    attribute { emission, mark in
      let environment = emission.environment
      guard emission.isLiving, !emission.isPicture, environment.platform != .macOS else { return }
      var handle = ControlHandle("Button", in: environment)
      handle.label = emission.labelText(of: label)
      handle.press = { action?() }
      emission.attach(SpokenLink(handle: handle), since: mark)
    }
  }

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
