import Foundation
import QuoinCore
import QuoinGeometry

extension View {
  /// Presents `content` in a sheet above the window while `isPresented` is true.
  ///
  /// The view then fills all the available space. `onDismiss` runs after the sheet is dismissed,
  /// for whatever reason. Sizes without a recording are estimated (see `PresentationMetrics`).
  /// Sizing: neutral; h-exp, v-exp
  /// for the whole window while presented.
  public func sheet<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    present(PresentationState(.sheet, isPresented, onDismiss: onDismiss, isLater: true)) {
      Sheet(space: $0, content: content())
    }
  }

  /// Presents the content for `item` in a sheet above the window while it is non-`nil`.
  /// Sizing: neutral;
  /// h-exp, v-exp for the whole window while presented.
  public func sheet<Item: Identifiable, Content: View>(
    item binding: Binding<Item?>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    present(PresentationState(.sheet, binding, onDismiss: onDismiss, isLater: true)) {
      Sheet(space: $0, content: binding.wrappedValue.map(content))
    }
  }

  /// Covers the window with `content` while `isPresented` is true.
  /// Sizing: neutral; h-exp, v-exp for the whole
  /// window while presented.
  public func fullScreenCover<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    present(PresentationState(.cover, isPresented, onDismiss: onDismiss, isLater: true)) {
      Cover(space: $0, content: content())
    }
  }

  /// Covers the window with the content for `item` while it is non-`nil`.
  /// Sizing: neutral; h-exp, v-exp
  /// for the whole window while presented.
  public func fullScreenCover<Item: Identifiable, Content: View>(
    item binding: Binding<Item?>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    present(PresentationState(.cover, binding, onDismiss: onDismiss, isLater: true)) {
      Cover(space: $0, content: binding.wrappedValue.map(content))
    }
  }
}

/// A view that covers a window. Sizing: h-exp, v-exp.
struct Cover<Content: View>: View {
  let space: WindowLayer.Space
  let content: Content

  var body: some View {
    _PreLayoutReader(PresentationOptionsKey.self, content) { options, content in
      content
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .safeAreaPadding(space.insets)
        .modifier(SafeAreaBarrier())
        .background {
          if let background = options.background {
            background
          } else {
            Rectangle().fill(.background)
          }
        }
    }
  }
}

/// A sheet and the dimmed window beneath it. In a live tree a sheet at the bottom of the window
/// follows a finger between its heights, and a drag down dismisses it.
/// Sizing: h-exp, v-exp.
struct Sheet<Content: View>: View {
  let space: WindowLayer.Space
  let content: Content
  // The state is outside of the reader, because only its closure may place the content again.
  /// The distance by which a finger drags the sheet down, in points.
  @State private var drag: CGFloat = 0
  /// The height to which the user has dragged the sheet, unless a binding has it.
  @State private var chosen: PresentationDetent? = nil
  @Environment(\.platform) private var platform
  @Environment(\.horizontalSizeClass) private var sizeClass
  @Environment(\.dismissal) private var dismissal
  @Environment(\.self) private var environment

  /// The radius of a sheet in the middle of a large screen.
  private var radius: CGFloat { SheetMetrics(environment.systemLook).topRadius }

  var body: some View {
    let (drag, chosen) = (drag, chosen)
    _PreLayoutReader(
      PresentationOptionsKey.self, SheetContent(content: content)
    ) { options, content in
      let fit = SheetFit(
        options: options.choosing(chosen), space: space, environment: environment, drag: drag)
      if platform == .macOS {
        Panel(options: options, content: content, radii: [16, 16], bottomInset: 0)
          .fixedSize()
          .frame(maxWidth: .infinity, maxHeight: .infinity)
          .background { if fit.dims { Dimming() } }
      } else if sizeClass == .regular {
        Panel(options: options, content: content, radii: [radius, radius], bottomInset: 0)
          .frame(
            width: min(PresentationMetrics.formWidth, space.size.width),
            height: min(PresentationMetrics.formHeight, space.size.height)
          )
          .frame(maxWidth: .infinity, maxHeight: .infinity)
          .background { if fit.dims { Dimming() } }
      } else {
        Panel(
          options: options, content: content, radii: fit.radii, bottomInset: fit.bottomInset,
          size: fit.size
        )
        .padding(
          .bottom, fit.gap - fit.drop * (canBeLeft ? 1 : PresentationMetrics.lockedShare)
        )
        .modifier(
          SheetTouch(
            canRise: fit.levels.contains { $0.height > fit.restingHeight },
            move: { self.drag = $0 }, end: { end($0, fit, options) })
        )
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .bottom)
        .background { if fit.dims { Dimming() } }
      }
    }
  }

  private var canBeLeft: Bool { (dismissal as? Presentation)?.canBeLeft ?? false }

  /// Dismisses the sheet, or moves it to the height nearest to where the drag would come to rest.
  private func end(_ distance: CGFloat?, _ fit: SheetFit, _ options: PresentationOptions) {
    let height = fit.restingHeight - (distance ?? 0)
    let isLeft = canBeLeft && height < fit.lowest * PresentationMetrics.dismissingShare
    withAnimation(.easeOut(duration: 0.25)) {
      drag = 0
      guard distance != nil, !isLeft, let detent = fit.detent(nearest: height) else { return }
      guard let selection = options.selection else {
        chosen = detent
        return
      }
      if selection.wrappedValue != detent { selection.wrappedValue = detent }
    }
    if isLeft { dismissal?.leave() }
  }
}

/// Presented content and its background.
/// Sizing: neutral.
private struct Panel<Content: View>: View {
  let options: PresentationOptions
  let content: Content
  /// The radii at the top and at the bottom.
  let radii: [CGFloat]
  let bottomInset: CGFloat
  /// The size of the panel, however large its content is.
  var size: CGSize?

  var body: some View {
    let (top, bottom) = (options.radius ?? radii[0], options.radius ?? radii[1])
    content
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .safeAreaPadding(.bottom, bottomInset)
      .frame(width: size?.width, height: size?.height)
      .modifier(SafeAreaBarrier())
      .background {
        if let background = options.background {
          background
        } else {
          Rectangle().fill(Color.presentedBackground)
        }
      }
      .contentShape(.rect)
      .overlay(alignment: .top) {
        if showsDragIndicator {
          Capsule().fill(.tertiary)
            .frame(
              width: PresentationMetrics.dragIndicator.width,
              height: PresentationMetrics.dragIndicator.height
            )
            .padding(.top, PresentationMetrics.dragIndicatorTop)
        }
      }
      .clipShape(
        UnevenRoundedRectangle(
          topLeadingRadius: top, bottomLeadingRadius: bottom, bottomTrailingRadius: bottom,
          topTrailingRadius: top, style: .continuous)
      )
      .chrome("sheet")
  }

  private var showsDragIndicator: Bool {
    options.dragIndicator == .visible
      || (options.dragIndicator == .automatic && options.detents.count > 1)
  }
}
