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
        .modifier(StyleOverride(style: view.overrideUserInterfaceStyle))
        .accessibilityLabel(view.accessibilityLabel)
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

  /// Light or dark where a view insists on it.
  private struct StyleOverride: ViewModifier {
    let style: UIUserInterfaceStyle
    @Environment(\.colorScheme) private var colorScheme

    func body(content: Content) -> some View {
      content.environment(
        \.colorScheme, style == .unspecified ? colorScheme : style == .dark ? .dark : .light)
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

  extension View {
    @ViewBuilder fileprivate func accessibilityLabel(_ label: String?) -> some View {
      if let label { accessibilityLabel(Text(verbatim: label)) } else { self }
    }
  }
#endif
