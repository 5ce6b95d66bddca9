import Foundation
import QuoinCore
import QuoinViews
import Testing

@MainActor
struct ColorTests {
  /// Recorded system colors of macOS.
  @Test(arguments: [
    (Color.gray, "#8E8E93", "#98989D"), (.red, "#FF383C", "#FF4245"),
    (.orange, "#FF8D28", "#FF9230"), (.yellow, "#FFCC00", "#FFD600"),
    (.green, "#34C759", "#30D158"), (.mint, "#00C8B3", "#00DAC3"), (.teal, "#00C3D0", "#00D2E0"),
    (.cyan, "#00C0E8", "#3CD3FE"), (.blue, "#0088FF", "#0091FF"), (.indigo, "#6155F5", "#6D7CFF"),
    (.purple, "#CB30E0", "#DB34F2"), (.pink, "#FF2D55", "#FF375F"), (.brown, "#AC7F5E", "#B78A66"),
    (.accentColor, "#0088FF", "#0091FF"), (.white, "#FFFFFF", "#FFFFFF"),
    (.black, "#000000", "#000000"), (.primary, "#000000 84.7%", "#FFFFFF 84.7%"),
    (.secondary, "#000000 49.8%", "#FFFFFF 54.9%"),
    (.primary.opacity(0.5), "#000000 42.4%", "#FFFFFF 42.4%"),
    (.clear, "#000000 0.0%", "#000000 0.0%"),
  ])
  func macOSPalette(color: Color, light: String, dark: String) throws {
    let bright = try Rendering(color, 10, 10, platform: .macOS)
    let dim = try Rendering(color, 10, 10, platform: .macOS, colorScheme: .dark)
    #expect(bright.fills.map(\.paint.text) == [light])
    #expect(dim.fills.map(\.paint.text) == [dark])
  }

  @Test(arguments: [
    (Color.primary, "#000000", "#FFFFFF"), (.secondary, "#3C3C43 60.0%", "#EBEBF5 60.0%"),
  ])
  func iOSLabels(color: Color, light: String, dark: String) throws {
    #expect(try Rendering(color, 10, 10).fills[0].paint.text == light)
    #expect(try Rendering(color, 10, 10, colorScheme: .dark).fills[0].paint.text == dark)
  }

  @Test(arguments: [
    (Color(hue: 1.0 / 6, saturation: 1, brightness: 1), "#FFFF00FF"),
    (Color(hue: 1, saturation: 1, brightness: 1), "#FF0000FF"),
    (Color(hue: 0, saturation: 1, brightness: 0.5), "#800000FF"),
    (Color(.sRGBLinear, red: 0.3, green: 0.3, blue: 0.3, opacity: 0.3), "#9595954D"),
    (Color(.displayP3, red: 0.412, green: 0.508, blue: 0.690, opacity: 0.748), "#6382B4BF"),
    (Color(white: .nan), "#000000FF"),
  ])
  func numbersResolve(color: Color, description: String) {
    #expect(color.resolve(in: EnvironmentValues()).description == description)
  }

  /// Human Interface Guidelines, Color, Specifications: increased contrast, light and dark.
  @Test(arguments: [
    (Color.gray, "#6C6C70", "#AEAEB2"), (.red, "#E9152D", "#FF6165"),
    (.orange, "#C55300", "#FFA056"), (.yellow, "#A16A00", "#FEDF43"),
    (.green, "#008932", "#4AD968"), (.mint, "#008575", "#54DFCB"), (.teal, "#008198", "#3BDDEC"),
    (.cyan, "#007EAE", "#6DD9FF"), (.blue, "#1E6EF4", "#5CB8FF"), (.indigo, "#564ADE", "#A7AAFF"),
    (.purple, "#B02FC2", "#EA8DFF"), (.pink, "#E7124D", "#FF8AC4"), (.brown, "#956D51", "#DBA679"),
    (.primary, "#000000", "#FFFFFF"),
  ])
  func increasedContrast(color: Color, light: String, dark: String) throws {
    let view = color.environment(\._colorSchemeContrast, .increased)
    #expect(try Rendering(view, 10, 10).fills.map(\.paint.text) == [light])
    #expect(try Rendering(view, 10, 10, colorScheme: .dark).fills.map(\.paint.text) == [dark])
  }

  @Test func wideColorsAreNotClamped() {
    let red = Color(.displayP3, red: 1, green: 0, blue: 0).resolve(in: EnvironmentValues())
    #expect(abs(red.red - 1.0931) < 0.0001)
    #expect(abs(red.green + 0.2266) < 0.0001)
    #expect(abs(red.blue + 0.1504) < 0.0001)
  }

  @Test func equalNumbersAreEqualColors() {
    #expect(Color(white: 1) == .white)
    #expect(Color(red: 0, green: 0, blue: 0) == .black)
    #expect(Color.red.opacity(0.5) != .red)
    #expect(Color(white: 0.5).resolve(in: EnvironmentValues()).red == 0.5)
  }

  @Test func aMissingNamedColorIsReportedOnce() throws {
    let view = VStack {
      Color("Brand")
      Rectangle().fill(Color("Brand").opacity(0.5))
      LinearGradient(colors: [.red, Color("Brand")], startPoint: .top, endPoint: .bottom)
    }
    let rendering = try Rendering(view, 100, 100)
    #expect(rendering.warnings.count == 1)
    #expect(rendering.warnings.first?.contains("Brand") == true)
    #expect(rendering.fills[0].paint.text == "#8E8E93")
  }

  @Test func edgesAreOnPixels() throws {
    let view = Color.red.frame(width: 10.3, height: 10.2).padding(0.3)
    #expect(
      try Rendering(view, platform: .macOS, scale: 1).fills[0].box
        == CGRect(x: 0, y: 0, width: 11, height: 11))
  }
}
