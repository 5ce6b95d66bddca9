import Foundation
import QuoinCore
import QuoinDrawing
import QuoinGeometry
import QuoinPango
import QuoinText
import QuoinViews
import Testing

/// A view after layout.
@MainActor
struct Rendering {
  let tree: ViewTree
  let size: CGSize

  /// Lays out `view`, by default with the fixed shaper.
  init<V: View>(
    _ view: V, _ width: CGFloat? = nil, _ height: CGFloat? = nil, platform: Platform = .iOS,
    scale: CGFloat = 2, colorScheme: ColorScheme = .light, isRightToLeft: Bool = false,
    shaper: any TextShaper = FixedShaper()
  ) throws {
    var environment = EnvironmentValues.processDefault
    environment.platform = platform
    environment.displayScale = scale
    environment.colorScheme = colorScheme
    environment.layoutDirection = isRightToLeft ? .rightToLeft : .leftToRight
    tree = try ViewTree(view, environment: environment, shaper: shaper)
    size = try tree.layOut(proposal: ProposedViewSize(width: width, height: height))
  }

  var list: DisplayList { tree.displayList() }
  var items: [DisplayItem] { list.items }
  var warnings: [String] { tree.errors + tree.warnings }

  /// The names of all nodes, outermost first.
  var names: [String] {
    var names: [String] = []
    var open = [tree.layout.root!]
    while let node = open.popLast() {
      names.append(tree.name(of: node))
      open += tree.layout.children(of: node).reversed()
    }
    return names
  }

  /// The filled areas, with their paints.
  var fills: [(box: CGRect, paint: Paint)] {
    items.compactMap {
      if case .fill(let path, let paint, _) = $0 { (path.boundingRect, paint) } else { nil }
    }
  }

  /// The stroked lines.
  var strokes: [(box: CGRect, style: StrokeStyle, paint: Paint)] {
    items.compactMap {
      if case .stroke(let path, let style, let paint) = $0 {
        (path.boundingRect, style, paint)
      } else {
        nil
      }
    }
  }

  /// The drawn glyphs.
  var glyphs: [(run: GlyphRun, origin: CGPoint, paint: Paint)] {
    items.compactMap {
      if case .glyphs(let run, let origin, let paint) = $0 { (run, origin, paint) } else { nil }
    }
  }
}

extension Paint {
  /// The color as `#RRGGBB`, followed by the opacity in percent unless it is opaque.
  var text: String {
    guard case .color(let color) = self else { return "gradient" }
    let digits = [color.red, color.green, color.blue].map { component in
      let byte = String(Int((component * 255).rounded()), radix: 16, uppercase: true)
      return byte.count < 2 ? "0" + byte : byte
    }
    let percent = (color.opacity * 1000).rounded() / 10
    return "#" + digits.joined() + (percent == 100 ? "" : " \(percent)%")
  }
}

/// Whether two lengths are equal up to rounding errors.
func isClose(_ first: CGFloat, _ second: CGFloat, by tolerance: CGFloat = 0.001) -> Bool {
  abs(first - second) <= tolerance
}
