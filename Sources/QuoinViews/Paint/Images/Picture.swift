import Foundation
import QuoinCore
import QuoinDrawing
import QuoinGeometry
import QuoinVectors

/// A picture, how many of its pixels make a point, and how it is turned.
struct Picture {
  enum Content {
    case pixels(ImageSource)
    case vector(VectorPicture)
  }

  let content: Content
  let scale: CGFloat
  let orientation: ImageOrientation
  /// How the picture grows where it is resizable and the view doesn't say how.
  var slicing: Image.Resizing?
  /// Whether the picture is a stencil where the view doesn't say so.
  var renderingMode: Image.TemplateRenderingMode?

  init(source: ImageSource, scale: CGFloat, orientation: ImageOrientation = .up) {
    self.init(.pixels(source), scale: scale, orientation: orientation)
  }

  init(_ content: Content, scale: CGFloat = 1, orientation: ImageOrientation = .up) {
    self.content = content
    self.scale = scale > 0 && scale.isFinite ? scale : 1
    self.orientation = orientation
  }

  /// The size in points, after the picture is turned. A drawing's is in points anyway.
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

  /// Draws all of the picture into `rect`.
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
