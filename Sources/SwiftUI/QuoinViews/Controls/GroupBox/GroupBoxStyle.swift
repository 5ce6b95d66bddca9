import Foundation
import QuoinCore

/// A style for group boxes, which creates a view from their label and content.
@MainActor @preconcurrency
public protocol GroupBoxStyle {
  associatedtype Body: View
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
  /// The label and the content.
  typealias Configuration = GroupBoxStyleConfiguration
}

/// The parts of a box that a style arranges.
public struct GroupBoxStyleConfiguration {
  /// The title of the box. Sizing: as the view it stands for.
  public struct Label: View {
    let content: _StyleContent
    public var body: some View { content }
  }
  /// The views in the box. Sizing: as the view it stands for.
  public struct Content: View {
    let content: _StyleContent
    public var body: some View { content }
  }
  public let label: Label
  public let content: Content
}

/// The platform's box, with the label inside on iOS and above on macOS. Its lengths are estimated.
public struct DefaultGroupBoxStyle: GroupBoxStyle {
  @Environment(\.platform) private var platform
  @Environment(\.groupBoxDepth) private var depth

  nonisolated public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    if platform == .macOS {
      VStack(alignment: .leading, spacing: GroupBoxMetrics.macOSLabelGap) {
        configuration.label.font(.subheadline)
        box(VStack { configuration.content }, .fill(3))
      }
    } else {
      box(
        VStack(alignment: .leading) {
          configuration.label.font(.headline)
          VStack { configuration.content }
        }, .background(depth == 0 ? 1 : 2))
    }
  }

  private func box<V: View>(_ content: V, _ color: SystemColor) -> some View {
    let isMac = platform == .macOS
    return
      content
      .environment(\.groupBoxDepth, depth + 1)
      .padding(isMac ? GroupBoxMetrics.macOSMargin : GroupBoxMetrics.margin)
      .background(
        Color(storage: .system(color)),
        in: RoundedRectangle(
          cornerRadius: isMac ? GroupBoxMetrics.macOSRadius : GroupBoxMetrics.radius))
  }
}

/// The lengths of boxes in points, all of which are estimated because no recordings exist
/// (Rules/Controls.md#group-box).
enum GroupBoxMetrics {
  static let margin: CGFloat = 16
  static let radius: CGFloat = 8
  static let macOSMargin: CGFloat = 12
  static let macOSRadius: CGFloat = 6
  /// The distance between the label and the box on macOS.
  static let macOSLabelGap: CGFloat = 6
}

extension GroupBoxStyle where Self == DefaultGroupBoxStyle {
  public static var automatic: DefaultGroupBoxStyle { DefaultGroupBoxStyle() }
}

private struct GroupBoxStyleKey: EnvironmentKey {
  static var defaultValue: StyleChain<any GroupBoxStyle> { StyleChain(DefaultGroupBoxStyle()) }
}

private struct GroupBoxDepthKey: EnvironmentKey {
  static var defaultValue: Int { 0 }
}

extension EnvironmentValues {
  var groupBoxStyles: StyleChain<any GroupBoxStyle> {
    get { self[GroupBoxStyleKey.self] }
    set { self[GroupBoxStyleKey.self] = newValue }
  }

  /// The number of enclosing boxes, which determines the background color of each.
  fileprivate var groupBoxDepth: Int {
    get { self[GroupBoxDepthKey.self] }
    set { self[GroupBoxDepthKey.self] = newValue }
  }
}

extension View {
  /// Sets the style of group boxes in the view.
  /// Sizing: neutral.
  public func groupBoxStyle<S: GroupBoxStyle>(_ style: S) -> some View {
    transformEnvironment(\.groupBoxStyles) { $0 = $0.adding(style) }
  }
}
