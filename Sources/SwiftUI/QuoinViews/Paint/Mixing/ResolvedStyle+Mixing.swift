import Foundation
import QuoinCore
import QuoinDrawing
import QuoinGeometry

extension _ResolvedStyle: Animatable {
  /// The colors, positions and lengths, in order.
  public var animatableData: AnimatableNumbers {
    get {
      AnimatableNumbers(
        kind.mixingNumbers + shadows.flatMap(\.mixingNumbers) + (anchor?.mixingNumbers ?? []))
    }
    set {
      var numbers = NumberReader(newValue.numbers)
      kind = kind.mixed(&numbers)
      shadows = shadows.map { $0.mixed(&numbers) }
      if anchor != nil {
        anchor = CGRect(
          x: numbers.next(), y: numbers.next(), width: numbers.next(), height: numbers.next())
      }
    }
  }

  /// Returns whether there are intermediate styles between this one and `other`: both are colors,
  /// or similar gradients.
  func mixes(with other: _ResolvedStyle) -> Bool {
    kind.mixes(with: other.kind) && (anchor == nil) == (other.anchor == nil)
      && shadows.map(\.isInner) == other.shadows.map(\.isInner)
  }
}

extension _ResolvedStyle.Kind {
  fileprivate func mixes(with other: Self) -> Bool {
    switch (self, other) {
    case (.color, .color), (.backdrop, .backdrop): true
    case (.gradient(let first, let from), .gradient(let second, let to)):
      first.count == second.count && from.mixes(with: to)
    case (.mesh(let first), .mesh(let second)):
      first.columns == second.columns && first.rows == second.rows
        && first.points.count == second.points.count && first.colors.count == second.colors.count
    default: false
    }
  }

  fileprivate var mixingNumbers: [Double] {
    switch self {
    case .color(let color): color.mixingNumbers
    case .gradient(let stops, let geometry):
      stops.flatMap { $0.color.mixingNumbers + [$0.location] } + geometry.mixingNumbers
    case .mesh(let mesh):
      mesh.points.flatMap { [Double($0.x), Double($0.y)] } + mesh.colors.flatMap(\.mixingNumbers)
        + mesh.background.mixingNumbers
    case .backdrop(let backdrop):
      [Double(backdrop.radius), backdrop.saturation, backdrop.brightness]
        + backdrop.tint.mixingNumbers + backdrop.fallback.mixingNumbers
    }
  }

  fileprivate func mixed(_ numbers: inout NumberReader) -> Self {
    switch self {
    case .color: return .color(ResolvedColor(mixing: &numbers))
    case .gradient(let stops, let geometry):
      let mixed = stops.map { _ in
        let color = ResolvedColor(mixing: &numbers)
        return GradientStop(color: color, location: numbers.next())
      }
      return .gradient(mixed, geometry.mixed(&numbers))
    case .mesh(var mesh):
      mesh.points = mesh.points.map { _ in
        SIMD2(Float(numbers.next()), Float(numbers.next()))
      }
      mesh.colors = mesh.colors.map { _ in ResolvedColor(mixing: &numbers) }
      mesh.background = ResolvedColor(mixing: &numbers)
      return .mesh(mesh)
    case .backdrop(var backdrop):
      (backdrop.radius, backdrop.saturation) = (max(numbers.next(), 0), numbers.next())
      backdrop.brightness = numbers.next()
      backdrop.tint = ResolvedColor(mixing: &numbers)
      backdrop.fallback = ResolvedColor(mixing: &numbers)
      return .backdrop(backdrop)
    }
  }
}

extension GradientGeometry {
  fileprivate func mixes(with other: Self) -> Bool {
    switch (self, other) {
    case (.linear, .linear), (.radial, .radial), (.elliptical, .elliptical), (.angular, .angular):
      true
    default: false
    }
  }

  fileprivate var mixingNumbers: [Double] {
    switch self {
    case .linear(let start, let end): [start.x, start.y, end.x, end.y]
    case .radial(let center, let start, let end), .elliptical(let center, let start, let end):
      [center.x, center.y, start, end]
    case .angular(let center, let start, let end): [center.x, center.y, start, end]
    }
  }

  fileprivate func mixed(_ numbers: inout NumberReader) -> Self {
    let point = UnitPoint(x: numbers.next(), y: numbers.next())
    let (first, second) = (numbers.next(), numbers.next())
    switch self {
    case .linear: return .linear(start: point, end: UnitPoint(x: first, y: second))
    case .radial: return .radial(center: point, start: first, end: second)
    case .elliptical: return .elliptical(center: point, start: first, end: second)
    case .angular: return .angular(center: point, start: first, end: second)
    }
  }
}

extension ResolvedShadow {
  var mixingNumbers: [Double] {
    color.mixingNumbers + [Double(radius), Double(offset.width), Double(offset.height)]
  }

  func mixed(_ numbers: inout NumberReader) -> ResolvedShadow {
    ResolvedShadow(
      color: ResolvedColor(mixing: &numbers), radius: numbers.next(),
      offset: CGSize(width: numbers.next(), height: numbers.next()), isInner: isInner)
  }
}

extension CGRect {
  fileprivate var mixingNumbers: [Double] { [minX, minY, width, height] }
}
