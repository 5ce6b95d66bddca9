import Foundation
import QuoinCore
import QuoinDrawing
import QuoinGeometry
import QuoinVectors

/// An image with its scale and orientation.
struct Picture {
  enum Content {
    case pixels(ImageSource)
    case vector(VectorPicture)
  }

  let content: Content
  let scale: CGFloat
  let orientation: ImageOrientation
  /// The default way in which the image grows if it is resizable.
  var slicing: Image.Resizing?
  /// Whether the image renders as a template by default.
  var renderingMode: Image.TemplateRenderingMode?

  init(source: ImageSource, scale: CGFloat, orientation: ImageOrientation = .up) {
    self.init(.pixels(source), scale: scale, orientation: orientation)
  }

  init(_ content: Content, scale: CGFloat = 1, orientation: ImageOrientation = .up) {
    self.content = content
    self.scale = scale > 0 && scale.isFinite ? scale : 1
    self.orientation = orientation
  }

  /// The size in points, after applying the orientation. A vector image's size is already in
  /// points.
  var size: CGSize {
    let (width, height) =
      switch content {
      case .pixels(let source):
        (CGFloat(source.pixelWidth) / scale, CGFloat(source.pixelHeight) / scale)
      case .vector(let vector): (vector.size.width, vector.size.height)
      }
    return orientation.swapsSides
      ? CGSize(width: height, height: width) : CGSize(width: width, height: height)
  }

  /// Draws the whole image into `rect`.
  @MainActor
  func draw(in rect: CGRect, interpolation: ImageInterpolation, _ canvas: DrawingCanvas) {
    let unit = CGRect(x: 0, y: 0, width: 1, height: 1)
    let place = CGAffineTransform(
      a: rect.width, b: 0, c: 0, d: rect.height, tx: rect.minX, ty: rect.minY)
    switch content {
    case .pixels(let source):
      guard orientation != .up else {
        return canvas.draw(source, in: rect, interpolation: interpolation)
      }
      canvas.beginGroup(.transform(orientation.transform.concatenating(place)))
      canvas.draw(source, in: unit, interpolation: interpolation)
      canvas.endGroup()
    case .vector(let vector):
      let turned = orientation == .up ? place : orientation.transform.concatenating(place)
      let shrunk = CGAffineTransform(scaleX: 1 / vector.size.width, y: 1 / vector.size.height)
      let numbers = vector.images.map { canvas.number(of: $0) }
      let items = vector.items.map { item -> DisplayItem in
        guard case .image(let index, let rect, let interpolation) = item,
          numbers.indices.contains(index)
        else { return item }
        return .image(index: numbers[index], rect: rect, interpolation: interpolation)
      }
      canvas.draw([.push(.transform(shrunk.concatenating(turned)))] + items + [.pop])
    }
  }
}
