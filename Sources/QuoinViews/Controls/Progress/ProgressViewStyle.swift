import Foundation
import QuoinCore

/// How progress looks: a view made of its share and labels.
@MainActor @preconcurrency
public protocol ProgressViewStyle {
  associatedtype Body: View
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
  /// The share and the labels.
  typealias Configuration = ProgressViewStyleConfiguration
}

/// The parts of a progress view that a style arranges.
public struct ProgressViewStyleConfiguration {
  /// The name of the task. Sizing: as the view it stands for.
  public struct Label: View {
    let content: _StyleContent
    public var body: some View { content }
  }
  /// The label of the value. Sizing: as the view it stands for.
  public struct CurrentValueLabel: View {
    let content: _StyleContent
    public var body: some View { content }
  }
  /// The share that is done, 0…1; `nil` where it is not known.
  public internal(set) var fractionCompleted: Double?
  public var label: Label?
  public var currentValueLabel: CurrentValueLabel?
  /// Whether the progress view was written with a value, though that may be `nil`.
  var isBar = false
}

/// A bar where there is a value, a spinner where there is none.
public struct DefaultProgressViewStyle: ProgressViewStyle {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    if configuration.fractionCompleted != nil || configuration.isBar {
      LinearProgressViewStyle().makeBody(configuration: configuration)
    } else {
      CircularProgressViewStyle().makeBody(configuration: configuration)
    }
  }
}

/// A bar, its label above and the label of its value below.
public struct LinearProgressViewStyle: ProgressViewStyle {
  private let tint: Color?

  nonisolated public init() { tint = nil }
  /// A bar, filled with `tint` up to the progress.
  nonisolated public init(tint: Color) { self.tint = tint }

  public func makeBody(configuration: Configuration) -> some View {
    ProgressRows(configuration: configuration, tint: tint)
  }
}

/// A spinner, its labels below; on macOS a ring where there is a value.
public struct CircularProgressViewStyle: ProgressViewStyle {
  private let tint: Color?

  nonisolated public init() { tint = nil }
  /// A spinner in `tint`.
  nonisolated public init(tint: Color) { self.tint = tint }

  public func makeBody(configuration: Configuration) -> some View {
    ProgressCircle(configuration: configuration, tint: tint)
  }
}

extension ProgressViewStyle where Self == DefaultProgressViewStyle {
  /// A bar where there is a value, a spinner where there is none.
  public static var automatic: DefaultProgressViewStyle { DefaultProgressViewStyle() }
}
extension ProgressViewStyle where Self == LinearProgressViewStyle {
  /// A bar, its label above and the label of its value below.
  public static var linear: LinearProgressViewStyle { LinearProgressViewStyle() }
}
extension ProgressViewStyle where Self == CircularProgressViewStyle {
  /// A spinner, its labels below.
  public static var circular: CircularProgressViewStyle { CircularProgressViewStyle() }
}

private struct ProgressViewStyleKey: EnvironmentKey {
  static var defaultValue: StyleChain<any ProgressViewStyle> {
    StyleChain(DefaultProgressViewStyle())
  }
}

extension EnvironmentValues {
  var progressViewStyles: StyleChain<any ProgressViewStyle> {
    get { self[ProgressViewStyleKey.self] }
    set { self[ProgressViewStyleKey.self] = newValue }
  }
}

extension View {
  /// Sets how progress inside looks. Sizing: neutral.
  public func progressViewStyle<S: ProgressViewStyle>(_ style: S) -> some View {
    transformEnvironment(\.progressViewStyles) { $0 = $0.adding(style) }
  }
}
