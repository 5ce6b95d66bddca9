import Foundation
import QuoinCore
import QuoinGeometry

extension View {
  /// Shows `content` in a panel that points at the view while `isPresented` is true.
  ///
  /// In compact widths it is a sheet, unless the content sets another adaptation.
  /// Sizing: neutral; h-exp,
  /// v-exp for the whole window while presented.
  public func popover<Content: View>(
    isPresented: Binding<Bool>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
    arrowEdge: Edge? = nil, @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    present(PresentationState(.popover, isPresented, isLater: true)) {
      Popover(space: $0, anchor: attachmentAnchor, arrowEdge: arrowEdge, content: content())
    }
  }

  /// Shows the content for `item` in a panel that points at the view while it is non-`nil`.
  /// Sizing: neutral;
  /// h-exp, v-exp for the whole window while presented.
  public func popover<Item: Identifiable, Content: View>(
    item binding: Binding<Item?>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
    arrowEdge: Edge? = nil, @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    present(PresentationState(.popover, binding, isLater: true)) {
      Popover(
        space: $0, anchor: attachmentAnchor, arrowEdge: arrowEdge,
        content: binding.wrappedValue.map(content))
    }
  }
}

/// The part of a view that a popover points at.
public enum PopoverAttachmentAnchor {
  /// A rectangle of the view.
  case rect(Anchor<CGRect>.Source)
  /// A point of the view.
  case point(UnitPoint)

  /// Returns the anchor's frame in the window for a view at `frame`; rectangles are treated as the
  /// view's bounds.
  func place(in frame: CGRect) -> CGRect {
    guard case .point(let point) = self else { return frame }
    return CGRect(
      x: frame.minX + frame.width * point.x, y: frame.minY + frame.height * point.y, width: 0,
      height: 0)
  }
}

/// A popover, or the presentation that replaces it.
/// Sizing: h-exp, v-exp.
private struct Popover<Content: View>: View {
  let space: WindowLayer.Space
  let anchor: PopoverAttachmentAnchor
  let arrowEdge: Edge?
  let content: Content
  @Environment(\.platform) private var platform
  @Environment(\.horizontalSizeClass) private var sizeClass

  var body: some View {
    _PreLayoutReader(PresentationOptionsKey.self, content) { options, content in
      if platform == .macOS || sizeClass == .regular || options.compactAdaptation == .popover
        || options.compactAdaptation == .none
      {
        PopoverPanel(
          space: space.pointing(at: anchor.place(in: space.source)),
          prefersAbove: arrowEdge == .top && platform == .macOS, radius: 16
        ) { content.modifier(SafeAreaBarrier()) }
      } else if options.compactAdaptation == .fullScreenCover {
        Cover(space: space, content: content)
      } else {
        Sheet(space: space, content: content)
      }
    }
  }
}
