#if !canImport(Darwin)
  import Foundation
  import QuartzCore
  import QuoinCore
  import QuoinDrawing
  import QuoinGeometry
  import QuoinLayout
  import QuoinViews

  /// A view of UIKit's as SwiftUI's: at its frame, with its layer's looks, what it shows inside, and its subviews.
  @MainActor
  struct ViewPortrait: View {
    let view: UIView
    /// Whether the place is given from outside, as to the view of a representable.
    var isRoot = false
    /// Another one each time that the views may look otherwise: the objects are the same ones.
    var version = 0

    var body: some View {
      if !view.isHidden, view.alpha > 0 {
        LayerPortrait(
          layer: view.layer, background: view.backgroundColor.map { Color(uiColor: $0) },
          keepsPlace: !isRoot, version: version
        ) {
          drawing
          if let portrait = view._portrait {
            portrait.frame(width: view.bounds.width, height: view.bounds.height)
              .offset(x: view.bounds.minX, y: view.bounds.minY)
          }
          ForEach(view.subviews, id: \.identity) { ViewPortrait(view: $0, version: version) }
        }
        .disabled(!view.isUserInteractionEnabled)
        .insisting(on: view.overrideUserInterfaceStyle.scheme)
        .spoken(as: view.accessibilityLabel)
      }
    }

    /// What the view's own `draw(_:)` draws.
    @ViewBuilder private var drawing: some View {
      let list = view.drawn
      if !list.items.isEmpty {
        ListView(list: list).frame(width: view.bounds.width, height: view.bounds.height)
      }
    }
  }

  extension UIView {
    var identity: ObjectIdentifier { ObjectIdentifier(self) }

    /// What `draw(_:)` draws in the view's bounds.
    fileprivate var drawn: DisplayList {
      guard bounds.width > 0, bounds.height > 0 else { return DisplayList(size: .zero) }
      let context = CGContext(size: bounds.size, scale: UIScreen.main.scale)
      context.translateBy(x: -bounds.minX, y: -bounds.minY)
      UIGraphicsPushContext(context)
      draw(bounds)
      UIGraphicsPopContext()
      return context.displayList
    }
  }

  extension UIUserInterfaceStyle {
    fileprivate var scheme: ColorScheme? {
      self == .unspecified ? nil : self == .dark ? .dark : .light
    }
  }

  extension UIView: _PlatformView, _Constrained {
    public var _layer: CALayer { layer }
    public func _size(for proposal: ProposedViewSize) -> CGSize {
      proposal.fitted(to: intrinsicContentSize, hugging: hugging, resistance: resistance)
    }
    public func _layOut(in size: CGSize) {
      if bounds.size != size || frame.origin != .zero {
        frame = CGRect(origin: .zero, size: size)
      }
      layoutIfNeeded()
    }
    public func _picture(version: Int) -> AnyView {
      AnyView(ViewPortrait(view: self, isRoot: true, version: version))
    }
    public func _keep(_ constraint: NSLayoutConstraint, _ isActive: Bool) {
      constraints.keep(constraint, isActive)
    }
  }

  extension DisplayList {
    /// What `view` and those inside it draw.
    @MainActor
    init(picturing view: UIView) {
      self = Surroundings.current.list(
        of: ViewPortrait(view: view, isRoot: true), size: view.bounds.size,
        scale: UIScreen.main.scale)
    }
  }
#endif
