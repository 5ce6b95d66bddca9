#if !canImport(Darwin)
  import Foundation
  import QuartzCore
  import QuoinCore
  import QuoinDrawing
  import QuoinGeometry
  import QuoinLayout
  import QuoinViews

  /// A view of AppKit's as SwiftUI's: at its place, with its layer's looks, what it shows inside, and its subviews.
  @MainActor
  struct NSViewPortrait: View {
    let view: NSView
    /// Whether the place is given from outside, as to the view of a representable.
    var isRoot = false
    /// Another one each time that the views may look otherwise: the objects are the same ones.
    var version = 0

    var body: some View {
      if !view.isHidden, view.alphaValue > 0 {
        let corner = isRoot ? .zero : view.superview?.corner(of: view) ?? .zero
        LayerPortrait(layer: view.backing, keepsPlace: false, version: version) {
          drawing
          if let portrait = view._portrait {
            portrait.frame(width: view.frame.width, height: view.frame.height)
          }
          ForEach(view.subviews, id: \.identity) { NSViewPortrait(view: $0, version: version) }
        }
        .insisting(on: view.appearance.map { $0.name.isDark ? .dark : .light })
        .spoken(as: view.spoken)
        .offset(x: corner.x, y: corner.y)
      }
    }

    /// What the view's own `draw(_:)` draws.
    @ViewBuilder private var drawing: some View {
      let list = view.drawn
      if !list.items.isEmpty {
        ListView(list: list).frame(width: view.frame.width, height: view.frame.height)
      }
    }
  }

  extension NSView {
    fileprivate var identity: ObjectIdentifier { ObjectIdentifier(self) }

    /// What `draw(_:)` draws in the view's bounds.
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
      AnyView(NSViewPortrait(view: self, isRoot: true, version: version))
    }
    public func _keep(_ constraint: NSLayoutConstraint, _ isActive: Bool) {
      constraints.keep(constraint, isActive)
    }
  }
#endif
