import SwiftUI

extension Facts {
  static let environments: [String: Check] = [
    "mu-ec-pixel0": { fact in
      for (scale, pixel) in [(0, 1), (2, 0.5), (-4, -0.25)] as [(CGFloat, CGFloat)] {
        var values = EnvironmentValues()
        values.displayScale = scale
        fact.expect("at \(scale)", values.pixelLength, is: pixel)
      }
    },

    "mu-ec-defaults": { fact in
      let values = EnvironmentValues()
      fact.expect("displayScale", values.displayScale, is: 1)
      fact.expect("pixelLength", values.pixelLength, is: 1)
      if values.controlSize != .regular { fact.fail("controls are not of regular size") }
      if values.controlActiveState != .key { fact.fail("the window is not the key window") }
      if values.colorScheme != .light { fact.fail("the colour scheme is dark") }
    },

    "mu-ec-hairline": { fact in
      let renderer = ImageRenderer(content: Hairline().environment(\.displayScale, 1))
      renderer.displayScale = 2
      renderer.scale = 2
      guard case .fill(let path, _, _) = renderer.displayList().items.first else {
        return fact.fail("nothing is drawn")
      }
      fact.expect("pixels", path.boundingRect.width * renderer.scale, is: 2)
    },

    "os-transformenv": { fact in
      let view = NumberReader().transformEnvironment(\.number) { $0 = 1 }
      fact.expect("the number", report(nil, nil) { view }.size.width, is: 1)
    },

    "mu-cl-p1": { fact in
      let row = HStack(spacing: 0) {
        SchemeReader()
        Color.red.frame(width: 5).preferredColorScheme(.dark)
      }
      fact.expect("dark", report(nil, nil) { row }.size.width, is: 25)
    },

    "mu-cl-p3": { fact in
      let row = HStack(spacing: 0) {
        SchemeReader().preferredColorScheme(.dark)
        SchemeReader().preferredColorScheme(.light)
      }
      fact.expect("both dark", report(nil, nil) { row }.size.width, is: 40)
    },
  ]
}

private struct Hairline: View {
  @Environment(\.pixelLength) var pixelLength
  var body: some View { Rectangle().frame(width: pixelLength, height: 10) }
}

/// 20 points wide in dark mode, 10 in light mode.
private struct SchemeReader: View {
  @Environment(\.colorScheme) var colorScheme
  var body: some View { Color.red.frame(width: colorScheme == .dark ? 20 : 10) }
}

/// As wide as the environment's number, in points.
private struct NumberReader: View {
  @Environment(\.number) var number
  var body: some View { Color.red.frame(width: number) }
}

private enum NumberKey: EnvironmentKey { static var defaultValue: CGFloat { 7 } }

extension EnvironmentValues {
  fileprivate var number: CGFloat {
    get { self[NumberKey.self] }
    set { self[NumberKey.self] = newValue }
  }
}
