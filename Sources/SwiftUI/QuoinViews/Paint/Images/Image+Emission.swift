import Foundation
import QuoinCore
import QuoinDrawing
import QuoinGeometry
import QuoinLayout
import QuoinResources
import QuoinVectors

extension Image: PrimitiveView {
  public static func _emit(_ view: Image, into emission: Emission) {
    guard view.spoken != .name, emission.keepsAttachments else {
      return emitPicture(view, into: emission)
    }
    let mark = emission.tree.mark
    emitPicture(view, into: emission)
    switch view.spoken {
    case .label(let label):
      let text = label.text.string(in: emission.environment)
      emission.touches.label(since: mark, text)
      emission.attach(AccessibilityChange { $0.label = text }, since: mark)
    case .decorative: emission.attach(DecorativeImage(), since: mark)
    case .name: break
    }
  }

  @MainActor
  private static func emitPicture(_ view: Image, into emission: Emission) {
    if case .symbol(let name) = view.source { return emitSymbol(name, view, into: emission) }
    let name = "Image(\(view.source.title))"
    guard view.source != .nothing else {
      return emission.note(emission.tree.addLeaf(size: .zero), name)
    }
    let picture = view.picture(in: emission)
    // A missing image takes no space and draws nothing (Rules/ShapesAndImages.md#missing-image).
    let native = picture?.size ?? .zero
    let node: LayoutTree.NodeID
    let resizing = view.resizing.map { $0.isPlain ? picture?.slicing ?? $0 : $0 }
    if let resizing {
      node = emission.tree.addLeaf(of: native, capInsets: resizing.capInsets)
    } else {
      node = emission.tree.addLeaf(size: native)
    }
    if let placeholder = emission.placeholder() {
      return emission.note(node, name, drawing: placeholder)
    }
    guard let picture else { return emission.note(node, name) }
    if case .vector(let vector) = picture.content, !vector.omissions.isEmpty {
      emission.diagnostics.addWarning(
        "\(name) is drawn without its \(vector.omissions.joined(separator: ", ")).")
    }
    emission.note(
      node, name,
      drawing: ImageDrawing(
        picture: picture, resizing: resizing, interpolation: view.interpolationMode.drawn,
        stencil: (view.renderingMode ?? picture.renderingMode) == .template
          ? emission.resolve(ForegroundStyle()) : nil))
  }

  /// Returns the image behind the view, or `nil` and reports an error if there is none.
  @MainActor
  private func picture(in emission: Emission) -> Picture? {
    do {
      switch source {
      case .data(let data, let scale):
        return picture(try ImageDecoder.source(data: data), scale: scale)
      case .picture(let source, let scale): return picture(source, scale: scale)
      case .file(let path): return try picture(of: ImageFile(path: path))
      case .named(let name, let bundle):
        let lookup = AssetLookup(environment: emission.environment)
        if let asset = try lookup.image(name, bundle: bundle) { return try picture(of: asset) }
        let directories = [bundle].compactMap { $0 } + emission.environment.imageDirectories
        guard
          let file = ImageFile.find(
            name, in: directories, displayScale: emission.environment.displayScale)
        else {
          let places = directories.isEmpty ? "any folder" : directories.joined(separator: ", ")
          emission.diagnostics.addMissing(
            "Image(\"\(name)\") draws nothing: there is no asset of that name, and no \(name), .png, "
              + ".jpg or .jpeg in \(places). Set the environment's imageDirectories.")
          return nil
        }
        return try picture(of: file)
      case .symbol, .nothing: return nil
      }
    } catch let error as any DescribedPictureError {
      emission.diagnostics.addMissing("Image(\(source.title)) draws nothing: \(error)")
    } catch {
      emission.diagnostics.addMissing(
        "Image(\(source.title)) draws nothing: its file can't be read. Check that it is there.")
    }
    return nil
  }

  /// Returns an image from an asset catalog, with the catalog's settings.
  @MainActor
  private func picture(of asset: AssetImage) throws -> Picture {
    var picture =
      asset.variant.isVector
      ? Picture(
        .vector(try ImageLibrary.shared.vector(of: ImageFile(path: asset.variant.file))),
        orientation: orientation.drawn)
      : picture(
        try ImageLibrary.shared.source(of: ImageFile(path: asset.variant.file)), scale: asset.scale)
    picture.slicing = asset.slicing
    picture.renderingMode =
      switch asset.set.renderingIntent {
      case .template: .template
      case .original: .original
      case nil: nil
      }
    return picture
  }

  @MainActor
  private func picture(of file: ImageFile) throws -> Picture {
    VectorPicture.isVector(file.path)
      ? Picture(
        .vector(try ImageLibrary.shared.vector(of: file)), orientation: orientation.drawn)
      : picture(try ImageLibrary.shared.source(of: file), scale: file.scale)
  }

  private func picture(_ source: ImageSource, scale: CGFloat) -> Picture {
    Picture(source: source, scale: scale, orientation: orientation.drawn)
  }
}

/// An error that describes in a sentence why there is no image.
private protocol DescribedPictureError: Error, CustomStringConvertible {}

extension ImageError: DescribedPictureError {}
extension VectorError: DescribedPictureError {}
extension AssetError: DescribedPictureError {}

extension LayoutTree {
  /// Adds a stretchable leaf that is never smaller than its insets; `native` is its ideal size
  /// (Rules/ShapesAndImages.md#resizable).
  func addLeaf(of native: CGSize, capInsets insets: EdgeInsets) -> NodeID {
    addLeaf(
      LeafLength(
        min: insets.leading + insets.trailing, ideal: native.width, max: .infinity),
      LeafLength(min: insets.top + insets.bottom, ideal: native.height, max: .infinity))
  }
}

extension Image.Source {
  /// The name of the image, for reports and messages.
  var title: String {
    switch self {
    case .named(let name, _): "\"\(name)\""
    case .file(let path): "\"\((path as NSString).lastPathComponent)\""
    case .data: "data"
    case .picture: "pixels"
    case .nothing: "nothing"
    case .symbol(let name): "systemName: \"\(name)\""
    }
  }
}

extension Image.Orientation {
  var drawn: ImageOrientation {
    switch self {
    case .up: .up
    case .upMirrored: .upMirrored
    case .down: .down
    case .downMirrored: .downMirrored
    case .left: .left
    case .leftMirrored: .leftMirrored
    case .right: .right
    case .rightMirrored: .rightMirrored
    }
  }
}
