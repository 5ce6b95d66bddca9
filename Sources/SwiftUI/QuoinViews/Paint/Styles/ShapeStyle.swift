import Foundation
import QuoinCore
import QuoinDrawing
import QuoinGeometry

/// The style that fills a shape or text: a color, a gradient, or a role such as `.tint`.
///
/// Custom styles return another style from ``resolve(in:)``.
public protocol ShapeStyle: Sendable {
  /// The type of the style that this one resolves to; `Never` for built-in styles.
  associatedtype Resolved: ShapeStyle = Never

  /// Returns the style to use in `environment`.
  func resolve(in environment: EnvironmentValues) -> Resolved

  /// Returns the style as it is drawn in `environment`. Only Quoin's own types implement this.
  func _resolve(in environment: EnvironmentValues) -> _ResolvedStyle
}

extension ShapeStyle {
  public func _resolve(in environment: EnvironmentValues) -> _ResolvedStyle {
    resolve(in: environment)._resolve(in: environment)
  }
}

extension ShapeStyle where Resolved == Never {
  /// An unused requirement: the engine draws built-in styles itself.
  public func resolve(in environment: EnvironmentValues) -> Never {
    fatalError("\(Self.self) doesn't resolve to another style")
  }
}

extension Never: ShapeStyle {
  public typealias Resolved = Never
  public func _resolve(in environment: EnvironmentValues) -> _ResolvedStyle {
    _ResolvedStyle(.clear)
  }
}

/// A style that is ready to be drawn: a color, a gradient over the filled area, or frosted glass,
/// with its shadows.
public struct _ResolvedStyle: Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    case color(ResolvedColor)
    case gradient([GradientStop], GradientGeometry)
    case mesh(MeshSurface)
    case backdrop(Backdrop)
  }
  var kind: Kind
  /// The shadows cast by everything drawn in this style, innermost first.
  var shadows: [ResolvedShadow] = []
  /// The name of a missing asset catalog color that the style uses.
  var assetName: String?
  /// The rectangle of the style's unit square, in points from the corner of the filled area; the
  /// whole area if `nil`.
  var anchor: CGRect?
  /// A warning about a difference between the style and its drawing.
  var warning: String?

  init(_ kind: Kind, assetName: String? = nil) {
    self.kind = kind
    self.assetName = assetName
  }

  init(_ color: ResolvedColor, assetName: String? = nil) {
    self.init(.color(color), assetName: assetName)
  }

  init(_ color: SystemColor, in environment: EnvironmentValues) {
    self.init(color.resolved(in: environment))
  }

  /// Whether the style draws nothing.
  var isClear: Bool {
    if case .color(let color) = kind { color.opacity <= 0 } else { false }
  }

  /// Returns the paint for an object that covers `frame`, in points.
  func paint(in frame: CGRect) -> Paint {
    let rect = anchor?.offsetBy(dx: frame.minX, dy: frame.minY) ?? frame
    switch kind {
    case .color(let color): return .color(color)
    case .gradient(let stops, let geometry): return geometry.paint(stops, in: rect)
    case .mesh(let mesh): return .colorGrid(mesh.grid(over: rect))
    case .backdrop(let backdrop): return .backdrop(backdrop)
    }
  }

  /// Returns the style with its opacity multiplied by `factor`.
  func faded(by factor: Double) -> _ResolvedStyle {
    func faded(_ color: ResolvedColor) -> ResolvedColor {
      color.withOpacity(multipliedBy: factor)
    }
    var style = self
    switch kind {
    case .color(let color): style.kind = .color(faded(color))
    case .gradient(let stops, let geometry):
      style.kind = .gradient(
        stops.map { GradientStop(color: faded($0.color), location: $0.location) }, geometry)
    case .mesh(let mesh): style.kind = .mesh(mesh.faded(by: factor))
    case .backdrop(var backdrop):
      backdrop.tint = faded(backdrop.tint)
      backdrop.fallback = faded(backdrop.fallback)
      style.kind = .backdrop(backdrop)
    }
    return style
  }
}

extension Emission {
  /// Returns `color` as it is drawn in the emission's current environment.
  func resolve(_ color: Color) -> ResolvedColor {
    if case .color(let drawn) = (resolve(color) as _ResolvedStyle).kind { return drawn }
    return .clear
  }

  /// Returns `style` as it is drawn in the emission's current environment.
  func resolve<S: ShapeStyle>(_ style: S) -> _ResolvedStyle {
    let resolved = style._resolve(in: environment)
    if let name = resolved.assetName {
      diagnostics.addMissing(
        "Color(\"\(name)\") is drawn gray: no asset catalog contains it. Add it to one, write its "
          + "components, or pass the color in.")
    }
    if let text = resolved.warning { diagnostics.addWarning(text) }
    switch resolved.kind {
    case .mesh:
      let side = MeshSurface.points
      diagnostics.addWarning("A mesh gradient is drawn as a grid of \(side) × \(side) colors.")
    case .backdrop:
      diagnostics.addWarning(Material.vectorWarning)
    case .color, .gradient: break
    }
    return resolved
  }
}
