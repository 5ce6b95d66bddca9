import Foundation
import QuoinCore
import Testing

@testable import QuoinViews

@MainActor
struct WheelTests {
  private func wheel(_ selection: Int) throws -> Rendering {
    let picker = Picker("", selection: .constant(selection)) {
      ForEach(0..<100) { Text("\($0)") }
    }
    return try Rendering(picker.pickerStyle(.wheel), 300)
  }

  /// 31.87 from row to row in the center (Rules/ControlMetrics.md#picker).
  @Test func rowsAreOnACylinder() {
    let rows = (-10...10).map { WheelRow(distance: $0) }.filter(\.isVisible)
    #expect(rows.map(\.distance) == Array(-5...5))
    #expect(rows.map(\.offset) == rows.map(\.offset).sorted())
    #expect(isClose(WheelRow(distance: 1).offset, 31.87, by: 0.5))
    #expect(rows.allSatisfy { abs($0.offset) < 108 && $0.scale > 0 && $0.scale <= 1 })
    #expect(WheelRow(distance: 0).offset == 0)
    #expect(WheelRow(distance: 3).scale < WheelRow(distance: 2).scale)
    #expect(WheelRow(distance: 3).offset == -WheelRow(distance: -3).offset)
  }

  @Test func theChosenRowIsInTheBand() throws {
    #expect(try wheel(50).glyphs.map(\.run.text) == (45...55).map(String.init))
    #expect(try wheel(1).glyphs.map(\.run.text) == (0...6).map(String.init))
    #expect(try wheel(99).glyphs.map(\.run.text) == (94...99).map(String.init))
    let chosen = try #require(try wheel(1).glyphs.first { $0.run.text == "1" })
    #expect(chosen.run.size == 23.5)
  }

  @Test func nothingChosenShowsTheFirstRow() throws {
    #expect(try wheel(1000).glyphs.map(\.run.text) == (0...5).map(String.init))
    let empty = Picker("", selection: .constant(0)) {}
    #expect(try Rendering(empty.pickerStyle(.wheel), 300).size.height == 216)
    #expect(try Rendering(empty.pickerStyle(.segmented), 300).size.height == 32)
    #expect(try Rendering(empty, platform: .macOS).size.height == 24)
  }
}
