import Foundation
import QuoinDrawing
import QuoinGeometry
import QuoinViews
import Testing

/// Compares `Color.gradient` with images from macOS 26 (Rules/Drawing.md#color-gradient).
@MainActor
struct ColorGradientTests {
  /// Recorded: the gradient of a color over 50 points, the pixels of rows 0, 10, 20, 30, 40 and 49.
  nonisolated static let recorded: [(Color, [UInt32])] = [
    (.blue, [0x2EA7FF, 0x239EFF, 0x1796FF, 0x088DFF, 0x0088FF, 0x0088FF]),
    (.orange, [0xFFAC58, 0xFFA34A, 0xFF9A3D, 0xFF912F, 0xFF8C28, 0xFF8C28]),
    (.green, [0x61DD81, 0x55D775, 0x49D16B, 0x3BCA5F, 0x34C759, 0x34C759]),
    (.yellow, [0xFFCC00, 0xFFCC00, 0xFDC900, 0xF8C400, 0xF4BE00, 0xEFB800]),
    (.brown, [0xCAA488, 0xC1997C, 0xB88F70, 0xB08464, 0xAB7F5E, 0xAB7F5E]),
    (.mint, [0x37DFCD, 0x2AD8C5, 0x1ED1BE, 0x0DCBB7, 0x00C8B3, 0x00C8B3]),
    (.indigo, [0x887CFF, 0x7D70FC, 0x7165F9, 0x675AF7, 0x6155F5, 0x6154F5]),
    (.cyan, [0x37D8FA, 0x2AD1F4, 0x1DCAEF, 0x0CC4EB, 0x00C0E8, 0x00C0E8]),
    (.gray, [0xB0B0B4, 0xA6A6AA, 0x9C9CA1, 0x939398, 0x8E8E93, 0x8E8E93]),
  ]

  @Test(arguments: recorded) func tonesAreThoseOfTheRecording(color: Color, rows: [UInt32]) throws {
    for (place, pixel) in zip([0, 10, 20, 30, 40, 49], rows) {
      let drawn = try components(of: color, atRow: place)
      for (drawn, recorded) in zip(drawn, Self.components(pixel)) {
        #expect(abs(drawn - recorded) <= 3, "row \(place): \(drawn) for \(recorded)")
      }
    }
  }

  /// The ends of pink match the recording; in between, its green is up to 6 of 255 higher.
  @Test func pinkIsNearTheRecording() throws {
    let rows: [UInt32] = [0xFF587E, 0xFF4A72, 0xFF3E67, 0xFF325B, 0xFF2D55, 0xFF2D55]
    for (place, pixel) in zip([0, 10, 20, 30, 40, 49], rows) {
      let drawn = try components(of: .pink, atRow: place)
      let recorded = Self.components(pixel)
      #expect(abs(drawn[0] - recorded[0]) <= 1 && abs(drawn[2] - recorded[2]) <= 1)
      #expect(drawn[1] - recorded[1] <= 6 && drawn[1] >= recorded[1] - 1)
    }
  }

  @Test func aShadeKeepsItsOpacity() throws {
    let stops = try stops(of: .blue.opacity(0.25))
    #expect(stops.allSatisfy { abs($0.color.opacity - 0.25) < 1e-9 })
  }

  @Test func stopsAreSortedByTheirPlaces() throws {
    func stops(_ stops: [Gradient.Stop]) throws -> [GradientStop] {
      let style = LinearGradient(stops: stops, startPoint: .top, endPoint: .bottom)
      guard case .linearGradient(let found, _, _) = try Rendering(style, 10, 10).fills[0].paint
      else { return [] }
      return found
    }
    let sorted: [Gradient.Stop] = [
      .init(color: .red, location: 0), .init(color: .green, location: 0.5),
      .init(color: .blue, location: 0.5), .init(color: .white, location: 1),
    ]
    let drawn = try stops(sorted)
    #expect(drawn.count > 4)
    #expect(try stops([sorted[3], sorted[1], sorted[2], sorted[0]]) == drawn)
    // For two stops at the same location, the order counts.
    #expect(try stops([sorted[3], sorted[2], sorted[1], sorted[0]]) != drawn)
  }

  private func stops(of color: Color) throws -> [GradientStop] {
    let view = Rectangle().fill(color.gradient)
    guard
      case .linearGradient(let stops, _, _) = try Rendering(view, 50, 50, platform: .macOS)
        .fills[0].paint
    else { return [] }
    return stops
  }

  /// Red, green and blue in the center of a row of pixels, 0…255.
  private func components(of color: Color, atRow row: Int) throws -> [Double] {
    let stops = try stops(of: color)
    let place = (Double(row) + 0.5) / 50
    let next = stops.firstIndex { $0.location >= place } ?? stops.count
    let (from, to) = (stops[max(next - 1, 0)], stops[min(next, stops.count - 1)])
    let share =
      from.location < to.location ? (place - from.location) / (to.location - from.location) : 0
    func mixed(_ part: KeyPath<ResolvedColor, Double>) -> Double {
      min(max(from.color[keyPath: part] * (1 - share) + to.color[keyPath: part] * share, 0), 1)
        * 255
    }
    return [mixed(\.red), mixed(\.green), mixed(\.blue)]
  }

  private static func components(_ pixel: UInt32) -> [Double] {
    [16, 8, 0].map { Double(pixel >> $0 & 0xFF) }
  }
}
