import Foundation
import QuoinViews
import Testing

@MainActor
struct ColorPickerTests {
  private let picker = ColorPicker("Tint", selection: .constant(.green))

  /// Label, 8, 48 × 24 (Rules/ControlMetrics.md#color-well).
  @Test func theWellOfMacOS() throws {
    let size = try Rendering(picker, platform: .macOS).size
    #expect(size == CGSize(width: 4 * 6.5 + 8 + 48, height: 24))
    #expect(
      try Rendering(picker.labelsHidden(), 300, 120, platform: .macOS).size
        == CGSize(width: 48, height: 24))
  }

  /// A row with a circle of 28 (Rules/ControlMetrics.md#color-well).
  @Test func theCircleOfIOS() throws {
    let row = try Rendering(picker, 300)
    #expect(row.size == CGSize(width: 300, height: 28))
    #expect(try Rendering(picker.labelsHidden()).size == CGSize(width: 28, height: 28))
    #expect(row.fills.map(\.paint.text) == ["#34C759"])
  }
}
