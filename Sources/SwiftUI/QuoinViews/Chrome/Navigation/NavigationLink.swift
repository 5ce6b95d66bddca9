import QuoinCore

/// A button that navigates to a page.
///
/// In a list it is a row with a chevron; inside a stack in a row it includes the chevron and fills
/// the width; elsewhere it is a button (Rules/Navigation.md#navigation-links). A link that is
/// initially active shows its page. In a column of a split view, a link with a value selects it in
/// the enclosing list. Without an enclosing navigation it is disabled.
/// Sizing: as a button; h-exp inside a row's stack.
public struct NavigationLink<Label: View, Destination: View>: View {
  let label: Label
  let target: Target

  /// The target of a link.
  enum Target {
    case page(Destination)
    /// A page that is shown while a binding is true.
    case active(Destination, isActive: () -> Bool, set: (Bool) -> Void)
    case value(AnyHashable?)
  }

  /// Creates a link to `destination`.
  public init(@ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label) {
    self.init(destination: destination(), label: label)
  }

  /// Creates a link to `destination`.
  public init(destination: Destination, @ViewBuilder label: () -> Label) {
    self.label = label()
    target = .page(destination)
  }

  /// Creates a link to `destination`, which is shown while `isActive` is true.
  public init(
    isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination,
    @ViewBuilder label: () -> Label
  ) {
    self.init(destination: destination(), isActive: isActive, label: label)
  }

  /// Creates a link to `destination`, which is shown while `isActive` is true.
  public init(
    destination: Destination, isActive: Binding<Bool>, @ViewBuilder label: () -> Label
  ) {
    self.label = label()
    target = .active(
      destination, isActive: { isActive.wrappedValue }, set: { isActive.wrappedValue = $0 })
  }

  /// Creates a link to `destination`, which is shown while `selection` is `tag`.
  public init<V: Hashable>(
    tag: V, selection: Binding<V?>, @ViewBuilder destination: () -> Destination,
    @ViewBuilder label: () -> Label
  ) {
    self.init(destination: destination(), tag: tag, selection: selection, label: label)
  }

  /// Creates a link to `destination`, which is shown while `selection` is `tag`.
  public init<V: Hashable>(
    destination: Destination, tag: V, selection: Binding<V?>, @ViewBuilder label: () -> Label
  ) {
    self.label = label()
    target = .active(
      destination, isActive: { selection.wrappedValue == tag },
      set: { selection.wrappedValue = $0 ? tag : nil })
  }

  public var body: some View { LinkTarget(link: self) }
}

/// A link with its target.
/// Sizing: as a button.
private struct LinkTarget<Label: View, Destination: View>: PrimitiveView {
  let link: NavigationLink<Label, Destination>

  static func _emit(_ view: Self, into emission: Emission) {
    let showsBeside = emission.environment.columnLinks?.showsBeside == true
    let look = LinkLook(
      label: view.link.label, isRow: emission.isListRow,
      isScrolled: emission.environment.scroll.isInView, showsBeside: showsBeside
    )
    .disabled(!emission.environment.isInNavigation)
    switch view.link.target {
    case .page(let page):
      emission.emit(
        look.modifier(LivingModifier(modifier: PageLink(page: page, selectsRow: showsBeside))))
    case .active(let page, let isActive, let set):
      let shown = emission.evaluating { isActive() } ? page : nil
      emission.emit(look.modifier(LinkAction { _ in set(true) }).push(shown) { set(false) })
    case .value(let value):
      emission.emit(
        look.modifier(LinkAction { push(value, $0) }).disabled(value == nil)
          .elementValue(key: LinkValueKey.self, value: value))
    }
  }

  private static func push(_ value: AnyHashable?, _ context: LinkAction.Context) {
    guard let value else { return }
    if let links = context.environment.columnLinks, links.takes(value) {
      return links.select(value)
    }
    guard context.navigator?.push(value) != true else { return }
    context.warning?(
      "A NavigationLink has no effect: no enclosing NavigationStack accepts a \(type(of: value.base))."
    )
  }
}

/// A link's appearance: a list row with a chevron, part of such a row, or a button.
private struct LinkLook<Label: View>: View {
  let label: Label
  /// Whether the link is a row of the enclosing list, which then draws its chevron.
  let isRow: Bool
  /// Whether the link is in a scroll view, where it isn't part of a row.
  let isScrolled: Bool
  /// Whether the next column shows its page.
  let showsBeside: Bool
  @Environment(\.controlPlace) private var place
  @Environment(\.platform) private var platform
  @Environment(\.linkAction) private var linkAction
  @Environment(\.isEnabled) private var isEnabled

