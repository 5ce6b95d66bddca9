import QuoinCore
import QuoinViews

// Helpers for the rendered representations of UIKit and AppKit views

extension View {
  package var erased: AnyView { AnyView(self) }

  /// Overrides the color scheme if a platform view requires one.
  package func overridingColorScheme(with scheme: ColorScheme?) -> some View {
    modifier(SchemeOverride(scheme: scheme))
  }

  /// Sets the accessibility label, if there is one.
  @ViewBuilder package func spoken(as label: String?) -> some View {
    if let label { accessibilityLabel(Text(verbatim: label)) } else { self }
  }
}

private struct SchemeOverride: ViewModifier {
  let scheme: ColorScheme?
  @Environment(\.colorScheme) private var colorScheme

  func body(content: Content) -> some View {
    content.environment(\.colorScheme, scheme ?? colorScheme)
  }
}
