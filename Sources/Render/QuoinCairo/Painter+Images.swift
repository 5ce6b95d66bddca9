#if Graphics
  import CCairo
  import Foundation
  import QuoinDrawing
  import QuoinGeometry

  /// An image of the list, ready to be drawn.
  struct PlacedImage {
    let surface: Surface
    let orientation: ImageOrientation
  }

  extension Painter {
    func drawImage(_ index: Int, in rect: CGRect, _ interpolation: ImageInterpolation) throws {
      let image = try placedImage(index)
      let filter =
        switch interpolation {
        case .none: CAIRO_FILTER_NEAREST
        case .low, .medium: CAIRO_FILTER_GOOD
        case .high: CAIRO_FILTER_BEST
        }
      let frame = rect.standardized
      // Maps stored pixels to the upright unit square, and then to the frame.
      let place = image.orientation.transform.concatenating(
        CGAffineTransform(
          a: frame.width, b: 0, c: 0, d: frame.height, tx: frame.minX, ty: frame.minY))
      draw(image.surface, in: place, filter)
    }

    /// Draws all of `picture` into the parallelogram to which `place` maps the unit square.
    func draw(_ picture: Surface, in place: CGAffineTransform, _ filter: cairo_filter_t) {
      let pixel = CGAffineTransform(
        scaleX: 1 / CGFloat(picture.width), y: 1 / CGFloat(picture.height))
      let matrix = pixel.concatenating(place)
      guard canvas.matrix.followed(by: matrix) != nil else { return }
      canvas.save()
      canvas.apply(matrix)
      cairo_set_source_surface(context, picture.pointer, 0, 0)
      let source = cairo_get_source(context)
      cairo_pattern_set_filter(source, filter)
      // Without padding, the edges of an enlarged picture would fade out.
      cairo_pattern_set_extend(source, CAIRO_EXTEND_PAD)
      cairo_rectangle(context, 0, 0, Double(picture.width), Double(picture.height))
      cairo_clip(context)
      cairo_paint_with_alpha(context, alpha)
      canvas.restore()
    }

    private func placedImage(_ index: Int) throws -> PlacedImage {
      if let known = images[index] { return known }
      let source = list.images[index]
      let image: PlacedImage
      do {
        let surface = try ImageStore.shared.pixels(of: source).makeSurface()
        let header = try ImageHeader(source.data)
        image = PlacedImage(surface: surface, orientation: header.orientation)
      } catch {
        throw CairoError.image(index: index, reason: "\(error)")
      }
      images[index] = image
      return image
    }
  }
#endif