  private var action: LinkBox? { isEnabled ? linkAction : nil }
  private var hasChevron: Bool {
    platform != .macOS && platform != .watchOS && !showsBeside
  }

  var body: some View {
    if !place.isCardRow || isScrolled {
      Button(action: { action?() }, label: { label })
        .environment(\.linkAction, nil)
        .environment(\.controlPlace, isScrolled ? .content : place)
    } else if isRow || platform == .macOS {
      HStack { label }
        .fadedWhenDisabled(0.5)
        .listRowAccessory(hasChevron ? .chevron(isEnabled: isEnabled) : nil)
        .rowAction(action)
        .rowLinkElement(label, action)
    } else {
      HStack {
        HStack { label }
        Spacer()
        Chevron().foregroundStyle(.tertiary)
      }
      .fadedWhenDisabled(0.5)
      .modifier(ButtonTrigger(action: { action?() }, takesFrame: true))
      .rowAction(action)
      .rowLinkElement(label, action)
    }
  }
}

extension NavigationLink where Destination == Never {
  /// Creates a link that appends `value` to the path of the enclosing navigation.
  public init<P: Hashable>(value: P?, @ViewBuilder label: () -> Label) {
    self.label = label()
    target = .value(value.map { AnyHashable($0) })
  }
}

extension NavigationLink where Label == Text {
  /// Creates a link to `destination`.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder destination: () -> Destination) {
    self.init(destination: destination) { Text(titleKey) }
  }

  /// Creates a link to `destination`.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, @ViewBuilder destination: () -> Destination)
  {
    self.init(destination: destination) { Text(titleResource) }
  }

  /// Creates a link to `destination`.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder destination: () -> Destination) {
    self.init(destination: destination) { Text(title) }
  }

  /// Creates a link to `destination`.
  public init(_ titleKey: LocalizedStringKey, destination: Destination) {
    self.init(destination: destination) { Text(titleKey) }
  }

  /// Creates a link to `destination`.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, destination: Destination) {
    self.init(destination: destination) { Text(titleResource) }
  }

  /// Creates a link to `destination`.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, destination: Destination) {
    self.init(destination: destination) { Text(title) }
  }

  /// Creates a link to `destination`, which is shown while `isActive` is true.
  public init(
    _ titleKey: LocalizedStringKey, destination: Destination, isActive: Binding<Bool>
  ) {
    self.init(destination: destination, isActive: isActive) { Text(titleKey) }
  }

  /// Creates a link to `destination`, which is shown while `isActive` is true.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, destination: Destination, isActive: Binding<Bool>) {
    self.init(destination: destination, isActive: isActive) { Text(title) }
  }

  /// Creates a link to `destination`, which is shown while `isActive` is true.
  public init(
    _ titleKey: LocalizedStringKey, isActive: Binding<Bool>,
    @ViewBuilder destination: () -> Destination
  ) {
    self.init(isActive: isActive, destination: destination) { Text(titleKey) }
  }

  /// Creates a link to `destination`, which is shown while `selection` is `tag`.
  public init<V: Hashable>(
    _ titleKey: LocalizedStringKey, tag: V, selection: Binding<V?>,
    @ViewBuilder destination: () -> Destination
  ) {
    self.init(tag: tag, selection: selection, destination: destination) { Text(titleKey) }
  }

  /// Creates a link to `destination`, which is shown while `selection` is `tag`.
  public init<V: Hashable>(
    _ titleKey: LocalizedStringKey, destination: Destination, tag: V, selection: Binding<V?>
  ) {
    self.init(destination: destination, tag: tag, selection: selection) { Text(titleKey) }
  }
}

extension NavigationLink where Label == Text, Destination == Never {
  /// Creates a link that appends `value` to the path of the enclosing navigation.
  public init<P: Hashable>(_ titleKey: LocalizedStringKey, value: P?) {
    self.init(value: value) { Text(titleKey) }
  }

  /// Creates a link that appends `value` to the path of the enclosing navigation.
  @_disfavoredOverload
  public init<P: Hashable>(_ titleResource: LocalizedStringResource, value: P?) {
    self.init(value: value) { Text(titleResource) }
  }

  /// Creates a link that appends `value` to the path of the enclosing navigation.
  @_disfavoredOverload
  public init<S: StringProtocol, P: Hashable>(_ title: S, value: P?) {
    self.init(value: value) { Text(title) }
  }
}

extension NavigationLink {
  /// Compiles only: sets whether the link leads to a detail column.
  /// Sizing: neutral.
  public func isDetailLink(_ isDetailLink: Bool) -> some View { self }
}
