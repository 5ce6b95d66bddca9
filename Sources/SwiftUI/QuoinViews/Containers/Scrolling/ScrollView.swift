import Foundation
import QuoinCore
import QuoinDrawing
import QuoinGeometry
import QuoinLayout

/// A view that shows a part of its content, and the rest when it is scrolled.
///
/// Along its scrolling axes it takes the proposed length and proposes none to the content; across
/// them it is as long as its content. Several views form one column. It draws nothing outside its
/// frame except under bars and the window's edges (Rules/Scrolling.md#clipping).
/// Sizing: along exp, across neu.
public struct ScrollView<Content: View>: PrimitiveView {
  /// The scrollable content.
  public var content: Content
  /// The axes along which the content may be longer than the view.
  public var axes: Axis.Set
  /// Whether indicators are shown while the view scrolls; a picture shows it at rest, without them.
  public var showsIndicators: Bool

  /// Creates a scroll view for `content`, along `axes`: vertical by default.
  public init(
    _ axes: Axis.Set = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> Content
  ) {
    self.content = content()
    self.axes = axes
    self.showsIndicators = showsIndicators
  }

  public static func _emit(_ view: Self, into emission: Emission) {
    if emission.paper != nil, view.axes.contains(.vertical) {
      // Print media shows the whole content.
      return VStack._emit(VStack(spacing: 0) { view.content }, into: emission)
    }
    let scroll = emission.environment.scroll
    var configuration = ScrollConfiguration(view.axes)
    configuration.margins = scroll.contentMargins
    if emission.environment.platform == .watchOS, view.axes == .vertical {
      // Measured (Rules/Scrolling.md#watch-margins).
      configuration.margins.leading += 2
      configuration.margins.trailing += 2
    }
    let isFree = view.axes == [.horizontal, .vertical]
    // Recorded: content shorter than a scroll view of both axes is centered
    // (Rules/Scrolling.md#short-content).
    configuration.alignment = scroll.alignmentAnchor ?? (isFree ? .center : .topLeading)
    if let anchor = scroll.initialAnchor { configuration.position = .anchor(anchor) }
    scroll.position?(&configuration)
    guard emission.isLiving, emission.environment.refresh != nil, view.axes.contains(.vertical),
      let look = emission.environment.refreshLook
    else { return view.emit(configuration, refresh: nil, into: emission) }
    let control = emission.keep { RefreshControl() }
    control.isRefreshing = emission.keepState("refreshing", false)
    let isRefreshing = emission.evaluating { control.isRefreshing.wrappedValue }
    if isRefreshing { configuration.margins.top += RefreshControl.height }
    emission.emit(
      RefreshedScroll(view: view, configuration: configuration, control: control)
        .overlay(alignment: .top) { look.view(of: control, isRefreshing: isRefreshing) })
  }

  /// Emits the scroll view itself.
  fileprivate func emit(
    _ configuration: ScrollConfiguration, refresh control: RefreshControl?, into emission: Emission
  ) {
    let (view, scroll) = (self, emission.environment.scroll)
    var scrolled: LayoutTree.NodeID?
    emission.withEnvironment(
      {
        $0.scroll.forgetPosition()
        $0.scroll.isInView = true
      },
      { scrolled = emission.emitScroll(view.content, configuration) })
    guard let node = scrolled else { return }
    if emission.isLiving, let refresh = emission.environment.refresh {
      var handle = ControlHandle("ScrollView", in: emission.environment)
      handle.refresh = refresh
      emission.attach(handle, to: node)
    }
    let drawing = scroll.isUnclipped ? nil : ScrollDrawing(tree: emission.tree, node: node)
    emission.note(node, "ScrollView", drawing: drawing)
    emission.touches.accept(on: node)
    emission.driveScroll(node, refresh: control)
    emission.spaces.setName(AnyHashable(ScrollViewSpace()), of: node)
    for axis in Axis.allCases
    where view.axes.contains(axis == .horizontal ? .horizontal : .vertical) {
      emission.spaces.setName(AnyHashable(ScrollViewSpace(axis: axis)), of: node)
    }
  }
}

/// A scroll view below its refresh control, in a live tree.
/// Sizing: as the scroll view.
private struct RefreshedScroll<Content: View>: PrimitiveView {
  let view: ScrollView<Content>
  let configuration: ScrollConfiguration
  let control: RefreshControl

  static func _emit(_ scroll: Self, into emission: Emission) {
    scroll.view.emit(scroll.configuration, refresh: scroll.control, into: emission)
  }
}

/// Clips the content to the scroll view's edges, except where these touch the safe area.
private struct ScrollDrawing: NodeDrawing {
  let tree: LayoutTree
  let node: LayoutTree.NodeID

  func begin(_ frame: CGRect, in canvas: DrawingCanvas) {
    canvas.beginGroup(.clip(path: Path(canvas.grid.snap(seen(frame))), evenOdd: false))
  }

  func end(_ frame: CGRect, in canvas: DrawingCanvas) { canvas.endGroup() }

  func touch(_ point: CGPoint, in frame: CGRect) -> DrawingTouch {
    seen(frame).contains(point) ? .inside(point) : .nothing(.clipped)
  }

  private func seen(_ frame: CGRect) -> CGRect {
    let insets = tree.physicalInsets(of: node)
    return CGRect(
      x: frame.minX - insets.leading, y: frame.minY - insets.top,
      width: frame.width + insets.total(along: .horizontal),
      height: frame.height + insets.total(along: .vertical))
  }
}
