import Foundation
import QuoinCore
import QuoinDrawing
import QuoinGeometry

/// What fills a shape or a text: a colour, a gradient, or a role such as `.tint`.
///
/// To make one of your own, return another style from ``resolve(in:)``.
public protocol ShapeStyle: Sendable {
  /// The style this one stands for; `Never` for the styles the engine knows.
  associatedtype Resolved: ShapeStyle = Never

  /// The style to use in `environment`.
  func resolve(in environment: EnvironmentValues) -> Resolved

  /// The style as it is drawn in `environment`. Not for users to implement.
  func _resolve(in environment: EnvironmentValues) -> _ResolvedStyle
}

extension ShapeStyle {
  public func _resolve(in environment: EnvironmentValues) -> _ResolvedStyle {
    resolve(in: environment)._resolve(in: environment)
  }
}

extension ShapeStyle where Resolved == Never {
  /// Never called: the engine draws such a style itself.
  public func resolve(in environment: EnvironmentValues) -> Never {
    fatalError("\(Self.self) stands for no other style")
  }
}

extension Never: ShapeStyle {
  public typealias Resolved = Never
  public func _resolve(in environment: EnvironmentValues) -> _ResolvedStyle {
    _ResolvedStyle(.clear)
  }
}

/// A style as it is drawn: one colour, or a gradient between two points of the unit square.
public struct _ResolvedStyle: Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    case color(ResolvedColor)
    case linearGradient(stops: [GradientStop], start: UnitPoint, end: UnitPoint)
  }
  var kind: Kind
  /// A colour of an asset catalogue that stands in the style.
  var assetName: String?

  init(_ color: ResolvedColor, assetName: String? = nil) {
    kind = .color(color)
    self.assetName = assetName
  }

  /// The paint for something that covers `rect`, in points.
  func paint(in rect: CGRect) -> Paint {
    switch kind {
    case .color(let color): return .color(color)
    case .linearGradient(let stops, let start, let end):
      let (start, end) = (start.point(in: rect), end.point(in: rect))
      // Without a direction the whole plane lies beyond the end.
      guard start != end else { return .color(stops.last?.color ?? .clear) }
      return .linearGradient(stops: stops, start: start, end: end)
    }
  }

  /// The style with its opacity multiplied by `factor`.
  func faded(by factor: Double) -> _ResolvedStyle {
    var style = self
    switch kind {
    case .color(let color): style.kind = .color(color.withOpacity(multipliedBy: factor))
    case .linearGradient(let stops, let start, let end):
      style.kind = .linearGradient(
        stops: stops.map {
          GradientStop(color: $0.color.withOpacity(multipliedBy: factor), location: $0.location)
        }, start: start, end: end)
    }
    return style
  }
}

extension ViewEmitter {
  /// `style` as it is drawn where the emitter stands.
  func resolve<S: ShapeStyle>(_ style: S) -> _ResolvedStyle {
    let resolved = style._resolve(in: environment)
    if let name = resolved.assetName {
      problem(
        "Color(\"\(name)\") is drawn grey: there is no asset catalogue. Write its numbers, "
          + "or pass the colour in.")
    }
    return resolved
  }
}
