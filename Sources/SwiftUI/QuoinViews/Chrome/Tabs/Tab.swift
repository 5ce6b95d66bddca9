import QuoinCore

/// A tab of a tab view: the label of its button, and its page.
public struct Tab<Value: Hashable, Content: View, Label: View>: TabContent {
  public typealias TabValue = Value
  let value: AnyHashable?
  let role: TabRole?
  let content: Content
  let label: Label

  private init(_ value: AnyHashable?, _ role: TabRole?, _ content: Content, _ label: Label) {
    self.value = value
    self.role = role
    self.content = content
    self.label = label
  }

  /// Creates a tab with a custom label, shown when the selection is `value`.
  public init(
    value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.init(AnyHashable(value), role, content(), label())
  }

  /// Creates a tab with a custom label.
  public init(
    role: TabRole? = nil, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) where Value == Never {
    self.init(nil, role, content(), label())
  }

  public var body: Never { fatalError("\(Self.self) has no body") }
  public static func _collect(_ tab: Self, into tabs: inout _TabList) {
    tabs.items.append(
      TabItem(
        tag: tab.value, label: tabs.page(tab.label), page: tabs.page(tab.content),
        isSearch: tab.role == .search))
  }
}

extension Tab where Label == EmptyView {
  /// Creates a tab without a label, shown when the selection is `value`.
  public init(value: Value, @ViewBuilder content: () -> Content) {
    self.init(AnyHashable(value), nil, content(), EmptyView())
  }

  /// Creates a tab without a label.
  public init(@ViewBuilder content: () -> Content) where Value == Never {
    self.init(nil, nil, content(), EmptyView())
  }
}

extension Tab where Label == DefaultTabLabel {
  /// Creates a tab with a title and a symbol, shown when the selection is `value`.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, value: Value, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    let label = DefaultTabLabel(title: Text(titleKey), image: Image(systemName: systemImage))
    self.init(AnyHashable(value), role, content(), label)
  }

  /// Creates a tab with a title and a symbol, shown when the selection is `value`.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, systemImage: String, value: Value,
    role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    let label = DefaultTabLabel(title: Text(titleResource), image: Image(systemName: systemImage))
    self.init(AnyHashable(value), role, content(), label)
  }

  /// Creates a tab with a title and a symbol, shown when the selection is `value`.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, value: Value, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    let label = DefaultTabLabel(title: Text(title), image: Image(systemName: systemImage))
    self.init(AnyHashable(value), role, content(), label)
  }

  /// Creates a tab with a title and an image from the bundle, shown when the selection is `value`.
  public init(
    _ titleKey: LocalizedStringKey, image: String, value: Value, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    let label = DefaultTabLabel(title: Text(titleKey), image: Image(image))
    self.init(AnyHashable(value), role, content(), label)
  }

  /// Creates a tab with a title and an image from the bundle, shown when the selection is `value`.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, image: String, value: Value, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    let label = DefaultTabLabel(title: Text(titleResource), image: Image(image))
    self.init(AnyHashable(value), role, content(), label)
  }

  /// Creates a tab with a title and an image from an asset catalog, shown when the selection is
  /// `value`.
  public init(
    _ titleKey: LocalizedStringKey, image: ImageResource, value: Value, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    let label = DefaultTabLabel(title: Text(titleKey), image: Image(image))
    self.init(AnyHashable(value), role, content(), label)
  }

  /// Creates a tab with a title and an image from an asset catalog, shown when the selection is
  /// `value`.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, image: ImageResource, value: Value,
    role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    let label = DefaultTabLabel(title: Text(titleResource), image: Image(image))
    self.init(AnyHashable(value), role, content(), label)
  }

  /// Creates a tab whose label depends on its role, shown when the selection is `value`.
  public init(value: Value, role: TabRole?, @ViewBuilder content: () -> Content) {
    self.init(AnyHashable(value), role, content(), DefaultTabLabel(role))
  }

  /// Creates a tab with a title and a symbol.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) where Value == Never {
    let label = DefaultTabLabel(title: Text(titleKey), image: Image(systemName: systemImage))
    self.init(nil, role, content(), label)
  }

  /// Creates a tab with a title and a symbol.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, systemImage: String, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) where Value == Never {
    let label = DefaultTabLabel(title: Text(titleResource), image: Image(systemName: systemImage))
    self.init(nil, role, content(), label)
  }

  /// Creates a tab with a title and a symbol.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, role: TabRole? = nil, @ViewBuilder content: () -> Content
  ) where Value == Never {
    let label = DefaultTabLabel(title: Text(title), image: Image(systemName: systemImage))
    self.init(nil, role, content(), label)
  }

  /// Creates a tab with a title and an image from the bundle.
  public init(
    _ titleKey: LocalizedStringKey, image: String, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) where Value == Never {
    self.init(nil, role, content(), DefaultTabLabel(title: Text(titleKey), image: Image(image)))
  }

  /// Creates a tab with a title and an image from the bundle.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, image: String, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) where Value == Never {
    self.init(
      nil, role, content(), DefaultTabLabel(title: Text(titleResource), image: Image(image)))
  }

  /// Creates a tab with a title and an image from an asset catalog.
  public init(
    _ titleKey: LocalizedStringKey, image: ImageResource, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) where Value == Never {
    self.init(nil, role, content(), DefaultTabLabel(title: Text(titleKey), image: Image(image)))
  }

  /// Creates a tab with a title and an image from an asset catalog.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, image: ImageResource, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) where Value == Never {
    self.init(
      nil, role, content(), DefaultTabLabel(title: Text(titleResource), image: Image(image)))
  }

  /// Creates a tab whose label depends on its role.
  public init(role: TabRole?, @ViewBuilder content: () -> Content) where Value == Never {
    self.init(nil, role, content(), DefaultTabLabel(role))
  }
}

