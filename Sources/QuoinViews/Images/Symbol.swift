import Foundation
import QuoinCore
import QuoinDrawing
import QuoinGeometry
import QuoinLayout

// Symbols have no outlines here; a box of about their size keeps the layout near the real one.

extension Image {
  @MainActor
  static func emitSymbol(_ name: String, _ view: Image, into emitter: ViewEmitter) {
    emitter.remark(
      "Image(systemName:) draws empty boxes: the symbols are Apple's own and not available.")
    let environment = emitter.environment
    let text = environment.text
    let font = FontResolver(emitter, text).font(text.attributes)
    let capHeight = font.line.capHeight
    let grid = PixelGrid(scale: environment.displayScale)
    let side = grid.ceil(capHeight * environment.imageScale.factor)
    let node: LayoutTree.Node
    if view.resizing != nil {
      let length = LeafLength(min: 0, ideal: side, max: .infinity)
      node = emitter.tree.addLeaf(length, length)
    } else {
      node = emitter.tree.addLeaf(
        SymbolLeaf(side: side, baseline: grid.round((side + capHeight) / 2)))
    }
    emitter.note(
      node, "Image(\(view.source.title))",
      drawing: SymbolDrawing(style: emitter.resolve(ForegroundStyle())))
  }
}

extension Image.Scale {
  /// The side of a symbol's box in heights of a capital letter.
  fileprivate var factor: CGFloat {
    switch self {
    case .small: 1.3
    case .medium: 1.6
    case .large: 2.05
    }
  }
}

/// A box centred on the capitals of the text beside it.
private final class SymbolLeaf: LayoutLeaf {
  private let side: CGFloat
  private let baseline: CGFloat

  init(side: CGFloat, baseline: CGFloat) {
    self.side = side
    self.baseline = baseline
  }

  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { CGSize(width: side, height: side) }

  func explicitGuide(_ key: AlignmentKey, size: CGSize, proposal: ProposedViewSize) -> CGFloat? {
    key == VerticalAlignment.firstTextBaseline.key || key == VerticalAlignment.lastTextBaseline.key
      ? baseline : nil
  }

  var hasBaselines: Bool { true }
}

/// A rounded outline a little inside the frame.
private struct SymbolDrawing: NodeDrawing {
  let style: _ResolvedStyle

  func begin(_ frame: CGRect, in canvas: DrawingCanvas) {
    let rect = canvas.grid.snap(frame)
    let side = min(rect.width, rect.height)
    let line = max(canvas.grid.pixel, side / 14)
    let margin = side * 0.08 + line / 2
    guard side > 2 * margin else { return }
    let box = rect.insetBy(dx: margin, dy: margin)
    canvas.stroke(
      Path(roundedRect: box, cornerRadius: side * 0.18), style: StrokeStyle(lineWidth: line),
      with: style.paint(in: rect))
  }
}
