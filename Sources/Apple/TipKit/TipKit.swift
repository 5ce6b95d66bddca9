@_exported import Foundation
import SwiftUI

/// A hint about a feature.
public protocol Tip: Identifiable, Sendable {
  var title: Text { get }
  var message: Text? { get }
  var image: Image? { get }
  @Tips.ActionBuilder var actions: [Tips.Action] { get }
  @Tips.RuleBuilder var rules: [Tips.Rule] { get }
  @Tips.OptionsBuilder var options: [any TipOption] { get }
}

public typealias TipAction = Tips.Action

extension Tip {
  public var id: String { String(describing: Self.self) }
  public var message: Text? { nil }
  public var image: Image? { nil }
  public var actions: [Tips.Action] { [] }
  public var rules: [Tips.Rule] { [] }
  public var options: [any TipOption] { [] }
  public var status: Tips.Status { .available }
  public var shouldDisplay: Bool { true }
  /// Has no effect: tips are not shown.
  public func invalidate(reason: Tips.InvalidationReason) {}
  /// Has no effect: tips are not shown.
  public func resetEligibility() async {}
}

/// An option for the frequency of a tip.
public protocol TipOption: Sendable {}

/// The common types of tips. Tips are always shown: their history isn't stored.
public enum Tips {
  public enum Status: Hashable, Sendable {
    case pending
    case available
    case invalidated(InvalidationReason)
  }

  public enum InvalidationReason: Hashable, Sendable {
    case actionPerformed
    case displayCountExceeded
    case displayDurationExceeded
    case tipClosed
  }

  /// A button of a tip.
  public struct Action: Identifiable, Sendable {
    public let id: String
    public let index: Int?
    let title: String
    let handler: @MainActor @Sendable () -> Void

    public init(
      id: String = "", title: some StringProtocol,
      perform handler: @escaping @MainActor @Sendable () -> Void = {}
    ) {
      self.id = id
      index = nil
      self.title = String(title)
      self.handler = handler
    }
  }

  /// A condition for showing a tip. It has no effect: tips are always shown.
  public struct Rule: Sendable {}

  public struct MaxDisplayCount: TipOption {
    public init(_ maxDisplayCount: Int) {}
  }

  public struct IgnoresDisplayFrequency: TipOption {
    public init(_ ignoresDisplayFrequency: Bool) {}
  }

  /// An event that an app records.
  public struct Event<DonationInfo: Sendable>: Identifiable, Sendable {
    public let id: String

    public init(id: String) where DonationInfo == EmptyDonation { self.id = id }
    /// Has no effect: tips are not shown.
    public func donate() async {}
    public func sendDonation(_ completion: (@Sendable () -> Void)? = nil) { completion?() }
  }

  public struct EmptyDonation: Codable, Sendable {}

  public struct ConfigurationOption: Sendable {
    public enum DisplayFrequency: Sendable {
      case immediate
      case hourly
      case daily
      case weekly
      case monthly
    }

    public enum DatastoreLocation: Sendable {
      case applicationDefault
      case groupContainer(identifier: String)
      case url(URL)
    }

    public static func displayFrequency(_ frequency: DisplayFrequency) -> ConfigurationOption {
      ConfigurationOption()
    }
    public static func datastoreLocation(_ location: DatastoreLocation) -> ConfigurationOption {
      ConfigurationOption()
    }
  }

  /// Has no effect: tips are not shown.
  public static func configure(_ options: [ConfigurationOption] = []) throws {}
  /// Has no effect: tips are not shown.
  public static func configure(@ConfigurationBuilder options: () -> [ConfigurationOption]) throws {}
  /// Has no effect: tips are not shown.
  public static func resetDatastore() throws {}
  /// Has no effect: tips are not shown.
  public static func showAllTipsForTesting() {}
  /// Has no effect: tips are not shown.
  public static func hideAllTipsForTesting() {}
  /// Has no effect: tips are not shown.
  public static func showTipsForTesting(_ tips: [any Tip.Type]) {}

  @resultBuilder public enum ActionBuilder {
    public static func buildExpression(_ expression: Action) -> [Action] { [expression] }
    public static func buildExpression(_ expression: [Action]) -> [Action] { expression }
    public static func buildBlock(_ components: [Action]...) -> [Action] {
      components.flatMap { $0 }
    }
    public static func buildOptional(_ component: [Action]?) -> [Action] { component ?? [] }
    public static func buildEither(first component: [Action]) -> [Action] { component }
    public static func buildEither(second component: [Action]) -> [Action] { component }
  }

