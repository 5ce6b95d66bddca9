import Quoin
import SwiftUI
import Testing

/// The panel of a color picker.
@MainActor
struct LiveColorPickerTests {
  @Test func aTapOpensThePanel() throws {
    let host = ViewHost(Painting(), size: ProposedViewSize(width: 393, height: 700))
    try host.update()
    let row = try #require(host.frame(of: "paint"))
    try host.tap(at: CGPoint(x: row.maxX - 14, y: row.midY))
    try host.tap("Color 6, 5")
    try host.press(key: .escape)
    let color = try host.value(of: "paint", as: Color.self)
    #expect(color == Color(hue: 4.0 / 12, saturation: 1, brightness: 1))
    #expect(throws: ControlError.notPresented) { try host.dismiss() }
  }
}

private struct Painting: View {
  @State private var color = Color.red
  var body: some View {
    ColorPicker("Paint", selection: $color).accessibilityIdentifier("paint")
  }
}
