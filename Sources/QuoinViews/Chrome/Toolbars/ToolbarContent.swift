import QuoinCore

/// Entries of a toolbar, made of other entries.
@MainActor @preconcurrency
public protocol ToolbarContent {
  associatedtype Body: ToolbarContent
  @ToolbarContentBuilder @MainActor @preconcurrency var body: Body { get }

  /// Adds the entries to those of a bar. Not for users to implement.
  @MainActor @preconcurrency static func _collect(_ content: Self, into items: inout _BarItemList)
}

extension ToolbarContent {
  public static func _collect(_ content: Self, into items: inout _BarItemList) {
    guard let content = Emission.prepared(content) else { return }
    Body._collect(content.body, into: &items)
  }
}

/// Entries of a toolbar that the user may change.
@MainActor @preconcurrency
public protocol CustomizableToolbarContent: ToolbarContent where Body: CustomizableToolbarContent {}

extension CustomizableToolbarContent {
  /// How the user may change the entry, which no picture shows.
  public func customizationBehavior(_ behavior: ToolbarCustomizationBehavior)
    -> some CustomizableToolbarContent
  { self }

  /// Whether the entry is shown before the user adds it.
  public func defaultCustomization(
    _ defaultVisibility: Visibility = .automatic, options: ToolbarCustomizationOptions = []
  ) -> some CustomizableToolbarContent {
    _OptionalToolbarContent(content: defaultVisibility == .hidden ? nil : self)
  }
}

extension ToolbarContent {
  /// Whether the entry stands on a capsule that it shares with its neighbours.
  public func sharedBackgroundVisibility(_ visibility: Visibility) -> some ToolbarContent { self }
}

/// What the user may do with an entry of a toolbar.
public struct ToolbarCustomizationBehavior: Sendable {
  public static let `default` = ToolbarCustomizationBehavior()
  public static let reorderable = ToolbarCustomizationBehavior()
  public static let disabled = ToolbarCustomizationBehavior()
}

/// The state of a customisable entry before the user changes the toolbar.
public struct ToolbarCustomizationOptions: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let alwaysAvailable = ToolbarCustomizationOptions(rawValue: 1)
}

extension Never: CustomizableToolbarContent {
  public static func _collect(_ content: Never, into items: inout _BarItemList) {}
}

/// Collects the entries of a toolbar.
public struct _BarItemList {
  var environment: EnvironmentValues
  var place: ElementPlace?
  var items: [BarItem] = []
  /// The way through the pairs of entries to those being collected: it stays when others come and go.
  var path = 1

  @MainActor mutating func add<V: View>(_ view: V, at placement: ToolbarItemPlacement) {
    let origin = place.map { BarPage.Origin(place: $0, path: path) }
    let page = BarPage(environment: environment, content: _StyleContent(view), origin: origin)
    items.append(BarItem(placement: placement, content: .view(page)))
  }
}

/// Makes the entries of a toolbar from the statements in a closure.
@resultBuilder
@MainActor @preconcurrency
public struct ToolbarContentBuilder {
  public static func buildExpression<C: ToolbarContent>(_ content: C) -> C { content }
  public static func buildBlock() -> _EmptyToolbarContent { _EmptyToolbarContent() }
  public static func buildPartialBlock<C: ToolbarContent>(first content: C) -> C { content }
  public static func buildPartialBlock<First: ToolbarContent, Second: ToolbarContent>(
    accumulated: First, next: Second
  ) -> _ToolbarContentPair<First, Second> {
    _ToolbarContentPair(first: accumulated, second: next)
  }
  public static func buildIf<C: ToolbarContent>(_ content: C?) -> _OptionalToolbarContent<C> {
    _OptionalToolbarContent(content: content)
  }
  public static func buildEither<First: ToolbarContent, Second: ToolbarContent>(first: First)
    -> _ToolbarContentPair<_OptionalToolbarContent<First>, _OptionalToolbarContent<Second>>
  {
    _ToolbarContentPair(
      first: _OptionalToolbarContent(content: first), second: _OptionalToolbarContent(content: nil))
  }
  public static func buildEither<First: ToolbarContent, Second: ToolbarContent>(second: Second)
    -> _ToolbarContentPair<_OptionalToolbarContent<First>, _OptionalToolbarContent<Second>>
  {
    _ToolbarContentPair(
      first: _OptionalToolbarContent(content: nil), second: _OptionalToolbarContent(content: second)
    )
  }
  public static func buildLimitedAvailability<C: ToolbarContent>(_ content: C) -> C { content }
}

/// No entry.
public struct _EmptyToolbarContent: CustomizableToolbarContent {
  public var body: Never { fatalError("\(Self.self) has no body") }
  public static func _collect(_ content: Self, into items: inout _BarItemList) {}
}

/// Two entries one after the other.
public struct _ToolbarContentPair<First: ToolbarContent, Second: ToolbarContent>: ToolbarContent {
  let first: First
  let second: Second
  public var body: Never { fatalError("\(Self.self) has no body") }
  public static func _collect(_ content: Self, into items: inout _BarItemList) {
    let path = items.path
    items.path = path &* 2
    First._collect(content.first, into: &items)
    items.path = path &* 2 &+ 1
    Second._collect(content.second, into: &items)
    items.path = path
  }
}

extension _ToolbarContentPair: CustomizableToolbarContent
where First: CustomizableToolbarContent, Second: CustomizableToolbarContent {}

/// An entry, or none.
public struct _OptionalToolbarContent<Content: ToolbarContent>: ToolbarContent {
  let content: Content?
  public var body: Never { fatalError("\(Self.self) has no body") }
  public static func _collect(_ content: Self, into items: inout _BarItemList) {
    if let content = content.content { Content._collect(content, into: &items) }
  }
}

extension _OptionalToolbarContent: CustomizableToolbarContent
where Content: CustomizableToolbarContent {}
