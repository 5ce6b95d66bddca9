import QuoinCore

/// Toolbar items that are composed of other items.
@MainActor @preconcurrency
public protocol ToolbarContent {
  associatedtype Body: ToolbarContent
  @ToolbarContentBuilder @MainActor @preconcurrency var body: Body { get }

  /// Appends the items to those of a bar. Only Quoin's own types implement this.
  @MainActor @preconcurrency static func _collect(_ content: Self, into items: inout _BarItemList)
}

extension ToolbarContent {
  public static func _collect(_ content: Self, into items: inout _BarItemList) {
    guard let content = DynamicProperties.prepared(content) else { return }
    Body._collect(content.body, into: &items)
  }
}

/// Toolbar items that the user may customize.
@MainActor @preconcurrency
public protocol CustomizableToolbarContent: ToolbarContent where Body: CustomizableToolbarContent {}

extension CustomizableToolbarContent {
  /// Sets the user's options for customizing the item, which no picture shows.
  public func customizationBehavior(_ behavior: ToolbarCustomizationBehavior)
    -> some CustomizableToolbarContent
  { self }

  /// Sets whether the item is shown before the user adds it.
  public func defaultCustomization(
    _ defaultVisibility: Visibility = .automatic, options: ToolbarCustomizationOptions = []
  ) -> some CustomizableToolbarContent {
    _OptionalToolbarContent(content: defaultVisibility == .hidden ? nil : self)
  }
}

extension ToolbarContent {
  /// Sets whether the item is in a capsule, which it shares with its neighbors.
  public func sharedBackgroundVisibility(_ visibility: Visibility) -> some ToolbarContent {
    _BareToolbarContent(content: self, isBare: visibility == .hidden)
  }
}

/// Items with or without a capsule.
struct _BareToolbarContent<Content: ToolbarContent>: ToolbarContent {
  let content: Content
  let isBare: Bool
  var body: Never { fatalError("\(Self.self) has no body") }
  static func _collect(_ content: Self, into items: inout _BarItemList) {
    let first = items.items.count
    Content._collect(content.content, into: &items)
    for index in first..<items.items.count { items.items[index].isBare = content.isBare }
  }
}

/// The user's options for customizing a toolbar item.
public struct ToolbarCustomizationBehavior: Sendable {
  public static let `default` = ToolbarCustomizationBehavior()
  public static let reorderable = ToolbarCustomizationBehavior()
  public static let disabled = ToolbarCustomizationBehavior()
}

/// The initial state of a customizable item.
public struct ToolbarCustomizationOptions: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let alwaysAvailable = ToolbarCustomizationOptions(rawValue: 1)
}

extension Never: CustomizableToolbarContent {
  public static func _collect(_ content: Never, into items: inout _BarItemList) {}
}

/// The collected items of a toolbar.
public struct _BarItemList {
  var environment: EnvironmentValues
  var place: ElementPlace?
  var items: [BarItem] = []
  var titleMenu: CapturedView?
  /// The path through the item pairs to the items being collected, which doesn't change when other
  /// items appear and disappear.
  var path = 1

  @MainActor mutating func add<V: View>(_ view: V, at placement: ToolbarItemPlacement) {
    let origin = place.map { CapturedView.Origin(place: $0, path: path) }
    let page = CapturedView(environment: environment, content: _StyleContent(view), origin: origin)
    items.append(BarItem(placement: placement, content: .view(page)))
  }
}

/// Builds the items of a toolbar from the statements in a closure.
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

/// An empty toolbar.
public struct _EmptyToolbarContent: CustomizableToolbarContent {
  public var body: Never { fatalError("\(Self.self) has no body") }
  public static func _collect(_ content: Self, into items: inout _BarItemList) {}
}

/// Two consecutive groups of items.
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

/// An optional item.
public struct _OptionalToolbarContent<Content: ToolbarContent>: ToolbarContent {
  let content: Content?
  public var body: Never { fatalError("\(Self.self) has no body") }
  public static func _collect(_ content: Self, into items: inout _BarItemList) {
    if let content = content.content { Content._collect(content, into: &items) }
  }
}

extension _OptionalToolbarContent: CustomizableToolbarContent
where Content: CustomizableToolbarContent {}
