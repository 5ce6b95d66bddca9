import Foundation
import QuoinCore
import QuoinDrawing
import QuoinGeometry

/// Records the drawing of a canvas's contexts, as items in the canvas's coordinates.
@MainActor
final class GraphicsRecorder {
  private(set) var items: [DisplayItem] = []
  let environment: EnvironmentValues
  let size: CGSize
  let symbols: TaggedViews
  private let canvas: DrawingCanvas
  private let emission: Emission

  init(
    canvas: DrawingCanvas, emission: Emission, environment: EnvironmentValues, size: CGSize,
    symbols: TaggedViews
  ) {
    self.canvas = canvas
    self.emission = emission
    self.environment = environment
    self.size = size
    self.symbols = symbols
  }

  func add(_ new: [DisplayItem]) { items += new }

  /// Begins a layer and returns its start.
  func begin() -> Int { items.count }

  /// Returns the items added since a layer began.
  func added(from start: Int) -> [DisplayItem] { Array(items[start...]) }

  /// Removes the items added since a layer began.
  func drop(from start: Int) { items.removeSubrange(start...) }

  func addWarning(_ text: String) { emission.diagnostics.addWarning(text) }

  /// Resolves `style` in the canvas's environment.
  func resolve<S: ShapeStyle>(_ style: S) -> _ResolvedStyle {
    emission.withEnvironment({ $0 = environment }, { emission.resolve(style) })
  }

  /// Returns `view` laid out for `proposal`, or `nil` if layout fails.
  private func tree<V: View>(_ view: V, _ proposal: ProposedViewSize) -> (ViewTree, CGSize)? {
    guard let tree = try? ViewTree(view, environment: environment, shaper: emission.shaper),
      let size = try? tree.layOut(proposal: proposal), size.width.isFinite, size.height.isFinite
    else { return nil }
    emission.diagnostics.addErrors(of: tree)
    for warning in tree.warnings { emission.diagnostics.addWarning(warning) }
    return (tree, size)
  }

  /// The size and baselines of a view, in points from its top-left corner.
  struct Dimensions {
    var size = CGSize.zero
    var firstBaseline: CGFloat = 0
    var lastBaseline: CGFloat = 0
  }

  /// Returns the dimensions of `view` for `proposal`; zeros if layout fails.
  func dimensions<V: View>(of view: V, _ proposal: ProposedViewSize) -> Dimensions {
    guard let (tree, size) = tree(view, proposal), let root = tree.layout.root else {
      return Dimensions()
    }
    let dimensions = tree.layout.dimensions(root)
    return Dimensions(
      size: size, firstBaseline: dimensions[VerticalAlignment.firstTextBaseline],
      lastBaseline: dimensions[VerticalAlignment.lastTextBaseline])
  }

  /// Returns the drawing of `view`, laid out for `proposal`, at the origin.
  func items<V: View>(of view: V, _ proposal: ProposedViewSize) -> [DisplayItem] {
    guard let (tree, _) = tree(view, proposal) else { return [] }
    let list = tree.displayList(scale: 1 / canvas.grid.pixel)
    return list.items.map { item in
      guard case .image(let index, let rect, let interpolation) = item else { return item }
      return .image(
        index: canvas.number(of: list.images[index]), rect: rect, interpolation: interpolation)
    }
  }
}
