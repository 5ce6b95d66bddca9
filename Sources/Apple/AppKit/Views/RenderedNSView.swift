import Foundation
import QuartzCore
import QuoinCore
import QuoinDrawing
import QuoinGeometry
import QuoinLayout
import QuoinViews

/// An AppKit view as a SwiftUI view: its layer's geometry and appearance, its content, and its
/// subviews.
@MainActor
struct RenderedNSView: View {
  let view: NSView
  /// Whether the caller places the view, as for the view of a representable.
  var isRoot = false
  /// A number that changes whenever the views may look different, because the objects stay the
  /// same.
  var version = 0

  var body: some View {
    if !view.isHidden, view.alphaValue > 0 {
      let corner = isRoot ? .zero : view.superview?.corner(of: view) ?? .zero
      RenderedLayer(layer: view.backing, keepsPlace: false, version: version) {
        drawing
        if let rendering = view._rendering {
          rendering.frame(width: view.frame.width, height: view.frame.height)
        }
        ForEach(view.subviews, id: \.identity) { RenderedNSView(view: $0, version: version) }
      }
      .overridingColorScheme(with: view.appearance.map { $0.name.isDark ? .dark : .light })
      .spoken(as: view.spoken)
      .offset(x: corner.x, y: corner.y)
    }
  }

  /// The drawing of the view's own `draw(_:)`.
  @ViewBuilder private var drawing: some View {
    let list = view.drawn
    if !list.items.isEmpty {
      ListView(list: list).frame(width: view.frame.width, height: view.frame.height)
    }
  }
}

extension NSView {
  fileprivate var identity: ObjectIdentifier { ObjectIdentifier(self) }

  /// The drawing of `draw(_:)` in the view's bounds.
  fileprivate var drawn: DisplayList {
    guard frame.width > 0, frame.height > 0 else { return DisplayList(size: .zero) }
    if wantsUpdateLayer { updateLayer() }
    let scale = NSScreen.main?.backingScaleFactor ?? 2
    let context = CGContext(size: frame.size, scale: scale)
    if !isFlipped {
      context.translateBy(x: 0, y: frame.height)
      context.scaleBy(x: 1, y: -1)
    }
    context.translateBy(x: -bounds.minX, y: -bounds.minY)
    CurrentContext.push(context, growsUp: !isFlipped)
    draw(bounds)
    CurrentContext.pop()
    return context.displayList
  }
}

extension NSView: _PlatformView, _Constrained {
  public var _layer: CALayer { backing }
  public func _size(for proposal: ProposedViewSize) -> CGSize {
    proposal.fitted(to: intrinsicContentSize, hugging: hugging, resistance: resistance)
  }
  public func _layOut(in size: CGSize) {
    if frame != CGRect(origin: .zero, size: size) {
      frame = CGRect(origin: .zero, size: size)
    }
    layoutSubtreeIfNeeded()
  }
  public func _picture(version: Int) -> AnyView {
    AnyView(RenderedNSView(view: self, isRoot: true, version: version))
  }
  public func _keep(_ constraint: NSLayoutConstraint, _ isActive: Bool) {
    constraints.keep(constraint, isActive)
  }
}
