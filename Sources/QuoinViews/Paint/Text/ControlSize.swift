import Foundation
import QuoinCore

/// How large controls are. On macOS it also sets the size of text without a font of its own.
public enum ControlSize: CaseIterable, Hashable, Sendable {
  case mini, small, regular, large, extraLarge
}

private struct ControlSizeKey: EnvironmentKey {
  static var defaultValue: ControlSize { .regular }
}

extension EnvironmentValues {
  /// How large controls inside are.
  public var controlSize: ControlSize {
    get { self[ControlSizeKey.self] }
    set { self[ControlSizeKey.self] = newValue }
  }
}

extension View {
  /// Sets how large controls inside are. Sizing: neutral.
  public func controlSize(_ controlSize: ControlSize) -> some View {
    environment(\.controlSize, controlSize)
  }
}

extension ControlSize {
  /// The points of macOS's system font for it (Rules/Text.md#default-font).
  var fontSize: CGFloat {
    switch self {
    case .mini: 9
    case .small: 11
    case .regular, .large, .extraLarge: 13
    }
  }
}
