#if !canImport(Darwin)
  import QuoinCore
  import QuoinViews

  // What the pictures of UIKit's and AppKit's views need.

  extension View {
    package var erased: AnyView { AnyView(self) }

    /// Light or dark, where a view of a platform's insists on it.
    package func insisting(on scheme: ColorScheme?) -> some View {
      modifier(SchemeOverride(scheme: scheme))
    }

    /// Read out as `label`, where there is one.
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
#endif
