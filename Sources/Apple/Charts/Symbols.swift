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

extension Circle: ChartSymbolShape {
  public var perceptualUnitRect: CGRect { BasicChartSymbolShape(kind: .circle).perceptualUnitRect }
}

/// One of the standard symbols.
public struct BasicChartSymbolShape: ChartSymbolShape, Hashable {
  enum Kind: Hashable, Sendable {
    case circle, square, triangle, diamond, pentagon, plus, cross, asterisk
  }
  let kind: Kind

  /// The symbols of points, in the order in which a scale assigns them.
  static let pointScale = [Kind.circle, .cross, .triangle, .square, .diamond, .pentagon]
    .map(BasicChartSymbolShape.init(kind:))
  /// The symbols of lines, in the order in which a scale assigns them.
  static let lineScale = [Kind.circle, .square, .triangle, .diamond, .pentagon]
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
      case .cross: 1.08
      case .plus: 1.17
      case .asterisk: 1.35
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
    case .plus: arms([0, 90], length: 1, width: 0.39, in: rect)
    case .cross: arms([45, 135], length: 1.084, width: 0.424, in: rect)
    case .asterisk: arms([90, 30, 150], length: 1, width: 0.25, in: rect)
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

  /// Returns rounded arms through the center, with lengths relative to the box.
  private func arms(_ angles: [CGFloat], length: CGFloat, width: CGFloat, in rect: CGRect) -> Path {
    let arm = Path(
      roundedRect: CGRect(x: -length / 2, y: -width / 2, width: length, height: width),
      cornerRadius: 0.08, style: .circular)
    return Path { path in
      for angle in angles {
        path.addPath(
          arm.applying(
            CGAffineTransform(translationX: rect.midX, y: rect.midY)
              .scaledBy(x: rect.width, y: rect.height).rotated(by: angle * .pi / 180)))
      }
    }
  }
}

/// A symbol that lines don't cross.
protocol HollowSymbol {
  func outline(in rect: CGRect) -> Path
}

/// The border of a symbol.
struct BorderedSymbol<Symbol: ChartSymbolShape>: ChartSymbolShape, HollowSymbol {
  let symbol: Symbol
  let style: StrokeStyle

  var perceptualUnitRect: CGRect { symbol.perceptualUnitRect }

  func outline(in rect: CGRect) -> Path { symbol.path(in: rect) }

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
