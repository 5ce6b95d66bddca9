import Foundation
import QuoinCore

/// Says that there is nothing to show, and why: a large symbol, a title, a description and actions in the
/// middle of the space.
///
/// Sizing: h-exp, v-exp. Its lengths are estimated.
public struct ContentUnavailableView<Label: View, Description: View, Actions: View>: View {
  let label: Label
  let description: Description
  let actions: Actions

  /// A label, usually a ``Label``, with a description and buttons below.
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
  /// A title, which is looked up for the locale, a symbol and a description.
  public init(_ title: LocalizedStringKey, systemImage name: String, description: Text? = nil) {
    self.init(
      label: { QuoinViews.Label(title, systemImage: name) }, description: { description },
      actions: { EmptyView() })
  }

  /// A title, a symbol and a description.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, systemImage name: String, description: Text? = nil) {
    self.init(
      label: { QuoinViews.Label(title, systemImage: name) }, description: { description },
      actions: { EmptyView() })
  }

  /// A title, which is looked up for the locale, a picture of the bundle and a description.
  public init(_ title: LocalizedStringKey, image name: String, description: Text? = nil) {
    self.init(
      label: { QuoinViews.Label(title, image: name) }, description: { description },
      actions: { EmptyView() })
  }

  /// A title, a picture of the bundle and a description.
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
  /// Says that a search found nothing.
  public static var search: Self { search(text: "") }

  /// Says that a search for `text` found nothing.
  public static func search(text: String) -> Self {
    ContentUnavailableView(
      label: { SearchUnavailableContent.Label(text: text) },
      description: { SearchUnavailableContent.Description() },
      actions: { SearchUnavailableContent.Actions() })
  }
}

/// The texts of a search that found nothing.
public struct SearchUnavailableContent {
  /// The title and a magnifying glass. Sizing: hug.
  public struct Label: View {
    let text: String
    public var body: some View {
      QuoinViews.Label(
        text.isEmpty ? "No Results" : "No Results for “\(text)”", systemImage: "magnifyingglass")
    }
  }
  /// A hint to try another search. Sizing: hug.
  public struct Description: View {
    public var body: some View { Text("Check the spelling or try a new search.") }
  }
  /// None. Sizing: nothing.
  public struct Actions: View {
    public var body: some View { EmptyView() }
  }
}

/// The icon, large, above the title.
private struct UnavailableLabelStyle: LabelStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack(spacing: UnavailableMetrics.iconGap) {
      configuration.icon
        .font(.system(size: UnavailableMetrics.iconSize)).foregroundStyle(.secondary)
      configuration.title.font(.title2.bold())
    }
  }
}

/// Estimated lengths in points: none was recorded.
private enum UnavailableMetrics {
  static let iconSize: CGFloat = 48
  static let iconGap: CGFloat = 12
  static let gap: CGFloat = 6
  static let actionsGap: CGFloat = 10
}
