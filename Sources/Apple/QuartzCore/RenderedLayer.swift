import Foundation
import QuoinCore
import QuoinDrawing
import QuoinGeometry
import QuoinViews

/// A layer as a view, around the content of the view that owns it. Sizing: the layer's bounds.
///
/// The view draws the layer's background, corners, border, shadow, contents, sublayers and mask
/// at its frame. Layers are drawn flat: the effects of transforms on depth are lost, as are
/// filters and animations.
@MainActor
package struct RenderedLayer<Content: View>: View {
  let layer: CALayer
  let background: Color?
  let keepsPlace: Bool
  let version: Int
  let content: Content

  /// Creates the representation of a layer.
  ///
  /// - `background`: The view's background color, which may depend on its environment; by
  ///   default, the layer's.
  /// - `keepsPlace`: Whether the layer is placed at its frame instead of at the origin.
  /// - `version`: A number that changes whenever the layer may look different, because the object
  ///   stays the same.
  package init(
    layer: CALayer, background: Color? = nil, keepsPlace: Bool = true, version: Int = 0,
    @ViewBuilder content: () -> Content
  ) {
    self.layer = layer
    self.background = background
    self.keepsPlace = keepsPlace
    self.version = version
    self.content = content()
  }

  private var size: CGSize { layer.bounds.size }
  private var outline: UnevenRoundedRectangle { layer.outline }

  package var body: some View {
    let _ = layer.layoutIfNeeded()
    filled
      .modifier(Clip(outline: layer.masksToBounds ? outline : nil))
      .overlay {
        if layer.borderWidth > 0, let color = layer.borderColor {
          outline.strokeBorder(Color(cgColor: color), lineWidth: layer.borderWidth)
        }
      }
      .modifier(MaskedBy(layer: layer.mask, version: version))
      .opacity(Double(layer.opacity))
      .modifier(Shadowed(layer: layer, version: version))
      .modifier(Transformed(layer: layer, version: version))
      .offset(x: keepsPlace ? layer.frame.minX : 0, y: keepsPlace ? layer.frame.minY : 0)
  }

  private var filled: some View {
    ZStack(alignment: .topLeading) {
      if let color = background ?? layer.backgroundColor.map({ Color(cgColor: $0) }) {
        outline.fill(color)
      }
      layer.ownRendering
      Group {
        ForEach(layer.freeSublayers, id: \.identity) { layer in
          RenderedLayer<EmptyView>(layer: layer, version: version) { EmptyView() }
        }
        content
      }
      .offset(x: -layer.bounds.minX, y: -layer.bounds.minY)
    }
    .frame(width: max(size.width, 0), height: max(size.height, 0), alignment: .topLeading)
  }
}

private struct Clip: ViewModifier {
  let outline: UnevenRoundedRectangle?
  func body(content: Content) -> some View {
    if let outline { content.clipShape(outline) } else { content }
  }
}

private struct MaskedBy: ViewModifier {
  let layer: CALayer?
  let version: Int
  func body(content: Content) -> some View {
    if let layer {
      content.mask(alignment: .topLeading) {
        RenderedLayer<EmptyView>(layer: layer, version: version) { EmptyView() }
      }
    } else {
      content
    }
  }
}

private struct Shadowed: ViewModifier {
  let layer: CALayer
  let version: Int
  func body(content: Content) -> some View {
    if layer.shadowOpacity > 0, !layer.masksToBounds, let color = layer.shadowColor {
      content.compositingGroup().shadow(
        color: Color(cgColor: color).opacity(Double(layer.shadowOpacity)),
        radius: layer.shadowRadius, x: layer.shadowOffset.width, y: layer.shadowOffset.height)
    } else {
      content
    }
  }
}

private struct Transformed: ViewModifier {
  let layer: CALayer
  let version: Int
  func body(content: Content) -> some View {
    let map = layer.affineTransform()
    if map.isIdentity {
      content
    } else {
      content.transformEffect(map.around(layer.anchorPoint, of: layer.bounds.size))
    }
  }
}

extension CGAffineTransform {
  /// Returns the transform applied around `anchor`, in unit coordinates of `size`.
  fileprivate func around(_ anchor: CGPoint, of size: CGSize) -> CGAffineTransform {
    let (x, y) = (anchor.x * size.width, anchor.y * size.height)
    return CGAffineTransform(translationX: -x, y: -y).concatenating(self)
      .concatenating(CGAffineTransform(translationX: x, y: y))
  }
}

extension CALayer {
  fileprivate var identity: ObjectIdentifier { ObjectIdentifier(self) }

  /// The sublayers that don't belong to a view, from back to front.
  fileprivate var freeSublayers: [CALayer] {
    let free = (sublayers ?? []).filter { !$0.belongsToView && !$0.isHidden && $0.opacity > 0 }
    return free.enumerated().sorted {
      ($0.element.zPosition, $0.offset) < ($1.element.zPosition, $1.offset)
    }.map(\.element)
  }

