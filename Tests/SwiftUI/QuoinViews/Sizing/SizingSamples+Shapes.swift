import Foundation
import Quoin

extension SizingSamples {
  mutating func addShapes() {
    self["Rectangle"] = .of(Rectangle())
    self["Circle"] = .of(Circle())
    self["Ellipse"] = .of(Ellipse())
    self["Capsule"] = .of(Capsule())
    self["RoundedRectangle"] = .of(RoundedRectangle(cornerRadius: 4))
    self["UnevenRoundedRectangle"] = .of(UnevenRoundedRectangle(topLeadingRadius: 4))
    self["ContainerRelativeShape"] = .of(ContainerRelativeShape())
    self["AnyShape"] = like(AnyShape(shape))
    self["OffsetShape"] = like(OffsetShape(shape: shape, offset: .zero))
    self["ScaledShape"] = like(ScaledShape(shape: shape, scale: CGSize(width: 2, height: 2)))
    self["RotatedShape"] = like(RotatedShape(shape: shape, angle: .degrees(9)))
    self["TransformedShape"] = like(TransformedShape(shape: shape, transform: .identity))
    self["FillShapeView"] = like(shape.fill(.red))
    self["StrokeShapeView"] = like(shape.stroke(.red, lineWidth: 2))
    self["StrokeBorderShapeView"] = like(shape.strokeBorder(.red, lineWidth: 2))
    addDrawings()
    addDerivations()
  }

  private var shape: Rectangle { Rectangle() }

  /// Returns a view created from the shape.
  private func like<V: View>(_ view: V) -> SizingSample { .of(view, like: shape) }

  private mutating func addDrawings() {
    self["Shape.fill"] = like(shape.fill(.red))
    self["Shape.stroke"] = like(shape.stroke(lineWidth: 2))
    self["InsettableShape.strokeBorder"] = like(shape.strokeBorder(lineWidth: 2))
  }

  private mutating func addDerivations() {
    self["Shape.trim"] = like(shape.trim(from: 0, to: 0.5))
    self["Shape.offset"] = like(shape.offset(x: 1, y: 1))
    self["Shape.scale"] = like(shape.scale(2))
    self["Shape.rotation"] = like(shape.rotation(.degrees(9)))
    self["Shape.transform"] = like(shape.transform(.identity))
    self["Shape.size"] = like(shape.size(width: 9, height: 9))
    self["Shape.union"] = like(shape.union(Circle()))
    self["Shape.intersection"] = like(shape.intersection(Circle()))
    self["Shape.subtracting"] = like(shape.subtracting(Circle()))
    self["Shape.symmetricDifference"] = like(shape.symmetricDifference(Circle()))
    let rounded: RoundedRectangle = .rect(cornerRadius: 4)
    self["Shape.rect"] = .of(rounded)
    let capsule: Capsule = .capsule(style: .circular)
    self["Shape.capsule"] = .of(capsule)
  }
}