  @resultBuilder public enum RuleBuilder {
    public static func buildExpression(_ expression: Rule) -> [Rule] { [expression] }
    public static func buildExpression(_ expression: [Rule]) -> [Rule] { expression }
    public static func buildBlock(_ components: [Rule]...) -> [Rule] { components.flatMap { $0 } }
  }

  @resultBuilder public enum OptionsBuilder {
    public static func buildExpression(_ expression: some TipOption) -> [any TipOption] {
      [expression]
    }
    public static func buildExpression(_ expression: [any TipOption]) -> [any TipOption] {
      expression
    }
    public static func buildBlock(_ components: [any TipOption]...) -> [any TipOption] {
      components.flatMap { $0 }
    }
  }

  @resultBuilder public enum ConfigurationBuilder {
    public static func buildBlock(_ components: ConfigurationOption...) -> [ConfigurationOption] {
      components
    }
  }
}

private enum TipBackgroundKey: EnvironmentKey {
  static var defaultValue: AnyShapeStyle { AnyShapeStyle(.background.secondary) }
}

extension EnvironmentValues {
  fileprivate var tipBackground: AnyShapeStyle {
    get { self[TipBackgroundKey.self] }
    set { self[TipBackgroundKey.self] = newValue }
  }
}

/// A tip in a card, with its image, title, message, buttons and close button.
///
/// Sizing: as wide as it may be, as high as its texts.
public struct TipView<Content: Tip>: View {
  private let tip: Content?
  private let action: @MainActor (Tips.Action) -> Void
  @Environment(\.tipBackground) private var background

  public init(
    _ tip: Content, arrowEdge: Edge? = nil,
    action: @escaping @MainActor (Tips.Action) -> Void = { _ in }
  ) {
    self.tip = tip
    self.action = action
  }

  public init(
    _ tip: Content?, arrowEdge: Edge? = nil,
    action: @escaping @MainActor (Tips.Action) -> Void = { _ in }
  ) {
    self.tip = tip
    self.action = action
  }

  public var body: some View {
    if let tip {
      HStack(alignment: .top, spacing: 12) {
        tip.image?.font(.system(size: 32)).foregroundStyle(.tint)
        VStack(alignment: .leading, spacing: 4) {
          tip.title.font(.headline)
          if let message = tip.message {
            message.font(.subheadline).foregroundStyle(.secondary)
          }
          ForEach(tip.actions) { item in
            Divider()
            Button(item.title) {
              item.handler()
              action(item)
            }
          }
        }
        Spacer(minLength: 0)
        Image(systemName: "xmark").font(.footnote).foregroundStyle(.secondary)
      }
      .padding(16)
      .background(background, in: .rect(cornerRadius: 13))
    }
  }
}

/// The style of a tip, which is always a card.
public protocol TipViewStyle {}

public struct MiniTipViewStyle: TipViewStyle {
  public init() {}
}

extension TipViewStyle where Self == MiniTipViewStyle {
  public static var miniTip: MiniTipViewStyle { MiniTipViewStyle() }
}

extension View {
  /// Has no effect: the popover of a tip isn't drawn.
  ///
  /// Sizing: as its content.
  public func popoverTip(
    _ tip: (any Tip)?, arrowEdge: Edge = .top,
    action: @escaping @MainActor (Tips.Action) -> Void = { _ in }
  ) -> some View { self }

  /// Has no effect: the popover of a tip isn't drawn.
  ///
  /// Sizing: as its content.
  public func popoverTip(
    _ tip: any Tip, arrowEdge: Edge = .top,
    action: @escaping @MainActor (Tips.Action) -> Void = { _ in }
  ) -> some View { self }

  /// Sets the background of tips inside.
  ///
  /// Sizing: as its content.
  public func tipBackground(_ style: some ShapeStyle) -> some View {
    environment(\.tipBackground, AnyShapeStyle(style))
  }

  /// Has no effect: tips are always cards.
  ///
  /// Sizing: as its content.
  public func tipViewStyle(_ style: some TipViewStyle) -> some View { self }

  /// Has no effect: the images of tips have a fixed size.
  ///
  /// Sizing: as its content.
  public func tipImageSize(_ size: CGSize) -> some View { self }

  /// Has no effect: the corners of tips have a fixed radius.
  ///
  /// Sizing: as its content.
  public func tipCornerRadius(_ cornerRadius: Double, antialiased: Bool = true) -> some View {
    self
  }
}
