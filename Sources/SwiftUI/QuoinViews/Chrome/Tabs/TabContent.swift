import QuoinCore

/// Tabs that are composed of other tabs.
@MainActor @preconcurrency
public protocol TabContent<TabValue>: _ListedContent {
  /// The type of the selection values of the tabs.
  associatedtype TabValue: Hashable
  associatedtype Body: TabContent
  @MainActor @preconcurrency var body: Body { get }

  /// Appends the tabs to those of a view. Only Quoin's own types implement this.
  @MainActor @preconcurrency static func _collect(_ content: Self, into tabs: inout _TabList)
}

extension TabContent {
  public static func _collect(_ content: Self, into tabs: inout _TabList) {
    guard let content = DynamicProperties.prepared(content) else { return }
    Body._collect(content.body, into: &tabs)
  }
}

extension Never: TabContent {
  public typealias TabValue = Never
  public static func _collect(_ content: Never, into tabs: inout _TabList) {}
}

/// The collected tabs of a view.
public struct _TabList {
  var environment: EnvironmentValues
  var items: [TabItem] = []

  @MainActor func page<V: View>(_ view: V) -> CapturedView {
    CapturedView(environment: environment, content: _StyleContent(view))
  }
}

/// Builds tabs from the statements in a closure.
@resultBuilder
@MainActor @preconcurrency
public struct TabContentBuilder<TabValue: Hashable> {
  public static func buildExpression<C: TabContent>(_ content: C) -> C
  where C.TabValue == TabValue {
    content
  }
  public static func buildBlock() -> _TabTuple<TabValue> { _TabTuple(parts: []) }
  public static func buildBlock<each C: TabContent>(_ content: repeat each C) -> _TabTuple<TabValue>
  {
    var parts: [any TabContent] = []
    repeat parts.append(each content)
    return _TabTuple(parts: parts)
  }
  public static func buildIf<C: TabContent>(_ content: C?) -> _TabTuple<TabValue> {
    _TabTuple(parts: content.map { [$0] } ?? [])
  }
  public static func buildEither<C: TabContent>(first: C) -> _TabTuple<TabValue> {
    _TabTuple(parts: [first])
  }
  public static func buildEither<C: TabContent>(second: C) -> _TabTuple<TabValue> {
    _TabTuple(parts: [second])
  }
  public static func buildLimitedAvailability<C: TabContent>(_ content: C) -> _TabTuple<TabValue> {
    _TabTuple(parts: [content])
  }
}

/// A sequence of tabs.
public struct _TabTuple<TabValue: Hashable>: TabContent {
  let parts: [any TabContent]
  public var body: Never { fatalError("\(Self.self) has no body") }
  public static func _collect(_ content: Self, into tabs: inout _TabList) {
    for part in content.parts { collect(part, into: &tabs) }
  }

  private static func collect<C: TabContent>(_ content: C, into tabs: inout _TabList) {
    C._collect(content, into: &tabs)
  }
}

extension ForEach: TabContent where Content: TabContent {
  public typealias TabValue = Content.TabValue
  public var body: Never { fatalError("\(Self.self) has no body") }
  public static func _collect(_ content: Self, into tabs: inout _TabList) {
    for element in content.data { Content._collect(content.content(element), into: &tabs) }
  }
}

/// Tabs to which the same change is applied.
public struct _ModifiedTabContent<Content: TabContent>: TabContent {
  public typealias TabValue = Content.TabValue
  let content: Content
  let change: (inout TabItem) -> Void
  public var body: Never { fatalError("\(Self.self) has no body") }
  public static func _collect(_ content: Self, into tabs: inout _TabList) {
    let first = tabs.items.count
    Content._collect(content.content, into: &tabs)
    for index in first..<tabs.items.count { content.change(&tabs.items[index]) }
  }
}

extension TabContent {
  /// Shows a number on the tab; 0 shows none.
  public func badge(_ count: Int) -> some TabContent<TabValue> {
    badge(count == 0 ? nil : Text(verbatim: "\(count)"))
  }

  /// Shows text on the tab.
  public func badge(_ label: Text?) -> some TabContent<TabValue> {
    _ModifiedTabContent(content: self) { $0.badge = label }
  }

  /// Shows text on the tab.
  public func badge(_ key: LocalizedStringKey) -> some TabContent<TabValue> { badge(Text(key)) }

  /// Shows text on the tab.
  @_disfavoredOverload
  public func badge(_ resource: LocalizedStringResource) -> some TabContent<TabValue> {
    badge(Text(resource))
  }

  /// Omits the tab.
  public func hidden(_ hidden: Bool = true) -> some TabContent<TabValue> {
    _ModifiedTabContent(content: self) { $0.isHidden = $0.isHidden || hidden }
  }

  /// Adds buttons to a section of tabs in a sidebar, which no picture shows.
  public func sectionActions<Content: View>(@ViewBuilder content: () -> Content)
    -> some TabContent<TabValue>
  { self }

  /// Sets the identifier of the tab for user customization.
  public func customizationID(_ id: String) -> some TabContent<TabValue> { self }

  /// Sets the user's options for customizing the tab, which no picture shows.
  public func customizationBehavior(
    _ behavior: TabCustomizationBehavior, for placements: AdaptableTabBarPlacement...
  ) -> some TabContent<TabValue> { self }

  /// Sets whether the tab is visible before the user customizes the bar.
  public func defaultVisibility(
    _ visibility: Visibility, for placements: AdaptableTabBarPlacement...
  ) -> some TabContent<TabValue> {
    let hides = visibility == .hidden && (placements.isEmpty || placements.contains(.tabBar))
    return _ModifiedTabContent(content: self) { $0.isHidden = $0.isHidden || hides }
  }

  /// Sets an identifier of the tab for tests.
  public func accessibilityIdentifier(_ identifier: String) -> some TabContent<TabValue> { self }
}

/// The user's options for customizing a tab.
public struct TabCustomizationBehavior: Hashable, Sendable {
  private let name: String
  public static let automatic = TabCustomizationBehavior(name: "automatic")
  public static let reorderable = TabCustomizationBehavior(name: "reorderable")
  public static let disabled = TabCustomizationBehavior(name: "disabled")
}

/// The placement of adaptable tabs.
public struct AdaptableTabBarPlacement: Hashable, Sendable {
  private let name: String
  public static let automatic = AdaptableTabBarPlacement(name: "automatic")
  public static let tabBar = AdaptableTabBarPlacement(name: "tabBar")
  public static let sidebar = AdaptableTabBarPlacement(name: "sidebar")
}
