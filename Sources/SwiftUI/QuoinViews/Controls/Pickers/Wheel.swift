import Foundation
import QuoinCore
import QuoinGeometry

/// The columns of a wheel side by side, on the band around the selected row.
///
/// Sizing: h-exp (ideal 320), v-hug 216.
struct WheelBand<Columns: View>: View {
  @ViewBuilder let columns: Columns

  var body: some View {
    HStack(spacing: 0) { columns }
      .padding(.horizontal, 2 * PickerMetrics.wheelBandInset)
      .frame(
        minWidth: 0, idealWidth: PickerMetrics.wheelSize.width, maxWidth: .infinity,
        minHeight: PickerMetrics.wheelSize.height, maxHeight: PickerMetrics.wheelSize.height
      )
      .background {
        Capsule().fill(.fill.tertiary)
          .frame(height: PickerMetrics.wheelBandHeight)
          .padding(.horizontal, PickerMetrics.wheelBandInset)
      }
      .clipped()
      .fadedWhenDisabled(0.5)
  }
}

/// A column of a wheel: rows on a cylinder as tall as the wheel.
///
/// Sizing: h-exp, v-exp.
struct WheelColumn: View {
  let rows: [_StyleContent]
  /// The row in the band; `nil` means the first.
  let selected: Int?
  /// Moves a row to the band.
  var choose: @MainActor (Int) -> Void = { _ in }
  /// The number of rows by which a finger has turned the wheel.
  @State private var turn: CGFloat = 0

  var body: some View {
    let chosen = selected ?? 0
    let visible = rows.indices.filter { WheelRow(distance: $0 - chosen, turn: turn).isVisible }
    ZStack {
      ForEach(visible, id: \.self) { index in
        row(rows[index], WheelRow(distance: index - chosen, turn: turn))
      }
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .modifier(WheelTouch(count: rows.count, selected: chosen, turn: $turn, choose: choose))
  }

  private func row(_ view: _StyleContent, _ place: WheelRow) -> some View {
    HStack { view }
      .lineLimit(1)
      .font(
        .system(
          size: place.isInBand ? PickerMetrics.wheelBandFont : PickerMetrics.wheelFont)
      )
      .scaleEffect(y: place.scale)
      .offset(y: place.offset)
      .opacity(place.opacity)
  }
}

/// The position of a row on a wheel's cylinder, in an orthographic projection.
struct WheelRow {
  /// The number of rows below the selected one.
  let distance: Int
  /// The number of rows by which the wheel is turned towards the rows below.
  var turn: CGFloat = 0

  private static let radius = PickerMetrics.wheelSize.height / 2

  private var angle: CGFloat {
    (CGFloat(distance) - turn) * PickerMetrics.wheelPitch / Self.radius
  }
  /// Whether the row is in the band around the selected one.
  var isInBand: Bool { abs(CGFloat(distance) - turn) < 0.5 }
  /// Whether the row is on the visible side.
  var isVisible: Bool { abs(angle) < .pi / 2 }
  /// The vertical scale of the row.
  var scale: CGFloat { cos(angle) }
  /// The distance below the middle, in points.
  var offset: CGFloat { Self.radius * sin(angle) }
  /// The opacity of the row; rows fade as they turn away. Estimated.
  var opacity: Double { isInBand ? 1 : 0.5 * Double(scale) + 0.1 }

  /// Returns the number of rows between the middle of the wheel and `distance` points below it.
  static func rows(below distance: CGFloat) -> CGFloat {
    asin(min(max(distance / radius, -1), 1)) * radius / PickerMetrics.wheelPitch
  }
}
