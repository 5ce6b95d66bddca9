import Foundation
import QuoinCore
import QuoinDrawing
import QuoinGeometry
import QuoinPango
import QuoinText
import QuoinViews
import Testing

/// A view that is laid out.
@MainActor
struct Rendering {
  let tree: ViewTree
  let size: CGSize

  /// Lays `view` out with the fixed shaper unless `shaper` says otherwise.
  init<V: View>(
    _ view: V, _ width: CGFloat? = nil, _ height: CGFloat? = nil, platform: Platform = .iOS,
    scale: CGFloat = 2, colorScheme: ColorScheme = .light, isRightToLeft: Bool = false,
    shaper: any TextShaper = FixedShaper()
  ) throws {
    var environment = EnvironmentValues()
    environment.platform = platform
    environment.displayScale = scale
    environment.colorScheme = colorScheme
    environment.layoutDirection = isRightToLeft ? .rightToLeft : .leftToRight
    tree = try ViewTree(view, environment: environment, shaper: shaper)
    size = try tree.layOut(proposal: ProposedViewSize(width: width, height: height))
  }

  var list: DisplayList { tree.displayList() }
  var items: [DisplayItem] { list.items }
  var remarks: [String] { tree.problems + tree.remarks }

  /// The names of all nodes, outermost first.
  var names: [String] {
    var names: [String] = []
    var open = [tree.layout.root]
    while let node = open.popLast() {
      names.append(tree.name(of: node))
      open += tree.layout.children(of: node).reversed()
    }
    return names
  }

  /// The areas that are filled, with their paints.
  var fills: [(box: CGRect, paint: Paint)] {
    items.compactMap {
      if case .fill(let path, let paint, _) = $0 { (path.boundingRect, paint) } else { nil }
    }
  }

  /// The lines that are drawn.
  var strokes: [(box: CGRect, style: StrokeStyle, paint: Paint)] {
    items.compactMap {
      if case .stroke(let path, let style, let paint) = $0 {
        (path.boundingRect, style, paint)
      } else {
        nil
      }
    }
  }

  /// The glyphs that are drawn.
  var glyphs: [(run: GlyphRun, origin: CGPoint, paint: Paint)] {
    items.compactMap {
      if case .glyphs(let run, let origin, let paint) = $0 { (run, origin, paint) } else { nil }
    }
  }
}

extension Paint {
  /// The one colour as `#RRGGBB`, with the opacity in percent unless it is full.
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

/// Whether two lengths are the same but for rounding of the last digits.
func isClose(_ first: CGFloat, _ second: CGFloat, by tolerance: CGFloat = 0.001) -> Bool {
  abs(first - second) <= tolerance
}
