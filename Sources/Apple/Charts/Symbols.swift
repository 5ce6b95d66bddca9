import SwiftUI

/// A shape that marks a point.
public protocol ChartSymbolShape: Shape {
  /// The rectangle in which the symbol looks as large as a square of one point.
  var perceptualUnitRect: CGRect { get }
}

extension ChartSymbolShape where Self == BasicChartSymbolShape {
  public static var circle: BasicChartSymbolShape { BasicChartSymbolShape(kind: .circle) }
  public static var square: BasicChartSymbolShape { BasicChartSymbolShape(kind: .square) }
  public static var triangle: BasicChartSymbolShape { BasicChartSymbolShape(kind: .triangle) }
  public static var diamond: BasicChartSymbolShape { BasicChartSymbolShape(kind: .diamond) }
  public static var pentagon: BasicChartSymbolShape { BasicChartSymbolShape(kind: .pentagon) }
  public static var plus: BasicChartSymbolShape { BasicChartSymbolShape(kind: .plus) }
  public static var cross: BasicChartSymbolShape { BasicChartSymbolShape(kind: .cross) }
  public static var asterisk: BasicChartSymbolShape { BasicChartSymbolShape(kind: .asterisk) }
}

extension ChartSymbolShape {
  /// Returns the symbol's outline as a line inside it.
  public func strokeBorder(lineWidth: CGFloat = 1) -> some ChartSymbolShape {
    strokeBorder(style: StrokeStyle(lineWidth: lineWidth))
  }

  /// Returns the symbol's outline as a line inside it.
  public func strokeBorder(style: StrokeStyle) -> some ChartSymbolShape {
    BorderedSymbol(symbol: self, style: style)
  }
}

/// One of the standard symbols.
public struct BasicChartSymbolShape: ChartSymbolShape, Hashable {
  enum Kind: Hashable, Sendable {
    case circle, square, triangle, diamond, pentagon, plus, cross, asterisk
  }
  let kind: Kind

  /// The symbols of a scale, in the order in which it assigns them.
  static let scale = [Kind.circle, .square, .triangle, .diamond, .pentagon]
    .map(BasicChartSymbolShape.init(kind:))

  public var perceptualUnitRect: CGRect {
    // The side of the symbol's box whose area equals that of a unit square.
    let side: CGFloat =
      switch kind {
      case .circle: 2 / CGFloat.pi.squareRoot()
      case .square: 1
      case .triangle: 1.52
      case .diamond: CGFloat(2).squareRoot()
      case .pentagon: 1.3
      case .plus, .cross, .asterisk: 1.35
      }
    return CGRect(x: -side / 2, y: -side / 2, width: side, height: side)
  }

  public func path(in rect: CGRect) -> Path {
    switch kind {
    case .circle: Path(ellipseIn: rect)
    case .square: Path(rect)
    case .triangle: polygon(3, in: rect)
    case .diamond: polygon(4, in: rect)
    case .pentagon: polygon(5, in: rect)
    case .plus: spokes([0, 90], in: rect)
    case .cross: spokes([45, 135], in: rect)
    case .asterisk: spokes([90, 30, 150], in: rect)
    }
  }

  private func point(_ degrees: CGFloat, in rect: CGRect) -> CGPoint {
    let angle = degrees * .pi / 180
    return CGPoint(
      x: rect.midX + cos(angle) * rect.width / 2, y: rect.midY + sin(angle) * rect.height / 2)
  }

  private func polygon(_ count: Int, in rect: CGRect) -> Path {
    Path { path in
      path.addLines((0..<count).map { point(-90 + 360 * CGFloat($0) / CGFloat(count), in: rect) })
      path.closeSubpath()
    }
  }

  private func spokes(_ angles: [CGFloat], in rect: CGRect) -> Path {
    let lines = Path { path in
      for angle in angles {
        path.move(to: point(angle, in: rect))
        path.addLine(to: point(angle + 180, in: rect))
      }
    }
    return lines.strokedPath(StrokeStyle(lineWidth: min(rect.width, rect.height) / 4))
  }
}

/// The border of a symbol.
struct BorderedSymbol<Symbol: ChartSymbolShape>: ChartSymbolShape {
  let symbol: Symbol
  let style: StrokeStyle

  var perceptualUnitRect: CGRect { symbol.perceptualUnitRect }

  func path(in rect: CGRect) -> Path {
    let inset = min(style.lineWidth / 2, min(rect.width, rect.height) / 2)
    return symbol.path(in: rect.insetBy(dx: inset, dy: inset)).strokedPath(style)
  }
}

/// A type-erased symbol.
public struct AnyChartSymbolShape: ChartSymbolShape {
  let symbol: any ChartSymbolShape
  /// The kind of a standard symbol.
  let kind: BasicChartSymbolShape.Kind?

  /// Creates a symbol of any type.
  public init(_ symbol: any ChartSymbolShape) {
    self.symbol = (symbol as? AnyChartSymbolShape)?.symbol ?? symbol
    kind = (self.symbol as? BasicChartSymbolShape)?.kind
  }

  /// The symbol of points without one.
  static let circle = AnyChartSymbolShape(BasicChartSymbolShape(kind: .circle))

  public var perceptualUnitRect: CGRect { symbol.perceptualUnitRect }
  public func path(in rect: CGRect) -> Path { symbol.path(in: rect) }

  /// Whether both are the same standard symbol.
  func isSame(as other: AnyChartSymbolShape) -> Bool {
    kind != nil && kind == other.kind
  }
}
