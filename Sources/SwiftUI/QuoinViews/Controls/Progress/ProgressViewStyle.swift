import Foundation
import QuoinCore

/// A style for progress views, which creates a view from the fraction and labels.
@MainActor @preconcurrency
public protocol ProgressViewStyle {
  associatedtype Body: View
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
  /// The fraction and the labels.
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
  /// The completed fraction, in 0…1, or `nil` if it is unknown.
  public internal(set) var fractionCompleted: Double?
  public var label: Label?
  public var currentValueLabel: CurrentValueLabel?
  /// Whether the progress view was created with a value, even if it is `nil`.
  var isBar = false
}

/// A style that shows a bar if there is a value, otherwise a spinner.
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

/// A style that shows a bar with its label above and the value's label below.
public struct LinearProgressViewStyle: ProgressViewStyle {
  private let tint: Color?

  nonisolated public init() { tint = nil }
  /// Creates a style whose bar is filled with `tint`.
  nonisolated public init(tint: Color) { self.tint = tint }

  public func makeBody(configuration: Configuration) -> some View {
    ProgressRows(configuration: configuration, tint: tint)
  }
}

/// A style that shows a spinner with its labels below; on macOS a ring if there is a value.
public struct CircularProgressViewStyle: ProgressViewStyle {
  private let tint: Color?

  nonisolated public init() { tint = nil }
  /// Creates a style whose spinner is colored with `tint`.
  nonisolated public init(tint: Color) { self.tint = tint }

  public func makeBody(configuration: Configuration) -> some View {
    ProgressCircle(configuration: configuration, tint: tint)
  }
}

extension ProgressViewStyle where Self == DefaultProgressViewStyle {
  /// A style that shows a bar if there is a value, otherwise a spinner.
  public static var automatic: DefaultProgressViewStyle { DefaultProgressViewStyle() }
}
extension ProgressViewStyle where Self == LinearProgressViewStyle {
  /// A style that shows a bar with its label above and the value's label below.
  public static var linear: LinearProgressViewStyle { LinearProgressViewStyle() }
}
extension ProgressViewStyle where Self == CircularProgressViewStyle {
  /// A style that shows a spinner with its labels below.
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
  /// Sets the style of progress views in the view.
  /// Sizing: neutral.
  public func progressViewStyle<S: ProgressViewStyle>(_ style: S) -> some View {
    transformEnvironment(\.progressViewStyles) { $0 = $0.adding(style) }
  }
}
