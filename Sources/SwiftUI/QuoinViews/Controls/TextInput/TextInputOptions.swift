import Foundation
import QuoinCore

/// The line on which the insertion point is drawn where a line wraps.
public enum TextSelectionAffinity: Hashable, Sendable {
  case automatic
  /// At the end of the upper line.
  case upstream
  /// At the start of the lower line.
  case downstream
}

private struct TextSelectionAffinityKey: EnvironmentKey {
  static let defaultValue = TextSelectionAffinity.automatic
}

extension EnvironmentValues {
  /// The line of an insertion point where a line wraps; automatic by default.
  public var textSelectionAffinity: TextSelectionAffinity {
    get { self[TextSelectionAffinityKey.self] }
    set { self[TextSelectionAffinityKey.self] = newValue }
  }
}

extension View {
  /// Compiles only: sets the environment's affinity of selections, which no field reads.
  /// Sizing: neutral.
  public func textSelectionAffinity(_ affinity: TextSelectionAffinity) -> some View {
    environment(\.textSelectionAffinity, affinity)
  }
}

/// The event that starts dictation in a search field.
public struct TextInputDictationActivation: Hashable, Sendable {
  private let name: String
  /// Dictation starts when the user taps the microphone.
  public static let onSelect = TextInputDictationActivation(name: "onSelect")
  /// Dictation starts when the user looks at the microphone.
  public static let onLook = TextInputDictationActivation(name: "onLook")
}

/// The behavior of dictation in a search field.
public struct TextInputDictationBehavior: Hashable, Sendable {
  private let activation: TextInputDictationActivation?
  public static let automatic = TextInputDictationBehavior(activation: nil)
  /// Returns a behavior with a microphone in the field.
  public static func inline(activation: TextInputDictationActivation) -> TextInputDictationBehavior
  {
    TextInputDictationBehavior(activation: activation)
  }
}

/// The places of controls that format text.
public struct TextInputFormattingControlPlacement: Sendable {
  /// A set of places.
  public struct Set: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let contextMenu = Set(rawValue: 1 << 0)
    public static let inputAssistant = Set(rawValue: 1 << 1)
    public static let fontPanel = Set(rawValue: 1 << 2)
    public static let accessoryBar = Set(rawValue: 1 << 3)
    public static let `default`: Set = [.contextMenu, .inputAssistant]
    public static let all: Set = [.contextMenu, .inputAssistant, .fontPanel, .accessoryBar]
  }
}

extension View {
  /// Compiles only: sets the behavior of dictation in search fields, which have no microphone here.
  /// Sizing: neutral.
  public func searchDictationBehavior(_ dictationBehavior: TextInputDictationBehavior) -> some View
  { self }

  /// Compiles only: shows or hides controls that format text, which don't exist here.
  /// Sizing: neutral.
  public func textInputFormattingControlVisibility(
    _ visibility: Visibility, for placement: TextInputFormattingControlPlacement.Set
  ) -> some View { self }
}

/// A view's find navigator.
public struct FindContext: Sendable {
  /// Whether the navigator is presented; `nil` without `findNavigator(isPresented:)`.
  public var isPresented: Binding<Bool>? { nil }
  /// Whether the navigator can replace text.
  public var supportsReplace: Bool { false }
}

extension EnvironmentValues {
  /// The find navigator of the view; always `nil`, because no view has one.
  public var findContext: FindContext? { nil }
}
