import QuoinCore

/// A button that leads to a page.
///
/// In a list it is a row with a chevron, elsewhere a button (SEMANTICS §18.9). One that is active from the start
/// shows its page. Sizing: as a button.
public struct NavigationLink<Label: View, Destination: View>: View {
  let label: Label
  let page: Destination?

  private init(label: Label, active page: Destination?) {
    self.label = label
    self.page = page
  }

  /// Leads to `destination`.
  public init(@ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label) {
    self.init(label: label(), active: nil)
  }

  /// Leads to `destination`.
  public init(destination: Destination, @ViewBuilder label: () -> Label) {
    self.init(label: label(), active: nil)
  }

  /// Leads to `destination`, which is shown while `isActive` is true.
  public init(
    isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination,
    @ViewBuilder label: () -> Label
  ) {
    self.init(label: label(), active: isActive.wrappedValue ? destination() : nil)
  }

  /// Leads to `destination`, which is shown while `isActive` is true.
  public init(
    destination: Destination, isActive: Binding<Bool>, @ViewBuilder label: () -> Label
  ) {
    self.init(label: label(), active: isActive.wrappedValue ? destination : nil)
  }

  /// Leads to `destination`, which is shown while `selection` is `tag`.
  public init<V: Hashable>(
    tag: V, selection: Binding<V?>, @ViewBuilder destination: () -> Destination,
    @ViewBuilder label: () -> Label
  ) {
    self.init(label: label(), active: selection.wrappedValue == tag ? destination() : nil)
  }

  /// Leads to `destination`, which is shown while `selection` is `tag`.
  public init<V: Hashable>(
    destination: Destination, tag: V, selection: Binding<V?>, @ViewBuilder label: () -> Label
  ) {
    self.init(label: label(), active: selection.wrappedValue == tag ? destination : nil)
  }

  public var body: some View { NavigationLinkLook(label: label).push(page) }
}

/// A row of a list with a chevron, else a button.
private struct NavigationLinkLook<Label: View>: View {
  let label: Label
  @Environment(\.controlPlace) private var place
  @Environment(\.platform) private var platform

  var body: some View {
    if place == .listRow || place == .groupedForm {
      HStack { label }.listRowAccessory(platform == .iOS ? .chevron : nil)
    } else {
      Button(action: {}, label: { label })
    }
  }
}

extension NavigationLink where Destination == Never {
  /// Puts `value` on the path of the navigation around.
  public init<P: Hashable>(value: P?, @ViewBuilder label: () -> Label) {
    self.init(label: label(), active: nil)
  }
}

extension NavigationLink where Label == Text {
  /// Leads to `destination`.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder destination: () -> Destination) {
    self.init(destination: destination) { Text(titleKey) }
  }

  /// Leads to `destination`.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder destination: () -> Destination) {
    self.init(destination: destination) { Text(title) }
  }

  /// Leads to `destination`.
  public init(_ titleKey: LocalizedStringKey, destination: Destination) {
    self.init(destination: destination) { Text(titleKey) }
  }

  /// Leads to `destination`.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, destination: Destination) {
    self.init(destination: destination) { Text(title) }
  }

  /// Leads to `destination`, which is shown while `isActive` is true.
  public init(
    _ titleKey: LocalizedStringKey, destination: Destination, isActive: Binding<Bool>
  ) {
    self.init(destination: destination, isActive: isActive) { Text(titleKey) }
  }

  /// Leads to `destination`, which is shown while `isActive` is true.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, destination: Destination, isActive: Binding<Bool>) {
    self.init(destination: destination, isActive: isActive) { Text(title) }
  }

  /// Leads to `destination`, which is shown while `isActive` is true.
  public init(
    _ titleKey: LocalizedStringKey, isActive: Binding<Bool>,
    @ViewBuilder destination: () -> Destination
  ) {
    self.init(isActive: isActive, destination: destination) { Text(titleKey) }
  }

  /// Leads to `destination`, which is shown while `selection` is `tag`.
  public init<V: Hashable>(
    _ titleKey: LocalizedStringKey, tag: V, selection: Binding<V?>,
    @ViewBuilder destination: () -> Destination
  ) {
    self.init(tag: tag, selection: selection, destination: destination) { Text(titleKey) }
  }

  /// Leads to `destination`, which is shown while `selection` is `tag`.
  public init<V: Hashable>(
    _ titleKey: LocalizedStringKey, destination: Destination, tag: V, selection: Binding<V?>
  ) {
    self.init(destination: destination, tag: tag, selection: selection) { Text(titleKey) }
  }
}

extension NavigationLink where Label == Text, Destination == Never {
  /// Puts `value` on the path of the navigation around.
  public init<P: Hashable>(_ titleKey: LocalizedStringKey, value: P?) {
    self.init(value: value) { Text(titleKey) }
  }

  /// Puts `value` on the path of the navigation around.
  @_disfavoredOverload
  public init<S: StringProtocol, P: Hashable>(_ title: S, value: P?) {
    self.init(value: value) { Text(title) }
  }
}

extension NavigationLink {
  /// Whether the link leads to a detail column, which pictures don't show. Sizing: neutral.
  public func isDetailLink(_ isDetailLink: Bool) -> some View { self }
}
