import Foundation
import QuoinCore
import QuoinDrawing
import QuoinGeometry
import QuoinViews
import Testing

/// `UIColor`, `NSColor` and the styles named by role.
@MainActor
struct PlatformColorTests {
  private func text(_ color: Color, _ scheme: ColorScheme = .light, _ platform: Platform = .iOS)
    -> String
  {
    var environment = EnvironmentValues()
    environment.colorScheme = scheme
    environment.platform = platform
    return color.resolve(in: environment).description
  }

  @Test func namesFollowTheScheme() {
    #expect(text(Color(.systemBackground)) == "#FFFFFFFF")
    #expect(text(Color(.systemBackground), .dark) == "#000000FF")
    #expect(text(Color(uiColor: .systemGray6)) == "#F2F2F7FF")
    #expect(text(Color(uiColor: .systemGray6), .dark) == "#1C1C1EFF")
    #expect(text(Color(nsColor: .controlBackgroundColor), .dark, .macOS) == "#1E1E1EFF")
    #expect(text(Color(.secondaryLabel)) == "#3C3C4399")
    // The same names on both platforms.
    #expect(text(Color(.secondaryLabel), .light, .macOS) == "#3C3C4399")
    #expect(text(Color(.systemRed), .dark) == text(.red, .dark))
  }

  @Test func componentsGoInAndOut() {
    let color = UIColor(red: 1, green: 0.5, blue: 0, alpha: 0.5)
    var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    #expect(color.getRed(&red, green: &green, blue: &blue, alpha: &alpha))
    #expect([red, green, blue, alpha] == [1, 0.5, 0, 0.5])
    #expect(color.withAlphaComponent(1) == UIColor(red: 1, green: 0.5, blue: 0, alpha: 1))
    #expect(UIColor(Color(white: 1)) == .white)
    #expect(text(Color(UIColor.secondaryLabel.withAlphaComponent(1)), .dark) == "#EBEBF5FF")
  }

  @Test func aProviderChoosesByTraits() {
    let color = UIColor { $0.userInterfaceStyle == .dark ? .white : .black }
    #expect(text(Color(color)) == "#000000FF")
    #expect(text(Color(color), .dark) == "#FFFFFFFF")
    #expect(color.resolvedColor(with: UITraitCollection(userInterfaceStyle: .dark)) == .white)
  }

  @Test func colorsDescribeThemselves() {
    #expect(Color.red.description == "red")
    #expect(Color(red: 1, green: 0, blue: 0).description == "#FF0000FF")
  }

  @Test func rolesHaveTheirColours() throws {
    func paint<S: ShapeStyle>(_ style: S) throws -> Paint? {
      try Rendering(Rectangle().fill(style), 10, 10).fills.first?.paint
    }
    func color(_ color: UIColor) throws -> Paint? { try paint(Color(color)) }
    #expect(try paint(.separator) == color(.separator))
    #expect(try paint(.placeholder) == color(.placeholderText))
    #expect(try paint(.link) == color(.link))
    #expect(try paint(.fill) == color(.systemFill))
    #expect(try paint(.fill.tertiary) == color(.tertiarySystemFill))
    #expect(try paint(.background.secondary) == color(.secondarySystemBackground))
    #expect(try paint(.windowBackground) == color(.systemBackground))
    #expect(try paint(.selection) == paint(Color.blue))
  }

  @Test func anyStyleHasLevels() throws {
    let half = try Rendering(Rectangle().fill(Color.black.secondary), 10, 10).fills.first?.paint
    #expect(half == .color(ResolvedColor(red: 0, green: 0, blue: 0, opacity: 0.5)))
    // A level of a level: the second below the second is the third.
    let third = try Rendering(Rectangle().fill(.secondary.secondary), 10, 10).fills.first?.paint
    #expect(try third == Rendering(Rectangle().fill(.tertiary), 10, 10).fills.first?.paint)
  }

  @Test func anAnchoredGradientKeepsItsPlace() throws {
    let gradient = LinearGradient(colors: [.red, .blue], startPoint: .leading, endPoint: .trailing)
    let rendering = try Rendering(
      Rectangle().fill(gradient.in(CGRect(x: 0, y: 0, width: 100, height: 10))).padding(20), 60, 60)
    guard case .linearGradient(_, let start, let end) = rendering.fills.first?.paint else {
      Issue.record("no gradient")
      return
    }
    #expect(start == CGPoint(x: 20, y: 25) && end == CGPoint(x: 120, y: 25))
  }
}
