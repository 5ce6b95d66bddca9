import Foundation
import QuoinCore
import QuoinGeometry

// Actions for accessibility. Tests obtain them with `ViewHost.accessibility(of:)`.

extension View {
  /// Adds an accessibility action to the view.
  /// Sizing: neutral.
  public func accessibilityAction(
    _ actionKind: AccessibilityActionKind = .default, _ handler: @escaping () -> Void
  ) -> some View {
    accessibility { properties, environment in
      properties.actions.insert(
        .init(
          name: actionKind.label, kind: actionKind, isEnabled: environment.isEnabled,
          perform: handler), at: 0)
    }
  }

  /// Adds an accessibility action to the view.
  /// Sizing: neutral.
  public func accessibilityAction(named name: Text, _ handler: @escaping () -> Void) -> some View {
    accessibility { properties, environment in
      let name = name.string(in: environment)
      properties.actions.insert(
        .init(name: name, kind: nil, isEnabled: environment.isEnabled, perform: handler), at: 0)
    }
  }

  /// Adds an accessibility action to the view.
  /// Sizing: neutral.
  public func accessibilityAction(
    named nameKey: LocalizedStringKey, _ handler: @escaping () -> Void
  ) -> some View {
    accessibilityAction(named: Text(nameKey), handler)
  }

  /// Adds an accessibility action to the view.
  /// Sizing: neutral.
  @_disfavoredOverload
  public func accessibilityAction(
    named nameResource: LocalizedStringResource, _ handler: @escaping () -> Void
  ) -> some View {
    accessibilityAction(named: Text(nameResource), handler)
  }

  /// Adds an accessibility action to the view.
  /// Sizing: neutral.
  @_disfavoredOverload
  public func accessibilityAction<S: StringProtocol>(
    named name: S, _ handler: @escaping () -> Void
  ) -> some View {
    accessibilityAction(named: Text(name), handler)
  }

  /// Adds an accessibility action that increments or decrements the view's value.
  /// Sizing: neutral.
  public func accessibilityAdjustableAction(
    _ handler: @escaping (AccessibilityAdjustmentDirection) -> Void
  ) -> some View {
    accessibility { properties, environment in
      properties.adjustment = .init(isEnabled: environment.isEnabled, perform: handler)
    }
  }

  /// Adds an accessibility action that scrolls the view.
  /// Sizing: neutral.
  public func accessibilityScrollAction(_ handler: @escaping (Edge) -> Void) -> some View {
    accessibility { properties, _ in properties.scroll = handler }
  }

  /// Adds an accessibility action that zooms the view.
  /// Sizing: neutral.
  public func accessibilityZoomAction(
    _ handler: @escaping (AccessibilityZoomGestureAction) -> Void
  ) -> some View {
    accessibility { properties, _ in properties.zoom = handler }
  }

  // MARK: Further content

  /// Adds custom accessibility content to the view.
  /// Sizing: neutral.
  public func accessibilityCustomContent(
    _ key: AccessibilityCustomContentKey, _ value: Text?,
    importance: AXCustomContent.Importance = .default
  ) -> some View {
    accessibilityCustomContent(key.label, key.id, value, importance)
  }

  /// Adds custom accessibility content to the view.
  /// Sizing: neutral.
  public func accessibilityCustomContent(
    _ key: AccessibilityCustomContentKey, _ valueKey: LocalizedStringKey,
    importance: AXCustomContent.Importance = .default
  ) -> some View {
    accessibilityCustomContent(key.label, key.id, Text(valueKey), importance)
  }

  /// Adds custom accessibility content to the view.
  /// Sizing: neutral.
  @_disfavoredOverload
  public func accessibilityCustomContent<V: StringProtocol>(
    _ key: AccessibilityCustomContentKey, _ value: V,
    importance: AXCustomContent.Importance = .default
  ) -> some View {
    accessibilityCustomContent(key.label, key.id, Text(value), importance)
  }

  /// Adds custom accessibility content to the view.
  /// Sizing: neutral.
  public func accessibilityCustomContent(
    _ label: Text, _ value: Text, importance: AXCustomContent.Importance = .default
  ) -> some View {
    accessibilityCustomContent(label, nil, value, importance)
  }

