import SwiftUI

extension SceneView {
  @ViewBuilder var layouts: some View {
    switch scene.kind {
    case .grid:
      Grid(alignment: value == 1 ? .topLeading : .center, horizontalSpacing: length) {
        ForEach(items, id: \.id) { item in
          GridRow {
            SceneView(item, store, path)
            Color.brown.frame(width: 6, height: 6 + length)
          }
        }
        child(0, "whole")
      }
    case .gridRow: GridRow(alignment: value == 1 ? .bottom : nil) { views }
    case .spanned: views.gridCellColumns(1 + value % 3).gridColumnAlignment(.trailing)
    case .gridGuided:
      views.gridCellUnsizedAxes(value == 1 ? .horizontal : []).gridCellAnchor(.bottomTrailing)
    case .ownLayout:
      DiagonalLayout(step: 4 + length) { views.layoutValue(key: StepKey.self, value: length) }
    case .anyLayout:
      let layout =
        value.isMultiple(of: 2)
        ? AnyLayout(HStackLayout(spacing: length)) : AnyLayout(DiagonalLayout(step: 3))
      layout { views }
    case .relative: views.containerRelativeFrame(.horizontal) { width, _ in width / (2 + length) }
    case .fittingScroll:
      ScrollView {
        ViewThatFits(in: value == 1 ? .horizontal : [.horizontal, .vertical]) {
          child(0)
          child(1)
        }
      }.frame(height: 40)
    case .viewMaker: made(scene.children.count)
    default: joined
    }
  }

  /// Changes from one node to none to three below the same wrappers.
  @ViewBuilder private var joined: some View {
    Group {
      if value > 0 { child(0, "T") }
      if value > 2 {
        Divider()
        child(1, "T")
      }
    }.padding(1).background(Color.indigo).fixedSize()
  }

  private func made(_ count: Int) -> AnyView {
    count > value ? AnyView(HStack { views("H") }) : AnyView(VStack { views("V") })
  }

  @ViewBuilder var geometries: some View {
    switch scene.kind {
    case .matched: Matched(scene: self)
    case .anchored:
      child(0).anchorPreference(key: BoundsKey.self, value: .bounds) { [$0] }
        .overlayPreferenceValue(BoundsKey.self) { anchors in
          GeometryReader { proxy in
            if let anchor = anchors.first {
              Color.purple.frame(width: proxy[anchor].width / 2, height: 3 + length)
            }
          }
        }
    case .measured: Measured(scene: self)
    case .spaced:
      VStack { views }.coordinateSpace(.named("space")).overlay {
        GeometryReader { Text("\(Int($0.frame(in: .global).minY))").padding(length) }
      }
    case .visual: views.visualEffect { [value] in $0.offset(x: $1.size.width / CGFloat(value + 2)) }
    case .turned: views.rotationEffect(.degrees(90 * length)).scaleEffect(1 + length / 4)
    case .tells:
      views.onPreferenceChange(SceneKey.self) { store.report("\(path) prefers", Double($0)) }
    case .timeline: TimelineView(.everyMinute) { _ in views }
    default:
      views.transformPreference(SceneKey.self) { $0 += value }
        .transformEnvironment(\.sceneNumber) { $0 += value }
    }
  }

  /// Two views with matched geometry.
  private struct Matched: View {
    let scene: SceneView
    @Namespace private var namespace
    var body: some View {
      HStack {
        scene.child(0).matchedGeometryEffect(id: 1, in: namespace)
        Color.cyan.matchedGeometryEffect(id: 1, in: namespace, isSource: false)
          .frame(width: 5, height: 5)
      }
    }
  }

  /// Reports the measured size.
  private struct Measured: View {
    let scene: SceneView
    var body: some View {
      VStack {
        scene.child(0)
        Color.gray.frame(width: 4, height: 4 + scene.length)
      }.onGeometryChange(for: CGFloat.self) {
        $0.size.height
      } action: {
        scene.store.report("\(scene.path) measures", $0)
      }
    }
  }
}

private enum BoundsKey: PreferenceKey {
  static var defaultValue: [Anchor<CGRect>] { [] }
  static func reduce(value: inout [Anchor<CGRect>], nextValue: () -> [Anchor<CGRect>]) {
    value += nextValue()
  }
}

private enum StepKey: LayoutValueKey { static var defaultValue: CGFloat { 1 } }

/// Places each view further down and to the right.
private struct DiagonalLayout: Layout {
  var step: CGFloat

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    var size = CGSize.zero
    for (index, subview) in subviews.enumerated() {
      let own = subview.sizeThatFits(.unspecified)
      let offset = CGFloat(index) * (step + subview[StepKey.self])
      size.width = max(size.width, own.width + offset)
      size.height = max(size.height, own.height + offset)
    }
    return size
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    for (index, subview) in subviews.enumerated() {
      let offset = CGFloat(index) * (step + subview[StepKey.self])
      subview.place(
        at: CGPoint(x: bounds.minX + offset, y: bounds.minY + offset), proposal: .unspecified)
    }
  }
}
