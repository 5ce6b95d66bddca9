import Foundation
import QuoinCore
import QuoinGeometry

/// The panel of a color picker: a grid of colors, and a slider for the opacity. Its lengths are
/// estimated.
///
/// Sizing: hug, with an ideal width of 312.
struct ColorPanel: View {
  let selection: Binding<Color>
  let supportsOpacity: Bool
  @Environment(\.self) private var environment

  private static let cell: CGFloat = 24
  private static let padding: CGFloat = 12
  private static let radius: CGFloat = 8

  var body: some View {
    let opacity = Double(selection.wrappedValue.resolve(in: environment).opacity)
    VStack(alignment: .leading, spacing: Self.padding) {
      VStack(spacing: 0) {
        ForEach(ColorSwatches.rows.indices) { row in
          HStack(spacing: 0) {
            ForEach(ColorSwatches.rows[row].indices) { column in
              let color = ColorSwatches.rows[row][column]
              Rectangle().fill(color)
                .frame(width: Self.cell, height: Self.cell)
                .tappable { selection.wrappedValue = opacity < 1 ? color.opacity(opacity) : color }
                .accessibilityLabel(Text(verbatim: ColorSwatches.name(row, column)))
            }
          }
        }
      }
      .clipShape(RoundedRectangle(cornerRadius: Self.radius))
      if supportsOpacity {
        Text("Opacity").font(.footnote).foregroundStyle(.secondary)
        Slider(value: Binding(get: { opacity }, set: { setOpacity($0) }))
          .frame(width: CGFloat(ColorSwatches.columns) * Self.cell)
      }
    }
    .padding(Self.padding)
  }

  private func setOpacity(_ opacity: Double) {
    var color = selection.wrappedValue.resolve(in: environment)
    color.opacity = Float(opacity)
    selection.wrappedValue = Color(color)
  }
}

/// The colors of a panel: a row of grays, then rows of all hues from dark to light.
enum ColorSwatches {
  static let columns = 12

  @MainActor static let rows: [[Color]] = {
    var rows = [(0..<columns).map { Color(white: 1 - Double($0) / Double(columns - 1)) }]
    for shade in shades {
      rows.append(
        (0..<columns).map { column in
          Color(
            hue: Double(column) / Double(columns), saturation: shade.saturation,
            brightness: shade.brightness)
        })
    }
    return rows
  }()

  private static let shades: [(saturation: Double, brightness: Double)] = [
    (1, 0.3), (1, 0.45), (1, 0.6), (1, 0.8), (1, 1), (0.75, 1), (0.55, 1), (0.35, 1), (0.18, 1),
  ]

  /// Returns the label of a color for screen readers.
  static func name(_ row: Int, _ column: Int) -> String { "Color \(row + 1), \(column + 1)" }
}