  /// Adds custom accessibility content to the view.
  /// Sizing: neutral.
  public func accessibilityCustomContent(
    _ labelKey: LocalizedStringKey, _ value: Text,
    importance: AXCustomContent.Importance = .default
  ) -> some View {
    accessibilityCustomContent(Text(labelKey), nil, value, importance)
  }

  /// Adds custom accessibility content to the view.
  /// Sizing: neutral.
  public func accessibilityCustomContent(
    _ labelKey: LocalizedStringKey, _ valueKey: LocalizedStringKey,
    importance: AXCustomContent.Importance = .default
  ) -> some View {
    accessibilityCustomContent(Text(labelKey), nil, Text(valueKey), importance)
  }

  /// Adds custom accessibility content to the view.
  /// Sizing: neutral.
  @_disfavoredOverload
  public func accessibilityCustomContent<V: StringProtocol>(
    _ labelKey: LocalizedStringKey, _ value: V,
    importance: AXCustomContent.Importance = .default
  ) -> some View {
    accessibilityCustomContent(Text(labelKey), nil, Text(value), importance)
  }

  private func accessibilityCustomContent(
    _ label: Text, _ id: String?, _ value: Text?, _ importance: AXCustomContent.Importance
  ) -> some View {
    accessibility { properties, environment in
      let label = label.string(in: environment)
      let id = id ?? label
      properties.customContent.removeAll { $0.id == id }
      guard let value = value?.string(in: environment) else { return }
      properties.customContent.append(
        .init(label: label, value: value, isImportant: importance == .high, id: id))
    }
  }

  // MARK: Rotors

  /// Adds an accessibility rotor to the view.
  /// Sizing: neutral.
  public func accessibilityRotor<Content: AccessibilityRotorContent>(
    _ systemRotor: AccessibilitySystemRotor,
    @AccessibilityRotorContentBuilder entries: @escaping () -> Content
  ) -> some View {
    accessibilityRotor(Text(verbatim: systemRotor.name), entries: entries)
  }

  /// Adds an accessibility rotor to the view.
  /// Sizing: neutral.
  public func accessibilityRotor<Content: AccessibilityRotorContent>(
    _ label: Text, @AccessibilityRotorContentBuilder entries: @escaping () -> Content
  ) -> some View {
    accessibility { properties, environment in
      properties.rotors.append(
        .init(label: label.string(in: environment), entries: entries()._labels))
    }
  }

  /// Adds an accessibility rotor to the view.
  /// Sizing: neutral.
  public func accessibilityRotor<Content: AccessibilityRotorContent>(
    _ labelKey: LocalizedStringKey,
    @AccessibilityRotorContentBuilder entries: @escaping () -> Content
  ) -> some View {
    accessibilityRotor(Text(labelKey), entries: entries)
  }

  /// Adds an accessibility rotor to the view.
  /// Sizing: neutral.
  @_disfavoredOverload
  public func accessibilityRotor<L: StringProtocol, Content: AccessibilityRotorContent>(
    _ label: L, @AccessibilityRotorContentBuilder entries: @escaping () -> Content
  ) -> some View {
    accessibilityRotor(Text(label), entries: entries)
  }

  /// Adds an accessibility rotor to the view.
  /// Sizing: neutral.
  public func accessibilityRotor<EntryModel: Identifiable>(
    _ rotorLabel: Text, entries: [EntryModel], entryLabel: KeyPath<EntryModel, String>
  ) -> some View {
    accessibility { properties, environment in
      properties.rotors.append(
        .init(
          label: rotorLabel.string(in: environment),
          entries: entries.map { $0[keyPath: entryLabel] }))
    }
  }

  /// Adds an accessibility rotor to the view.
  /// Sizing: neutral.
  public func accessibilityRotor<EntryModel: Identifiable>(
    _ rotorLabelKey: LocalizedStringKey, entries: [EntryModel],
    entryLabel: KeyPath<EntryModel, String>
  ) -> some View {
    accessibilityRotor(Text(rotorLabelKey), entries: entries, entryLabel: entryLabel)
  }
}
