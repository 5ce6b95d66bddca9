import Foundation
import QuartzCore
import QuoinCore
import QuoinDrawing
import QuoinGeometry
import QuoinLayout
import QuoinViews

/// A UIKit view as a SwiftUI view: its layer's geometry and appearance, its content, and its
/// subviews.
@MainActor
struct RenderedView: View {
  let view: UIView
  /// Whether the caller places the view, as for the view of a representable.
  var isRoot = false
  /// A number that changes whenever the views may look different, because the objects stay the
  /// same.
  var version = 0

  var body: some View {
    if !view.isHidden, view.alpha > 0 {
      RenderedLayer(
        layer: view.layer, background: view.backgroundColor.map { Color(uiColor: $0) },
        keepsPlace: !isRoot, version: version
      ) {
        drawing
        if let rendering = view._rendering {
          rendering.frame(width: view.bounds.width, height: view.bounds.height)
            .offset(x: view.bounds.minX, y: view.bounds.minY)
        }
        ForEach(view.subviews, id: \.identity) { RenderedView(view: $0, version: version) }
      }
      .disabled(!view.isUserInteractionEnabled)
      .overridingColorScheme(with: view.overrideUserInterfaceStyle.scheme)
      .spoken(as: view.accessibilityLabel)
    }
  }

  /// The drawing of the view's own `draw(_:)`.
  @ViewBuilder private var drawing: some View {
    let list = view.drawn
    if !list.items.isEmpty {
      ListView(list: list).frame(width: view.bounds.width, height: view.bounds.height)
    }
  }
}

extension UIView {
  var identity: ObjectIdentifier { ObjectIdentifier(self) }

  /// The drawing of `draw(_:)` in the view's bounds.
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
    AnyView(RenderedView(view: self, isRoot: true, version: version))
  }
  public func _keep(_ constraint: NSLayoutConstraint, _ isActive: Bool) {
    constraints.keep(constraint, isActive)
  }
}

extension DisplayList {
  /// Records the drawing of `view` and its descendants.
  @MainActor
  init(picturing view: UIView) {
    self = ViewEnvironment.current.list(
      of: RenderedView(view: view, isRoot: true), size: view.bounds.size,
      scale: UIScreen.main.scale)
  }
}
