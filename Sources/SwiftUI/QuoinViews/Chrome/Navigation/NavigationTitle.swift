import Foundation
import QuoinCore

extension View {
  /// Sets the title of the page in the enclosing navigation's bar.
  /// Sizing: neutral.
  public func navigationTitle(_ title: Text) -> some View { bars { bars, _ in bars.title = title } }

  /// Sets the title of the page in the enclosing navigation's bar.
  /// Sizing: neutral.
  public func navigationTitle(_ titleKey: LocalizedStringKey) -> some View {
    navigationTitle(Text(titleKey))
  }

  /// Sets the title of the page in the enclosing navigation's bar.
  /// Sizing: neutral.
  @_disfavoredOverload
  public func navigationTitle(_ titleResource: LocalizedStringResource) -> some View {
    navigationTitle(Text(titleResource))
  }

  /// Sets the title of the page in the enclosing navigation's bar.
  /// Sizing: neutral.
  @_disfavoredOverload
  public func navigationTitle<S: StringProtocol>(_ title: S) -> some View {
    navigationTitle(Text(title))
  }

  /// Sets the title of the page, which the user may edit.
  /// Sizing: neutral.
  public func navigationTitle(_ title: Binding<String>) -> some View {
    navigationTitle(Text(verbatim: title.wrappedValue))
  }

  /// Sets the subtitle of the page.
  /// Sizing: neutral.
  public func navigationSubtitle(_ subtitle: Text) -> some View {
    bars { bars, _ in bars.subtitle = subtitle }
  }

  /// Sets the subtitle of the page.
  /// Sizing: neutral.
  public func navigationSubtitle(_ subtitleKey: LocalizedStringKey) -> some View {
    navigationSubtitle(Text(subtitleKey))
  }

  /// Sets the subtitle of the page.
  /// Sizing: neutral.
  @_disfavoredOverload
  public func navigationSubtitle(_ subtitleResource: LocalizedStringResource) -> some View {
    navigationSubtitle(Text(subtitleResource))
  }

  /// Sets the subtitle of the page.
  /// Sizing: neutral.
  @_disfavoredOverload
  public func navigationSubtitle<S: StringProtocol>(_ subtitle: S) -> some View {
    navigationSubtitle(Text(subtitle))
  }

  /// Sets whether the page has a large title on its own line.
  /// Sizing: neutral.
  public func navigationBarTitleDisplayMode(_ displayMode: NavigationBarItem.TitleDisplayMode)
    -> some View
  {
    toolbarTitleDisplayMode(displayMode.toolbarMode)
  }

  /// Sets whether the page has a large title on its own line.
  /// Sizing: neutral.
  public func toolbarTitleDisplayMode(_ mode: ToolbarTitleDisplayMode) -> some View {
    bars { bars, _ in bars.titleMode = mode }
  }
}

/// The older form of the settings of the top bar.
public struct NavigationBarItem: Sendable {
  /// The display mode of a title.
  public enum TitleDisplayMode: Hashable, Sendable {
    /// The mode of the previous page; the first page has a large title.
    case automatic
    /// A small title, centered in the bar.
    case inline
    /// A large title on its own line.
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

/// The display mode of a title.
public struct ToolbarTitleDisplayMode: Hashable, Sendable {
  private let name: String
  /// The mode of the previous page; the first page has a large title.
  public static let automatic = ToolbarTitleDisplayMode(name: "automatic")
  /// A small title, centered in the bar.
  public static let inline = ToolbarTitleDisplayMode(name: "inline")
  /// A large title on its own line.
  public static let large = ToolbarTitleDisplayMode(name: "large")
  /// A large title on the line of the bar's items.
  public static let inlineLarge = ToolbarTitleDisplayMode(name: "inlineLarge")
}
