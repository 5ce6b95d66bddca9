import Foundation
import QuoinCore
import QuoinDrawing
import QuoinGeometry
import QuoinLayout

extension Image: PrimitiveView {
  public static func _emit(_ view: Image, into emitter: ViewEmitter) {
    if case .symbol(let name) = view.source { return emitSymbol(name, view, into: emitter) }
    if view.renderingMode == .template {
      emitter.remark(
        "Image \(view.source.title) is drawn in its own colours: stencils are not available.")
    }
    let name = "Image(\(view.source.title))"
    guard let picture = view.picture(in: emitter) else {
      // A picture that is not there takes no space, as in SwiftUI.
      return emitter.note(emitter.tree.addLeaf(size: .zero), name)
    }
    let native = picture.size
    let node: LayoutTree.Node
    if let insets = view.resizing?.capInsets {
      node = emitter.tree.addLeaf(
        LeafLength(
          min: max(0, insets.leading + insets.trailing), ideal: native.width, max: .infinity),
        LeafLength(min: max(0, insets.top + insets.bottom), ideal: native.height, max: .infinity))
    } else {
      node = emitter.tree.addLeaf(size: native)
    }
    emitter.note(
      node, name,
      drawing: ImageDrawing(
        picture: picture, resizing: view.resizing, interpolation: view.interpolationMode.drawn))
  }

  /// The picture behind the view; `nil`, as a problem, where there is none.
  @MainActor
  private func picture(in emitter: ViewEmitter) -> Picture? {
    do {
      switch source {
      case .data(let data, let scale):
        return Picture(source: try ImageDecoder.source(data: data), scale: scale)
      case .file(let path): return try picture(of: ImageFile(path: path))
      case .named(let name):
        let directories = emitter.environment.imageDirectories
        guard
          let file = ImageFile.find(
            name, in: directories, displayScale: emitter.environment.displayScale)
        else {
          emitter.problem(
            "Image(\"\(name)\") is empty: there is no \(name), .png, .jpg or .jpeg in "
              + "\(directories.joined(separator: ", ")). Set the environment's imageDirectories.")
          return nil
        }
        return try picture(of: file)
      case .symbol: return nil
      }
    } catch let error as ImageError {
      emitter.problem("Image(\(source.title)) is empty: \(error)")
    } catch {
      emitter.problem(
        "Image(\(source.title)) is empty: its file cannot be read. Check that it is there.")
    }
    return nil
  }

  @MainActor
  private func picture(of file: ImageFile) throws -> Picture {
    Picture(source: try ImageLibrary.shared.source(of: file), scale: file.scale)
  }
}

extension Image.Source {
  /// What tells the picture from others, for names and remarks.
  var title: String {
    switch self {
    case .named(let name): "\"\(name)\""
    case .file(let path): "\"\((path as NSString).lastPathComponent)\""
    case .data: "data"
    case .symbol(let name): "systemName: \"\(name)\""
    }
  }
}

/// A picture and how many of its pixels make a point.
struct Picture {
  let source: ImageSource
  let scale: CGFloat

  init(source: ImageSource, scale: CGFloat) {
    self.source = source
    self.scale = scale > 0 && scale.isFinite ? scale : 1
  }

  /// Points.
  var size: CGSize {
    CGSize(
      width: CGFloat(source.pixelWidth) / scale, height: CGFloat(source.pixelHeight) / scale)
  }
}
