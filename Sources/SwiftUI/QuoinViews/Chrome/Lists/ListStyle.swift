import QuoinCore

/// The style of lists. Only the platform's own styles exist; don't implement this protocol.
@MainActor @preconcurrency
public protocol ListStyle {
  /// Only Quoin's own types implement this.
  nonisolated var _look: _ListLook { get }
}

/// The platform appearance that a list style represents.
public struct _ListLook: Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    case automatic, plain, grouped, inset, insetGrouped, sidebar, bordered
  }
  var kind: Kind
  var alternates = false
}

/// The platform's default list: cards on iOS, rows with margins on macOS
/// (Rules/Lists.md#list-styles), and ``SidebarListStyle`` in a sidebar.
public struct DefaultListStyle: ListStyle {
  nonisolated public init() {}
  nonisolated public var _look: _ListLook { _ListLook(kind: .automatic) }
}

/// A style that shows edge-to-edge rows. Its lengths on iOS are estimated.
public struct PlainListStyle: ListStyle {
  nonisolated public init() {}
  nonisolated public var _look: _ListLook { _ListLook(kind: .plain) }
}

/// A style that shows edge-to-edge sections on a page-colored background. Its lengths are
/// estimated.
public struct GroupedListStyle: ListStyle {
  nonisolated public init() {}
  nonisolated public var _look: _ListLook { _ListLook(kind: .grouped) }
}

/// A style that shows rows with margins on both sides. The side lengths are estimated.
public struct InsetListStyle: ListStyle {
  private let alternates: Bool
  nonisolated public init() { alternates = false }
  /// Creates a style whose rows have alternating backgrounds.
  nonisolated public init(alternatesRowBackgrounds: Bool) { alternates = alternatesRowBackgrounds }
  nonisolated public var _look: _ListLook { _ListLook(kind: .inset, alternates: alternates) }
}

/// A style that shows sections as cards. Measured for iOS 26 in a width of 402
/// (Rules/Lists.md#row-metrics); other widths are estimated.
public struct InsetGroupedListStyle: ListStyle {
  nonisolated public init() {}
  nonisolated public var _look: _ListLook { _ListLook(kind: .insetGrouped) }
}

/// A style for a list beside a window's content, which shows cards where space is tight. Its
/// lengths are estimated.
public struct SidebarListStyle: ListStyle {
  nonisolated public init() {}
  nonisolated public var _look: _ListLook { _ListLook(kind: .sidebar) }
}

/// A style of watchOS that shows rows as platters. Rows near the edges aren't scaled.
public struct CarouselListStyle: ListStyle {
  nonisolated public init() {}
  nonisolated public var _look: _ListLook { _ListLook(kind: .automatic) }
}

/// A style of watchOS that shows rows as platters. Rows near the edges aren't moved inwards.
public struct EllipticalListStyle: ListStyle {
  nonisolated public init() {}
  nonisolated public var _look: _ListLook { _ListLook(kind: .automatic) }
}

/// A style that shows rows in a thin border, on macOS. The side lengths are estimated.
public struct BorderedListStyle: ListStyle {
  private let alternates: Bool
  nonisolated public init() { alternates = false }
  /// Creates a style whose rows have alternating backgrounds.
  nonisolated public init(alternatesRowBackgrounds: Bool) { alternates = alternatesRowBackgrounds }
  nonisolated public var _look: _ListLook { _ListLook(kind: .bordered, alternates: alternates) }
}

extension ListStyle where Self == DefaultListStyle {
  public static var automatic: DefaultListStyle { DefaultListStyle() }
}
extension ListStyle where Self == CarouselListStyle {
  public static var carousel: CarouselListStyle { CarouselListStyle() }
}
extension ListStyle where Self == EllipticalListStyle {
  public static var elliptical: EllipticalListStyle { EllipticalListStyle() }
}
extension ListStyle where Self == PlainListStyle {
  public static var plain: PlainListStyle { PlainListStyle() }
}
extension ListStyle where Self == GroupedListStyle {
  public static var grouped: GroupedListStyle { GroupedListStyle() }
}
extension ListStyle where Self == InsetListStyle {
  public static var inset: InsetListStyle { InsetListStyle() }
  public static func inset(alternatesRowBackgrounds: Bool) -> InsetListStyle {
    InsetListStyle(alternatesRowBackgrounds: alternatesRowBackgrounds)
  }
}
extension ListStyle where Self == InsetGroupedListStyle {
  public static var insetGrouped: InsetGroupedListStyle { InsetGroupedListStyle() }
}
extension ListStyle where Self == SidebarListStyle {
  public static var sidebar: SidebarListStyle { SidebarListStyle() }
}
extension ListStyle where Self == BorderedListStyle {
  public static var bordered: BorderedListStyle { BorderedListStyle() }
  public static func bordered(alternatesRowBackgrounds: Bool) -> BorderedListStyle {
    BorderedListStyle(alternatesRowBackgrounds: alternatesRowBackgrounds)
  }
}

private struct ListLookKey: EnvironmentKey {
  static var defaultValue: _ListLook { DefaultListStyle()._look }
}

extension EnvironmentValues {
  var listLook: _ListLook {
    get { self[ListLookKey.self] }
    set { self[ListLookKey.self] = newValue }
  }
}

extension View {
  /// Sets the style of lists in the view.
  /// Sizing: neutral.
  public func listStyle<S: ListStyle>(_ style: S) -> some View {
    environment(\.listLook, style._look)
  }
}
