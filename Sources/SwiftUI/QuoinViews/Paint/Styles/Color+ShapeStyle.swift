import Foundation
import QuoinCore
import QuoinDrawing
import QuoinGeometry
import QuoinLayout

extension Color: ShapeStyle {
  public func _resolve(in environment: EnvironmentValues) -> _ResolvedStyle {
    _ResolvedStyle(
      drawn(in: environment),
      assetName: storage.isNamed ? storage.missingName(in: environment) : nil)
  }
}

extension Color.Resolved: ShapeStyle {
  public func _resolve(in environment: EnvironmentValues) -> _ResolvedStyle {
    _ResolvedStyle(drawn)
  }
}

extension Color: PrimitiveView {
  public static func _emit(_ view: Color, into emission: Emission) {
    guard let color = fill(view, in: emission) else { return emission.emitFill(view, "Color") }
    note(emission.tree.addLeaf(), color, in: emission)
  }

  /// Emits `view` in a frame of two lengths, in one step; returns `false` if it can't.
  @MainActor @usableFromInline
  static func emit(
    _ view: Color, framedTo width: CGFloat, _ height: CGFloat, alignment: Alignment,
    into emission: Emission
  ) -> Bool {
    guard let color = fill(view, in: emission),
      let leaf = emission.tree.addLeaf(framedTo: width, height, alignment: alignment)
    else { return false }
    note(leaf, color, in: emission)
    return true
  }

  /// Returns the color that `view` draws; `nil` for one from a catalog.
  @MainActor @inline(__always)
  private static func fill(_ view: Color, in emission: Emission) -> ResolvedColor? {
    // A color made of components doesn't depend on the environment, and passing that costs more
    // than the rest.
    if case .components(let known) = view.storage { return known }
    return view.storage.isNamed ? nil : view.drawn(in: emission.environment)
  }

  @MainActor @inline(__always)
  private static func note(
    _ leaf: LayoutTree.NodeID, _ color: ResolvedColor, in emission: Emission
  ) {
    emission.note(leaf, "Color", fill: color) { FillDrawing(style: _ResolvedStyle(color)) }
  }
}

/// Fills a node's frame.
struct FillDrawing: NodeDrawing {
  var style: _ResolvedStyle

  func begin(_ frame: CGRect, in canvas: DrawingCanvas) {
    let rect = canvas.snap(frame)
    guard rect.width > 0, rect.height > 0 else { return }
    style.draw(
      .fill(path: Path(rect), paint: style.paint(in: rect), evenOdd: false), in: canvas)
  }

  func touch(_ point: CGPoint, in frame: CGRect) -> DrawingTouch {
    style.isClear ? .nothing(.transparent) : .inside(point)
  }
}

extension ShapeStyle where Self == Color {
  public static var clear: Color { .clear }
  public static var black: Color { .black }
  public static var white: Color { .white }
  public static var gray: Color { .gray }
  public static var red: Color { .red }
  public static var orange: Color { .orange }
  public static var yellow: Color { .yellow }
  public static var green: Color { .green }
  public static var mint: Color { .mint }
  public static var teal: Color { .teal }
  public static var cyan: Color { .cyan }
  public static var blue: Color { .blue }
  public static var indigo: Color { .indigo }
  public static var purple: Color { .purple }
  public static var pink: Color { .pink }
  public static var brown: Color { .brown }
}
