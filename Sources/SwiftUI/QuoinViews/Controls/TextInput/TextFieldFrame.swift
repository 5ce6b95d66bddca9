import QuoinCore
import QuoinGeometry

/// The box behind a text field (Rules/ControlMetrics.md#text-field; on iOS a page's color with a
/// hairline border, estimated).
///
/// Sizing: h-exp, v-exp.
struct TextFieldFrame: View {
  let border: TextFieldBorder
  var isFilled = true
  @Environment(\.platform) private var platform
  @Environment(\.colorScheme) private var colorScheme
  @Environment(\.pixelLength) private var pixelLength

  var body: some View {
    switch border {
    case .none: EmptyView()
    case .rounded:
      RoundedRectangle(cornerRadius: TextInputMetrics.radius)
        .fill(isFilled ? fill : .clear).strokeBorder(line, lineWidth: pixelLength)
    }
  }

  private var fill: Color {
    switch platform.family {
    case .macOS:
      Color(white: colorScheme == .dark ? 0x17 / 255.0 : 0xF9 / 255.0, opacity: 0.976)
    case .iOS: Color(storage: .system(.background(0)))
    }
  }

  private var line: Color {
    let isDark = colorScheme == .dark
    return switch platform.family {
    case .macOS: Color(white: isDark ? 1 : 0, opacity: isDark ? 0.09 : 0.15)
    case .iOS: Color(white: isDark ? 1 : 0, opacity: isDark ? 0.25 : 0.2)
    }
  }
}
