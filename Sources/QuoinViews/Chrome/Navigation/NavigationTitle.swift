import Foundation
import QuoinCore

extension View {
  /// The title of the page in the bar of the navigation around. Sizing: neutral.
  public func navigationTitle(_ title: Text) -> some View { bars { bars, _ in bars.title = title } }

  /// The title of the page in the bar of the navigation around. Sizing: neutral.
  public func navigationTitle(_ titleKey: LocalizedStringKey) -> some View {
    navigationTitle(Text(titleKey))
  }

  /// The title of the page in the bar of the navigation around. Sizing: neutral.
  @_disfavoredOverload
  public func navigationTitle<S: StringProtocol>(_ title: S) -> some View {
    navigationTitle(Text(title))
  }

  /// The title of the page, which the user may edit. Sizing: neutral.
  public func navigationTitle(_ title: Binding<String>) -> some View {
    navigationTitle(Text(verbatim: title.wrappedValue))
  }

  /// A smaller line below the title of the page. Sizing: neutral.
  public func navigationSubtitle(_ subtitle: Text) -> some View {
    bars { bars, _ in bars.subtitle = subtitle }
  }

  /// A smaller line below the title of the page. Sizing: neutral.
  public func navigationSubtitle(_ subtitleKey: LocalizedStringKey) -> some View {
    navigationSubtitle(Text(subtitleKey))
  }

  /// A smaller line below the title of the page. Sizing: neutral.
  @_disfavoredOverload
  public func navigationSubtitle<S: StringProtocol>(_ subtitle: S) -> some View {
    navigationSubtitle(Text(subtitle))
  }

  /// Whether the page has a large title on its own line. Sizing: neutral.
  public func navigationBarTitleDisplayMode(_ displayMode: NavigationBarItem.TitleDisplayMode)
    -> some View
  {
    toolbarTitleDisplayMode(displayMode.toolbarMode)
  }

  /// Whether the page has a large title on its own line. Sizing: neutral.
  public func toolbarTitleDisplayMode(_ mode: ToolbarTitleDisplayMode) -> some View {
    bars { bars, _ in bars.titleMode = mode }
  }
}

/// The settings of the bar at the top as older sources write them.
public struct NavigationBarItem: Sendable {
  /// How a title is shown.
  public enum TitleDisplayMode: Hashable, Sendable {
    /// As on the page below; large on the first one.
    case automatic
    /// Small, in the middle of the bar.
    case inline
    /// Large, on a line of its own.
    case large

    var toolbarMode: ToolbarTitleDisplayMode {
      switch self {
      case .automatic: .automatic
      case .inline: .inline
      case .large: .large
      }
    }
  }
}

/// How a title is shown.
public struct ToolbarTitleDisplayMode: Hashable, Sendable {
  private let name: String
  /// As on the page below; large on the first one.
  public static let automatic = ToolbarTitleDisplayMode(name: "automatic")
  /// Small, in the middle of the bar.
  public static let inline = ToolbarTitleDisplayMode(name: "inline")
  /// Large, on a line of its own.
  public static let large = ToolbarTitleDisplayMode(name: "large")
  /// Large, on the line of the bar's entries.
  public static let inlineLarge = ToolbarTitleDisplayMode(name: "inlineLarge")
}
