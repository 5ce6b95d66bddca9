import QuoinCore

/// The placement of a toolbar item.
public struct ToolbarItemPlacement: Hashable, Sendable {
  enum Place: Hashable, Sendable {
    case leading, center, trailing, bottom, keyboard, overflow, none
  }
  private let name: String
  let iOS: Place
  let macOS: Place

  private init(_ name: String, iOS: Place, macOS: Place = .trailing) {
    self.name = name
    self.iOS = iOS
    self.macOS = macOS
  }

  public static let automatic = ToolbarItemPlacement("automatic", iOS: .trailing)
  /// A placement that replaces the title.
  public static let principal = ToolbarItemPlacement("principal", iOS: .center, macOS: .center)
  public static let title = ToolbarItemPlacement("title", iOS: .center, macOS: .center)
  /// A placement that replaces the subtitle. Its items aren't shown.
  public static let subtitle = ToolbarItemPlacement("subtitle", iOS: .none, macOS: .none)
  /// A placement that replaces the large title. Its items aren't shown.
  public static let largeTitle = ToolbarItemPlacement("largeTitle", iOS: .none, macOS: .none)
  /// A placement that replaces the subtitle below a large title. Its items aren't shown.
  public static let largeSubtitle = ToolbarItemPlacement("largeSubtitle", iOS: .none, macOS: .none)
  public static let navigation = ToolbarItemPlacement("navigation", iOS: .leading, macOS: .leading)
  public static let primaryAction = ToolbarItemPlacement("primaryAction", iOS: .trailing)
  /// A placement in a menu at the end of the bar.
  public static let secondaryAction = ToolbarItemPlacement(
    "secondaryAction", iOS: .overflow, macOS: .center)
  public static let status = ToolbarItemPlacement("status", iOS: .bottom, macOS: .center)
  public static let confirmationAction = ToolbarItemPlacement("confirmationAction", iOS: .trailing)
  public static let cancellationAction = ToolbarItemPlacement("cancellationAction", iOS: .leading)
  public static let destructiveAction = ToolbarItemPlacement("destructiveAction", iOS: .trailing)
  /// A placement above the on-screen keyboard, in a navigation container.
  public static let keyboard = ToolbarItemPlacement("keyboard", iOS: .keyboard, macOS: .none)
  public static let topBarLeading = ToolbarItemPlacement(
    "topBarLeading", iOS: .leading, macOS: .leading)
  public static let topBarTrailing = ToolbarItemPlacement("topBarTrailing", iOS: .trailing)
  public static let navigationBarLeading = topBarLeading
  public static let navigationBarTrailing = topBarTrailing
  public static let topBarPinnedTrailing = topBarTrailing
  public static let bottomBar = ToolbarItemPlacement("bottomBar", iOS: .bottom)

  /// Returns a placement in a bar below macOS's toolbar, drawn as part of it.
  public static func accessoryBar<ID: Hashable>(id: ID) -> ToolbarItemPlacement {
    ToolbarItemPlacement("accessoryBar", iOS: .trailing)
  }
}

/// A bar that contains items.
public struct ToolbarPlacement: Hashable, Sendable {
  private let name: String
  public static let automatic = ToolbarPlacement(name: "navigationBar")
  public static let navigationBar = ToolbarPlacement(name: "navigationBar")
  public static let bottomBar = ToolbarPlacement(name: "bottomBar")
  public static let tabBar = ToolbarPlacement(name: "tabBar")
  /// The top bar of a macOS window.
  public static let windowToolbar = ToolbarPlacement(name: "navigationBar")
}

/// The purpose of a toolbar.
public struct ToolbarRole: Hashable, Sendable {
  private let name: String
  public static let automatic = ToolbarRole(name: "automatic")
  public static let navigationStack = ToolbarRole(name: "navigationStack")
  public static let browser = ToolbarRole(name: "browser")
  /// A toolbar with a leading-aligned title.
  public static let editor = ToolbarRole(name: "editor")
}

/// A system item of a bar.
public struct ToolbarDefaultItemKind: Hashable, Sendable {
  private let name: String
  public static let sidebarToggle = ToolbarDefaultItemKind(name: "sidebarToggle")
  public static let title = ToolbarDefaultItemKind(name: "title")
  public static let search = ToolbarDefaultItemKind(name: "search")
}
