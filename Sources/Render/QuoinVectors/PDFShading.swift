import Foundation
import QuoinDrawing
import QuoinGeometry

/// A gradient of a PDF file, in its own coordinate space.
struct PDFShading {
  let paint: Paint
  /// The transform from the gradient's space to the picture.
  let place: CGAffineTransform

  /// Reads the shading; `nil` for kinds that aren't gradients.
  init?(
    _ value: PDFValue?, in file: PDFFile, resources: [String: PDFValue], place: CGAffineTransform
  ) {
    guard file.budget.spend(1000, on: .gradients), let fields = file.dictionary(value),
      abs(place.a * place.d - place.b * place.c) > 1e-12,
      let coords = file.numbers(fields["Coords"]),
      let function = PDFFunction(fields["Function"], in: file),
      let space = PDFColorSpace(fields["ColorSpace"], in: file, resources: resources)
    else { return nil }
    let domain = file.numbers(fields["Domain"])?.map(Double.init) ?? [0, 1]
    guard domain.count >= 2 else { return nil }
    // The functions may be curved; so many linear pieces are indistinguishable from them.
    let pieces = 32
    let stops = (0...pieces).map { index -> GradientStop in
      let place = Double(index) / Double(pieces)
      return GradientStop(
        color: space.color(function([domain[0] + place * (domain[1] - domain[0])])), location: place
      )
    }
    switch (file.number(fields["ShadingType"]), coords.count) {
    case (2, 4...):
      paint = .linearGradient(
        stops: stops, start: CGPoint(x: coords[0], y: coords[1]),
        end: CGPoint(x: coords[2], y: coords[3]))
    case (3, 6...):
      // Draws the outer circle's gradient from its center; the colors begin at the inner circle.
      let (inner, outer) = (min(coords[2], coords[5]), max(coords[2], coords[5]))
      guard outer > 0 else { return nil }
      let grows = coords[5] >= coords[2]
      let first = Double(inner / outer)
      let placed = (grows ? stops : stops.reversed()).map { stop -> GradientStop in
        let location = grows ? stop.location : 1 - stop.location
        return GradientStop(color: stop.color, location: first + location * (1 - first))
      }
      paint = .radialGradient(
        stops: placed,
        center: CGPoint(x: grows ? coords[3] : coords[0], y: grows ? coords[4] : coords[1]),
        radii: CGSize(width: outer, height: outer))
    default: return nil
    }
    self.place = place
  }

  /// Returns the items that fill the area of `path`.
  func items(filling path: Path, evenOdd: Bool, opacity: Double) -> [DisplayItem] {
    let area = path.boundingRect.applying(place.inverted())
    guard area.width.isFinite, area.height.isFinite else { return [] }
    return [
      .push(.clip(path: path, evenOdd: evenOdd)), .push(.transform(place)),
      .fill(path: Path(area), paint: paint.mapColors { $0.faded(opacity) }, evenOdd: false), .pop,
      .pop,
    ]
  }
}
