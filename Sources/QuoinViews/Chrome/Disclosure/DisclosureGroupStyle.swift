import Foundation
import QuoinCore

/// How disclosure groups look: a view made of their label and content.
@MainActor @preconcurrency
public protocol DisclosureGroupStyle {
  associatedtype Body: View
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
  /// The label, the content, and whether it is shown.
  typealias Configuration = DisclosureGroupStyleConfiguration
}

/// The parts of a disclosure group that a style arranges.
public struct DisclosureGroupStyleConfiguration {
  /// The part that stays visible. Sizing: as the view it stands for.
  public struct Label: View {
    let content: _StyleContent
    public var body: some View { content }
  }
  /// The part that the group shows or hides. Sizing: as the view it stands for.
  public struct Content: View {
    let content: _StyleContent
    public var body: some View { content }
  }
  public let label: Label
  public let content: Content
  /// Whether the content is shown.
  @Binding public var isExpanded: Bool
}

/// The platform's look: a chevron after the label on iOS, before it on macOS.
public struct AutomaticDisclosureGroupStyle: DisclosureGroupStyle {
  @Environment(\.platform) private var platform

  nonisolated public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    VStack(alignment: platform == .macOS ? .leading : .center) {
      DisclosureLabel(configuration: configuration)
      if configuration.isExpanded {
        if platform == .macOS {
          configuration.content.padding(.leading, DisclosureMetrics.indentation)
        } else {
          configuration.content
        }
      }
    }
  }
}

/// The line of a disclosure group that is always there: a tap on it, on macOS on its arrow, opens and closes the group.
struct DisclosureLabel: View {
  let configuration: DisclosureGroupStyleConfiguration
  @Environment(\.platform) private var platform

  var body: some View {
    let chevron = Chevron().rotationEffect(.degrees(configuration.isExpanded ? 90 : 0))
    if platform == .macOS {
      HStack(spacing: DisclosureMetrics.macOSGap) {
        chevron.foregroundStyle(.secondary).tappable { configuration.isExpanded.toggle() }
        configuration.label
      }
    } else {
      HStack {
        // The whole line looks like a button, because it is one.
        configuration.label.foregroundStyle(.tint)
        Spacer()
        chevron.foregroundStyle(.tint)
      }
      .tappable { configuration.isExpanded.toggle() }
    }
  }
}

/// The same line as a row of a list, which on iOS draws the chevron where its other rows have theirs.
struct DisclosureRow: PrimitiveView {
  let configuration: DisclosureGroupStyleConfiguration

  static func _emit(_ view: Self, into emission: Emission) {
    let configuration = view.configuration
    let mark = emission.tree.mark
    if emission.environment.platform == .macOS {
      emission.emit(DisclosureLabel(configuration: configuration))
    } else {
      let isExpanded = emission.evaluating { configuration.isExpanded }
      let action = emission.isLiving ? emission.keep { LinkBox() } : nil
      action?.action = { configuration.isExpanded.toggle() }
      emission.emit(
        HStack { configuration.label }
          .listRowAccessory(.disclosure(isExpanded: isExpanded)).rowAction(action))
    }
    emission.attachControl(configuration.handle(in: emission), since: mark)
  }
}

/// The lengths of disclosure groups in points, estimated: none was recorded.
enum DisclosureMetrics {
  /// The indentation of the content (Rules/Lists.md#disclosure-rows).
  static let indentation: CGFloat = 20
  /// Between macOS's chevron and the label.
  static let macOSGap: CGFloat = 6
}

extension DisclosureGroupStyle where Self == AutomaticDisclosureGroupStyle {
  public static var automatic: AutomaticDisclosureGroupStyle { AutomaticDisclosureGroupStyle() }
}

private struct DisclosureGroupStyleKey: EnvironmentKey {
  static var defaultValue: StyleChain<any DisclosureGroupStyle> {
    StyleChain(AutomaticDisclosureGroupStyle())
  }
}

extension EnvironmentValues {
  var disclosureGroupStyles: StyleChain<any DisclosureGroupStyle> {
    get { self[DisclosureGroupStyleKey.self] }
    set { self[DisclosureGroupStyleKey.self] = newValue }
  }
}

extension View {
  /// Sets how disclosure groups inside look. Sizing: neutral.
  public func disclosureGroupStyle<S: DisclosureGroupStyle>(_ style: S) -> some View {
    transformEnvironment(\.disclosureGroupStyles) { $0 = $0.adding(style) }
  }
}
