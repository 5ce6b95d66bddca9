import Foundation
import QuoinCore

/// How boxes look: a view made of their label and content.
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

/// The platform's box: on iOS the label stands in it, on macOS above it. Its lengths are estimated.
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

/// The lengths of boxes in points. None was recorded: all are estimated (Rules/Controls.md#group-box).
enum GroupBoxMetrics {
  static let margin: CGFloat = 16
  static let radius: CGFloat = 8
  static let macOSMargin: CGFloat = 12
  static let macOSRadius: CGFloat = 6
  /// Between label and box on macOS.
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

  /// How many boxes are around: each lies on the colour of the one outside it.
  fileprivate var groupBoxDepth: Int {
    get { self[GroupBoxDepthKey.self] }
    set { self[GroupBoxDepthKey.self] = newValue }
  }
}

extension View {
  /// Sets how boxes inside look. Sizing: neutral.
  public func groupBoxStyle<S: GroupBoxStyle>(_ style: S) -> some View {
    transformEnvironment(\.groupBoxStyles) { $0 = $0.adding(style) }
  }
}
