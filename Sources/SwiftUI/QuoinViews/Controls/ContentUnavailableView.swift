import Foundation
import QuoinCore

/// A message that explains why there is no content: a large symbol, a title, a description and
/// actions, centered.
///
/// Sizing: h-exp, v-exp. Its lengths are estimated.
public struct ContentUnavailableView<Label: View, Description: View, Actions: View>: View {
  let label: Label
  let description: Description
  let actions: Actions

  /// Creates a view from a label, usually a ``Label``, with a description and buttons below.
  public init(
    @ViewBuilder label: () -> Label,
    @ViewBuilder description: () -> Description = { EmptyView() },
    @ViewBuilder actions: () -> Actions = { EmptyView() }
  ) {
    self.label = label()
    self.description = description()
    self.actions = actions()
  }

  public var body: some View {
    VStack(spacing: UnavailableMetrics.gap) {
      label.labelStyle(UnavailableLabelStyle())
      description
        .font(.subheadline).foregroundStyle(.secondary)
      actions
        .font(.subheadline)
        .padding(.top, UnavailableMetrics.actionsGap)
    }
    .multilineTextAlignment(.center)
    .padding()
    .frame(maxWidth: .infinity, maxHeight: .infinity)
  }
}

extension ContentUnavailableView
where Label == QuoinViews.Label<Text, Image>, Description == Text?, Actions == EmptyView {
  /// Creates a view from a localized title, a symbol and a description.
  public init(_ title: LocalizedStringKey, systemImage name: String, description: Text? = nil) {
    self.init(
      label: { QuoinViews.Label(title, systemImage: name) }, description: { description },
      actions: { EmptyView() })
  }

  /// Creates a view from a localized title, a symbol and a description.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, systemImage name: String, description: Text? = nil
  ) {
    self.init(
      label: { QuoinViews.Label(titleResource, systemImage: name) }, description: { description },
      actions: { EmptyView() })
  }

  /// Creates a view from a title, a symbol and a description.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, systemImage name: String, description: Text? = nil) {
    self.init(
      label: { QuoinViews.Label(title, systemImage: name) }, description: { description },
      actions: { EmptyView() })
  }

  /// Creates a view from a localized title, an image from the bundle and a description.
  public init(_ title: LocalizedStringKey, image name: String, description: Text? = nil) {
    self.init(
      label: { QuoinViews.Label(title, image: name) }, description: { description },
      actions: { EmptyView() })
  }

  /// Creates a view from a localized title, an image from the bundle and a description.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, image name: String, description: Text? = nil
  ) {
    self.init(
      label: { QuoinViews.Label(titleResource, image: name) }, description: { description },
      actions: { EmptyView() })
  }

  /// Creates a view from a title, an image from the bundle and a description.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, image name: String, description: Text? = nil) {
    self.init(
      label: { QuoinViews.Label(title, image: name) }, description: { description },
      actions: { EmptyView() })
  }
}

extension ContentUnavailableView
where
  Label == SearchUnavailableContent.Label, Description == SearchUnavailableContent.Description,
  Actions == SearchUnavailableContent.Actions
{
  /// A view for a search without results.
  public static var search: Self { search(text: "") }

  /// Returns a view for a search for `text` without results.
  public static func search(text: String) -> Self {
    ContentUnavailableView(
      label: { SearchUnavailableContent.Label(text: text) },
      description: { SearchUnavailableContent.Description() },
      actions: { SearchUnavailableContent.Actions() })
  }
}

/// The texts for a search without results.
public struct SearchUnavailableContent {
  /// A title and a magnifying glass.
  /// Sizing: hug.
  public struct Label: View {
    let text: String
    public var body: some View {
      QuoinViews.Label(
        text.isEmpty ? "No Results" : "No Results for “\(text)”", systemImage: "magnifyingglass")
    }
  }
  /// A suggestion to try another search.
  /// Sizing: hug.
  public struct Description: View {
    public var body: some View { Text("Check the spelling or try a new search.") }
  }
  /// No actions.
  /// Sizing: nothing.
  public struct Actions: View {
    public var body: some View { EmptyView() }
  }
}

/// A style that shows a large icon above the title.
private struct UnavailableLabelStyle: LabelStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack(spacing: UnavailableMetrics.iconGap) {
      configuration.icon
        .font(.system(size: UnavailableMetrics.iconSize)).foregroundStyle(.secondary)
      configuration.title.font(.title2.bold())
    }
  }
}

/// The lengths of the view in points; all are estimated, because no recordings exist.
private enum UnavailableMetrics {
  static let iconSize: CGFloat = 48
  static let iconGap: CGFloat = 12
  static let gap: CGFloat = 6
  static let actionsGap: CGFloat = 10
}
