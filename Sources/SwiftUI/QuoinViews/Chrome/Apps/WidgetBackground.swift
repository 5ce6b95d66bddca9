import QuoinCore
import QuoinGeometry

/// The background that the content of a widget sets (Rules/Devices.md#widgets).
package enum WidgetBackgroundKey: PreferenceKey {
  package static var defaultValue: AnyView? { nil }
  package static func reduce(value: inout AnyView?, nextValue: () -> AnyView?) {
    value = value ?? nextValue()
  }
}

private struct IsInWidgetKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

extension EnvironmentValues {
  /// Whether the view is in a widget, which draws the background that its content sets.
  package var isInWidget: Bool {
    get { self[IsInWidgetKey.self] }
    set { self[IsInWidgetKey.self] = newValue }
  }
}

/// Gives a widget its background; outside of one, it is behind the view.
struct WidgetBackground: ViewModifier {
  let alignment: Alignment
  let background: AnyView
  @Environment(\.isInWidget) private var isInWidget

  func body(content: Content) -> some View {
    if isInWidget {
      content.preference(key: WidgetBackgroundKey.self, value: background)
    } else {
      content.background(alignment: alignment) { background.ignoresSafeArea() }
    }
  }
}
