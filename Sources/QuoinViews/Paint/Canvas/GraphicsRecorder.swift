import Foundation
import QuoinCore
import QuoinDrawing
import QuoinGeometry

/// Records what the contexts of one canvas draw, as items in the canvas's own coordinates.
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

  /// Where a layer begins.
  func begin() -> Int { items.count }

  /// The items added since a layer began.
  func added(from start: Int) -> [DisplayItem] { Array(items[start...]) }

  /// Removes what was added since a layer began.
  func drop(from start: Int) { items.removeSubrange(start...) }

  func remark(_ text: String) { emission.remark(text) }

  /// `style` as it is drawn in the canvas.
  func resolve<S: ShapeStyle>(_ style: S) -> _ResolvedStyle {
    emission.withEnvironment({ $0 = environment }, { emission.resolve(style) })
  }

  /// `view` laid out for `proposal`, or `nil` where it can't be.
  private func tree<V: View>(_ view: V, _ proposal: ProposedViewSize) -> (ViewTree, CGSize)? {
    guard let tree = try? ViewTree(view, environment: environment, shaper: emission.shaper),
      let size = try? tree.layOut(proposal: proposal), size.width.isFinite, size.height.isFinite
    else { return nil }
    emission.adoptProblems(of: tree)
    tree.remarks.forEach(emission.remark)
    return (tree, size)
  }

  /// A view's size and baselines, in points from its top-left corner.
  struct Dimensions {
    var size = CGSize.zero
    var firstBaseline: CGFloat = 0
    var lastBaseline: CGFloat = 0
  }

  /// The dimensions of `view` for `proposal`; zeros where it can't be laid out.
  func dimensions<V: View>(of view: V, _ proposal: ProposedViewSize) -> Dimensions {
    guard let (tree, size) = tree(view, proposal) else { return Dimensions() }
    let dimensions = tree.layout.dimensions(tree.layout.root)
    return Dimensions(
      size: size, firstBaseline: dimensions[VerticalAlignment.firstTextBaseline],
      lastBaseline: dimensions[VerticalAlignment.lastTextBaseline])
  }

  /// What `view`, laid out for `proposal`, draws from the origin on.
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
