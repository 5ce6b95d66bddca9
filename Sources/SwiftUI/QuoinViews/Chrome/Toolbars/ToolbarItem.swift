import QuoinCore

/// An item of a toolbar.
public struct ToolbarItem<ID, Content: View>: ToolbarContent {
  let placement: ToolbarItemPlacement
  let content: Content
  /// The identifier of an item that the user may customize.
  public let id: ID

  public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content)
  where ID == () {
    self.placement = placement
    self.content = content()
    id = ()
  }

  public init(
    id: String, placement: ToolbarItemPlacement = .automatic, showsByDefault: Bool = true,
    @ViewBuilder content: () -> Content
  ) where ID == String {
    self.placement = placement
    self.content = content()
    self.id = id
  }

  public var body: Never { fatalError("\(Self.self) has no body") }
  public static func _collect(_ item: Self, into items: inout _BarItemList) {
    items.add(item.content, at: item.placement)
  }
}

extension ToolbarItem: CustomizableToolbarContent where ID == String {}

/// Several items at one place in a toolbar.
public struct ToolbarItemGroup<Content: View>: ToolbarContent {
  let placement: ToolbarItemPlacement
  let content: _StyleContent

  public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
    self.placement = placement
    self.content = _StyleContent(content())
  }

  /// Creates items that collapse into `label` if they don't fit; pictures show them all.
  public init<C: View, L: View>(
    placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> C,
    @ViewBuilder label: () -> L
  ) where Content == LabeledToolbarItemGroupContent<C, L> {
    self.placement = placement
    self.content = _StyleContent(content())
  }

  public var body: Never { fatalError("\(Self.self) has no body") }
  public static func _collect(_ group: Self, into items: inout _BarItemList) {
    items.add(group.content, at: group.placement)
  }
}

/// Several items, and the label that can replace them.
/// Sizing: as the entries.
public struct LabeledToolbarItemGroupContent<Content: View, Label: View>: View {
  let content: Content
  public var body: some View { content }
}

/// A gap between toolbar items.
public struct ToolbarSpacer: CustomizableToolbarContent {
  let sizing: SpacerSizing
  let placement: ToolbarItemPlacement

  public init(_ sizing: SpacerSizing = .flexible, placement: ToolbarItemPlacement = .automatic) {
    self.sizing = sizing
    self.placement = placement
  }

  public var body: Never { fatalError("\(Self.self) has no body") }
  public static func _collect(_ spacer: Self, into items: inout _BarItemList) {
    items.items.append(
      BarItem(
        placement: spacer.placement, content: .spacer(isFlexible: spacer.sizing == .flexible)))
  }
}

/// The size of a gap.
public struct SpacerSizing: Hashable, Sendable {
  private let isFlexible: Bool
  /// A gap that fills the available space.
  public static let flexible = SpacerSizing(isFlexible: true)
  /// A gap as large as the system's.
  public static let fixed = SpacerSizing(isFlexible: false)
}

/// A system item that is moved to a different placement: a search field at the bottom, among the
/// items declared before and after it. Other items stay where they are.
public struct DefaultToolbarItem: CustomizableToolbarContent {
  let kind: ToolbarDefaultItemKind
  let placement: ToolbarItemPlacement

  public init(kind: ToolbarDefaultItemKind, placement: ToolbarItemPlacement = .automatic) {
    (self.kind, self.placement) = (kind, placement)
  }

  public var body: Never { fatalError("\(Self.self) has no body") }
  public static func _collect(_ item: Self, into items: inout _BarItemList) {
    guard item.kind == .search, item.placement == .bottomBar else { return }
    items.items.append(BarItem(placement: item.placement, content: .search))
  }
}