/// The purpose of a tab.
public struct TabRole: Hashable, Sendable {
  private let name: String
  /// A tab for searching, separate from the others.
  public static let search = TabRole(name: "search")
}

/// A tab label with a symbol and a title.
/// Sizing: as a label.
public struct DefaultTabLabel: View {
  let title: Text?
  let image: Image?

  init(title: Text?, image: Image?) {
    self.title = title
    self.image = image
  }

  init(_ role: TabRole?) {
    let isSearch = role == .search
    self.init(
      title: isSearch ? Text("Search") : nil,
      image: isSearch ? Image(systemName: "magnifyingglass") : nil)
  }

  public var body: some View {
    Label(title: { title }, icon: { image })
  }
}

/// A section of tabs under a header in a sidebar; a tab bar shows them among the others.
public struct TabSection<Value: Hashable, Content: TabContent>: TabContent {
  public typealias TabValue = Value
  let header: _StyleContent?
  let content: Content

  public init(
    _ titleKey: LocalizedStringKey, @TabContentBuilder<Value> content: () -> Content
  ) where Content.TabValue == Value {
    (header, self.content) = (_StyleContent(Text(titleKey)), content())
  }

  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, @TabContentBuilder<Value> content: () -> Content
  ) where Content.TabValue == Value {
    (header, self.content) = (_StyleContent(Text(titleResource)), content())
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @TabContentBuilder<Value> content: () -> Content)
  where Content.TabValue == Value {
    (header, self.content) = (_StyleContent(Text(title)), content())
  }

  public init(@TabContentBuilder<Value> content: () -> Content) where Content.TabValue == Value {
    (header, self.content) = (nil, content())
  }

  public init<Header: View>(
    @TabContentBuilder<Value> content: () -> Content, @ViewBuilder header: () -> Header
  ) where Content.TabValue == Value {
    (self.header, self.content) = (_StyleContent(header()), content())
  }

  public var body: Never { fatalError("\(Self.self) has no body") }
  public static func _collect(_ section: Self, into tabs: inout _TabList) {
    let first = tabs.items.count
    Content._collect(section.content, into: &tabs)
    let header = section.header.map(tabs.page)
    for index in first..<tabs.items.count {
      tabs.items[index].section = TabItem.Section(start: first, header: header)
    }
  }
}
