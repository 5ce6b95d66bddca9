import Foundation
import QuoinCore

/// A style for disclosure groups, which creates a view from their label and content.
@MainActor @preconcurrency
public protocol DisclosureGroupStyle {
  associatedtype Body: View
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
  /// The label, the content, and whether the content is shown.
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

/// The platform's style: a chevron after the label on iOS, before it on macOS.
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

/// The header of a disclosure group. Tapping it (on macOS, its arrow) opens and closes the group.
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
        // The whole header is a button, so it has the button color.
        configuration.label.foregroundStyle(.tint)
        Spacer()
        chevron.foregroundStyle(.tint)
      }
      .tappable { configuration.isExpanded.toggle() }
    }
  }
}

/// The header as a list row. On iOS the list draws the chevron in its accessory column.
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

/// Lengths of disclosure groups in points, estimated because no recordings exist.
enum DisclosureMetrics {
  /// The indentation of the content (Rules/Lists.md#disclosure-rows).
  static let indentation: CGFloat = 20
  /// The gap between macOS's chevron and the label.
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
  /// Sets the style of disclosure groups in the view.
  /// Sizing: neutral.
  public func disclosureGroupStyle<S: DisclosureGroupStyle>(_ style: S) -> some View {
    transformEnvironment(\.disclosureGroupStyles) { $0 = $0.adding(style) }
  }
}
