import Foundation
import QuoinCore
import QuoinDrawing
import QuoinGeometry
import QuoinLayout

extension Image {
  @MainActor
  static func emitSymbol(_ name: String, _ view: Image, into emission: Emission) {
    if view.hasVariableValue {
      emission.diagnostics.addWarning(
        "the variable value of the symbol “\(name)” has no effect; it is drawn whole")
    }
    let picture = SymbolPicture(name, mode: view.symbolMode, in: emission)
    let node: LayoutTree.NodeID
    if let resizing = view.resizing {
      node = emission.tree.addLeaf(of: picture.size, capInsets: resizing.capInsets)
    } else {
      node = emission.tree.addLeaf(SymbolLeaf(picture))
    }
    emission.note(
      node, "Image(\(view.source.title))",
      drawing: emission.placeholder()
        ?? SymbolDrawing(
          picture: picture, isStretched: view.resizing != nil,
          changesAtOnce: emission.changesContentAtOnce))
  }

  /// Sets the rendering mode of the symbol; `nil` uses the environment's mode.
  /// Sizing: as the image.
  public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Image {
    var image = self
    image.symbolMode = mode
    return image
  }
}

/// A symbol beside text, which has a baseline and the spacing of a line of text.
private final class SymbolLeaf: LayoutLeaf {
  private let size: CGSize
  private let baseline: CGFloat
  private let middle: CGFloat

  init(_ picture: SymbolPicture) {
    size = picture.size
    baseline = picture.baseline
    middle = picture.middle
  }

  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { size }

  func explicitGuide(_ key: AlignmentKey, size: CGSize, proposal: ProposedViewSize) -> CGFloat? {
    switch key {
    case VerticalAlignment.firstTextBaseline.key, VerticalAlignment.lastTextBaseline.key: baseline
    case VerticalAlignment.firstTextLineCenter.key: middle
    default: nil
    }
  }

  var hasBaselines: Bool { true }

  var spacing: ViewSpacing {
    .symbol(height: size.height, baselineFromBottom: size.height - baseline)
  }
}

struct SymbolDrawing: NodeDrawing {
  var picture: SymbolPicture
  let isStretched: Bool
  /// Whether another symbol replaces this one at once, regardless of animations.
  let changesAtOnce: Bool

  var imageFacts: ImageFacts? {
    ImageFacts(natural: picture.size, isResizable: isStretched, isSymbol: true)
  }

  func begin(_ frame: CGRect, in canvas: DrawingCanvas) {
    canvas.draw(picture.items(in: canvas.grid.snap(frame), isStretched: isStretched))
  }
}
