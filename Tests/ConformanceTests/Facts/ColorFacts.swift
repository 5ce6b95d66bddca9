import SwiftUI

extension Facts {
  static let colors: [String: Check] = [
    "os-hsb": { fact in
      fact.expect(hue: 1.0 / 6, 1, 1, is: (1, 1, 0))
      fact.expect(hue: 1, 1, 1, is: (1, 0, 0))
      fact.expect(hue: 0, 1, 1, is: (1, 0, 0))
      fact.expect(hue: 1.0 / 6, 1, 0.5, is: (0.5, 0.5, 0))
    },
    "os-lineargamma": { fact in
      let color = Color.Resolved(
        colorSpace: .sRGBLinear, red: 0.3, green: 0.3, blue: 0.3, opacity: 0.3)
      fact.expect("description", color.description, is: "#9595954D")
    },
    "os-p3": { fact in
      let color = Color.Resolved(
        colorSpace: .displayP3, red: 0.412, green: 0.508, blue: 0.690, opacity: 0.748)
      fact.expect("description", color.description, is: "#6382B4BF")
    },
    "mu-cl-gray": { $0.expect(.gray, light: "#8E8E93FF", dark: "#98989DFF") },
    "mu-cl-yellow": { $0.expect(.yellow, light: "#FFCC00FF", dark: "#FFD600FF") },
    "mu-cl-mint": { $0.expect(.mint, light: "#00C8B3FF", dark: "#00DAC3FF") },
    "mu-cl-cyan": { $0.expect(.cyan, light: "#00C0E8FF", dark: "#3CD3FEFF") },
    "mu-cl-blue": { $0.expect(.blue, light: "#0088FFFF", dark: "#0091FFFF") },
    "mu-cl-indigo": { $0.expect(.indigo, light: "#6155F5FF", dark: "#6D7CFFFF") },
    "mu-cl-brown": { $0.expect(.brown, light: "#AC7F5EFF", dark: "#B78A66FF") },
    "mu-cl-accent": { $0.expect(.accentColor, light: "#0088FFFF", dark: "#0091FFFF") },
    "mu-cl-primary": { fact in
      for (scheme, grey) in [(ColorScheme.light, CGFloat(0)), (.dark, 1)] {
        let color = Color.primary.resolve(in: surroundings(scheme))
        fact.expect("red", CGFloat(color.red), is: grey)
        fact.expect("opacity", CGFloat(color.opacity), exactly: 0.8471)
      }
    },
    "mu-cl-r1": { fact in
      fact.expect(
        "red", CGFloat(Color(white: 0.5).resolve(in: surroundings(.light)).red), exactly: 0.5)
    },
    "mu-cl-r4": { fact in
      let color = Color(.displayP3, red: 1, green: 0, blue: 0).resolve(in: surroundings(.light))
      fact.expect("red", CGFloat(color.red), exactly: 1.0931)
      fact.expect("green", CGFloat(color.green), exactly: -0.2266)
      fact.expect("blue", CGFloat(color.blue), exactly: -0.1504)
    },
    "mu-cl-o2": { fact in
      let color = Color.primary.opacity(0.5).resolve(in: surroundings(.light))
      fact.expect("opacity", CGFloat(color.opacity), exactly: 0.4235)
    },
    "mu-cl-q4": { fact in
      if Color(white: 1) != .white { fact.fail("Color(white: 1) is not .white") }
      if Color(white: 0.5) == .white { fact.fail("every grey is .white") }
    },
  ]
}

/// The environment of a window of macOS.
@MainActor
func surroundings(_ scheme: ColorScheme) -> EnvironmentValues {
  var environment = EnvironmentValues()
  environment.platform = .macOS
  environment.colorScheme = scheme
  return environment
}

@MainActor
extension FactCheck {
  /// Expects a number, within one unit of its fourth digit.
  fileprivate mutating func expect(_ what: String, _ got: CGFloat, exactly expected: CGFloat) {
    if !(abs(got - expected) <= 0.0001) { fail("\(what): expected \(expected), got \(got)") }
  }

  fileprivate mutating func expect(_ what: String, _ got: String, is expected: String) {
    if got != expected { fail("\(what): expected \(expected), got \(got)") }
  }

  fileprivate mutating func expect(_ color: Color, light: String, dark: String) {
    expect("light", color.resolve(in: surroundings(.light)).description, is: light)
    expect("dark", color.resolve(in: surroundings(.dark)).description, is: dark)
  }

  fileprivate mutating func expect(
    hue: Double, _ saturation: Double, _ brightness: Double,
    is expected: (CGFloat, CGFloat, CGFloat)
  ) {
    let color = Color(hue: hue, saturation: saturation, brightness: brightness)
      .resolve(in: surroundings(.light))
    expect("red of hue \(hue)", CGFloat(color.red), exactly: expected.0)
    expect("green of hue \(hue)", CGFloat(color.green), exactly: expected.1)
    expect("blue of hue \(hue)", CGFloat(color.blue), exactly: expected.2)
  }
}
