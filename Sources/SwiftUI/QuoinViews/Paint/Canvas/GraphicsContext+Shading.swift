import Foundation
import QuoinCore
import QuoinDrawing
import QuoinGeometry

extension GraphicsContext {
  /// Options for the interpolation of a gradient and its extension beyond the ends. Here the end
  /// colors always extend; other options produce a warning.
  public struct GradientOptions: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// Repeats the gradient beyond its ends.
    public static let `repeat` = GradientOptions(rawValue: 1)
    /// Mirrors the gradient beyond its ends.
    public static let mirror = GradientOptions(rawValue: 2)
    /// Interpolates colors in linear light.
    public static let linearColor = GradientOptions(rawValue: 4)
  }

  /// The shading of a path or text: a color, a gradient between points of the context, a style, or
  /// an image.
  public struct Shading: Sendable {
    enum Kind: Sendable {
      /// A style applied to the filled area.
      case style(AnyShapeStyle)
      /// A gradient in the context's unit square, so that its unit points are the context's points.
      case gradient(AnyGradient, GradientGeometry, GradientOptions)
      case tiles(Image, origin: CGPoint, sourceRect: CGRect, scale: CGFloat)
    }
    let kind: Kind

    /// Returns the first shading, as paths have only one level.
    public static func palette(_ shadings: [Shading]) -> Shading { shadings.first ?? .foreground }

    public static func color(_ color: Color) -> Shading {
      Shading(kind: .style(AnyShapeStyle(color)))
    }
    public static func color(
      _ colorSpace: Color.RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double,
      opacity: Double = 1
    ) -> Shading {
      .color(Color(colorSpace, red: red, green: green, blue: blue, opacity: opacity))
    }
    public static func color(
      _ colorSpace: Color.RGBColorSpace = .sRGB, white: Double, opacity: Double = 1
    ) -> Shading {
      .color(Color(colorSpace, white: white, opacity: opacity))
    }

    /// Returns a style applied to the filled area.
    public static func style<S: ShapeStyle>(_ style: S) -> Shading {
      Shading(kind: .style(AnyShapeStyle(style)))
    }

    /// Returns a shader, which is drawn as the foreground style with a warning.
    public static func shader(_ shader: Shader, bounds: CGRect = .zero) -> Shading {
      .style(shader)
    }

    /// The canvas's foreground style.
    public static var foreground: Shading { .style(ForegroundStyle()) }

    /// Returns a gradient between two points.
    public static func linearGradient(
      _ gradient: Gradient, startPoint: CGPoint, endPoint: CGPoint, options: GradientOptions = []
    ) -> Shading {
      Shading(
        kind: .gradient(
          AnyGradient(gradient), .linear(start: UnitPoint(startPoint), end: UnitPoint(endPoint)),
          options))
    }

    /// Returns a gradient between two circles with radii in points.
    public static func radialGradient(
      _ gradient: Gradient, center: CGPoint, startRadius: CGFloat, endRadius: CGFloat,
      options: GradientOptions = []
    ) -> Shading {
      Shading(
        kind: .gradient(
          AnyGradient(gradient),
          .radial(center: UnitPoint(center), start: startRadius, end: endRadius), options))
    }

    /// Returns a gradient around a point, clockwise from `angle`.
    public static func conicGradient(
      _ gradient: Gradient, center: CGPoint, angle: Angle = Angle(), options: GradientOptions = []
    ) -> Shading {
      Shading(
        kind: .gradient(
          AnyGradient(gradient),
          .angular(
            center: UnitPoint(center), start: angle.radians, end: angle.radians + 2 * .pi), options)
      )
    }

    /// Returns an image, or the part `sourceRect` of its unit square, tiled infinitely from
    /// `origin`.
    public static func tiledImage(
      _ image: Image, origin: CGPoint = .zero,
      sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), scale: CGFloat = 1
    ) -> Shading {
      Shading(kind: .tiles(image, origin: origin, sourceRect: sourceRect, scale: scale))
    }
  }

  /// Returns `shading` itself, for programs that resolve shadings before drawing.
  public func resolve(_ shading: Shading) -> Shading { shading }

  /// Returns the items that fill the inside of `path`, in the context's coordinates.
  func fillItems(_ path: Path, _ shading: Shading, evenOdd: Bool) -> [DisplayItem] {
    let bounds = path.boundingRect
    guard !path.isEmpty, !bounds.isNull else { return [] }
    guard case .tiles(let image, let origin, let sourceRect, let scale) = shading.kind else {
      return style(shading).items(
        .fill(path: path, paint: paint(shading, in: bounds), evenOdd: evenOdd))
    }
    let tiles = ImageTiles(image, sourceRect: sourceRect, scale: scale, in: recorder)
    return [.push(.clip(path: path, evenOdd: evenOdd))]
      + tiles.items(covering: bounds, from: origin) + [.pop]
  }

  /// Returns the items that stroke `path`, in the context's coordinates.
  func strokeItems(_ path: Path, _ shading: Shading, _ line: StrokeStyle) -> [DisplayItem] {
    guard !path.isEmpty, line.lineWidth > 0 else { return [] }
    if case .tiles = shading.kind {
      return fillItems(path.strokedPath(line), shading, evenOdd: false)
    }
    let bounds = path.boundingRect.insetBy(dx: -line.lineWidth / 2, dy: -line.lineWidth / 2)
    return style(shading).items(
      .stroke(path: path, style: line, paint: paint(shading, in: bounds)))
  }

  func style(_ shading: Shading) -> _ResolvedStyle {
    guard case .style(let style) = shading.kind else { return _ResolvedStyle(.clear) }
    return MainActor.assumeIsolated { [recorder] in recorder.resolve(style) }
  }

  private func paint(_ shading: Shading, in bounds: CGRect) -> Paint {
    switch shading.kind {
    case .style: return style(shading).paint(in: bounds)
    case .gradient(let gradient, let geometry, let options):
      if !options.isEmpty {
        addWarning("Gradients in a canvas ignore options: their end colors continue.")
      }
      let style = MainActor.assumeIsolated { [recorder] in
        gradient.ramp(in: recorder.environment).style(geometry)
      }
      return style.paint(in: CGRect(x: 0, y: 0, width: 1, height: 1))
    case .tiles: return .color(.clear)
    }
  }
}

extension UnitPoint {
  fileprivate init(_ point: CGPoint) { self.init(x: point.x, y: point.y) }
}