  /// The bounds with rounded corners. A radius is at most half of the shorter side.
  fileprivate var outline: UnevenRoundedRectangle {
    let limit = min(cornerRadius, min(bounds.width, bounds.height) / 2)
    func radius(_ corner: CACornerMask) -> CGFloat {
      maskedCorners.contains(corner) ? max(limit, 0) : 0
    }
    return UnevenRoundedRectangle(
      topLeadingRadius: radius(.layerMinXMinYCorner),
      bottomLeadingRadius: radius(.layerMinXMaxYCorner),
      bottomTrailingRadius: radius(.layerMaxXMaxYCorner),
      topTrailingRadius: radius(.layerMaxXMinYCorner),
      style: cornerCurve == .continuous ? .continuous : .circular)
  }

  /// The layer's own content.
  @MainActor @ViewBuilder fileprivate var ownRendering: some View {
    switch self {
    case let layer as CAGradientLayer: layer.gradient
    case let layer as CAShapeLayer: layer.shape
    case let layer as CATextLayer: layer.text
    default: picture
    }
  }

  @MainActor @ViewBuilder private var picture: some View {
    if let image = contents as? CGImage ?? (contents as? UIImage)?.cgImage {
      let picture = Image(decorative: image, scale: contentsScale)
      switch contentsGravity {
      case .resizeAspect:
        picture.resizable().aspectRatio(contentMode: .fit)
          .frame(width: bounds.width, height: bounds.height)
      case .resizeAspectFill:
        picture.resizable().aspectRatio(contentMode: .fill)
          .frame(width: bounds.width, height: bounds.height)
      case .resize:
        picture.resizable().frame(width: bounds.width, height: bounds.height)
      default: picture.frame(width: bounds.width, height: bounds.height)
      }
    }
  }
}

extension CAGradientLayer {
  @MainActor @ViewBuilder fileprivate var gradient: some View {
    let colors = (colors ?? []).compactMap { $0 as? CGColor }.map { Color(cgColor: $0) }
    let stops = colors.enumerated().map { index, color in
      let even = CGFloat(index) / CGFloat(max(colors.count - 1, 1))
      let known = locations.flatMap { $0.indices.contains(index) ? $0[index].doubleValue : nil }
      return Gradient.Stop(color: color, location: known.map { CGFloat($0) } ?? even)
    }
    let (start, end) = (
      UnitPoint(x: startPoint.x, y: startPoint.y), UnitPoint(x: endPoint.x, y: endPoint.y)
    )
    Group {
      switch type {
      case .radial:
        EllipticalGradient(
          stops: stops, center: start, startRadiusFraction: 0,
          endRadiusFraction: max(abs(end.x - start.x), abs(end.y - start.y)))
      case .conic:
        AngularGradient(
          stops: stops, center: start,
          angle: .radians(Double(atan2(end.y - start.y, end.x - start.x))))
      default: LinearGradient(stops: stops, startPoint: start, endPoint: end)
      }
    }
    .frame(width: bounds.width, height: bounds.height)
    .clipShape(outline)
  }
}

extension CAShapeLayer {
  @MainActor @ViewBuilder fileprivate var shape: some View {
    if let path {
      let drawn = Path(path).offsetBy(dx: -bounds.minX, dy: -bounds.minY)
      if let fillColor {
        drawn.fill(Color(cgColor: fillColor), style: FillStyle(eoFill: fillRule == .evenOdd))
      }
      if let strokeColor {
        drawn.trimmedPath(from: strokeStart, to: strokeEnd)
          .stroke(Color(cgColor: strokeColor), style: strokeStyle)
      }
    }
  }

  private var strokeStyle: StrokeStyle {
    StrokeStyle(
      lineWidth: lineWidth,
      lineCap: lineCap == .round ? .round : lineCap == .square ? .square : .butt,
      lineJoin: lineJoin == .round ? .round : lineJoin == .bevel ? .bevel : .miter,
      miterLimit: miterLimit, dash: (lineDashPattern ?? []).map { CGFloat($0.doubleValue) },
      dashPhase: lineDashPhase)
  }
}

extension CATextLayer {
  @MainActor fileprivate var text: some View {
    let characters = string as? String ?? (string as? NSAttributedString)?.string ?? ""
    let alignment: Alignment =
      alignmentMode == .center ? .top : alignmentMode == .right ? .topTrailing : .topLeading
    return Text(verbatim: characters).font(.system(size: fontSize))
      .foregroundStyle(foregroundColor.map { Color(cgColor: $0) } ?? .clear)
      .lineLimit(isWrapped ? nil : 1)
      .frame(width: bounds.width, height: bounds.height, alignment: alignment)
  }
}

/// A view that draws a display list from its top-left corner. Sizing: the list's size.
package struct ListView: PrimitiveView {
  let list: DisplayList

  package init(list: DisplayList) { self.list = list }

  package static func _emit(_ view: Self, into emission: Emission) {
    emission.note(
      emission.tree.addLeaf(), "Drawing", drawing: ListDrawing(list: view.list))
  }
}

private struct ListDrawing: NodeDrawing {
  let list: DisplayList

  func begin(_ frame: CGRect, in canvas: DrawingCanvas) {
    let corner = CGAffineTransform(translationX: frame.minX, y: frame.minY)
    let items = list.items.map { item -> DisplayItem in
      guard case .image(let index, let rect, let interpolation) = item else { return item }
      let number = canvas.number(of: list.images[index])
      return .image(index: number, rect: rect, interpolation: interpolation)
    }
    canvas.draw([.push(.transform(corner))] + items + [.pop])
  }
}
