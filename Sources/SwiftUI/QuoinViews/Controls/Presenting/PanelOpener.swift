import QuoinCore
import QuoinGeometry

/// Opens a panel beside the view when the view is tapped. Sizing: neutral.
struct PanelOpener<Panel: View>: ViewModifier {
  let panel: () -> Panel
  @State private var isOpen = false
  @Environment(\.platform) private var platform

  func body(content: Content) -> some View {
    content
      .modifier(TapArea(action: { isOpen = true }))
      .present(PresentationState(.popover, $isOpen)) { space in
        PopoverPanel(
          space: space, prefersAbove: false, radius: PresentationMetrics.menuRadius(platform),
          hasArrow: false
        ) { panel() }
      }
  }
}

extension View {
  /// Opens `panel` beside the view when the view is tapped in a live tree. Sizing: neutral.
  func opensPanel<Panel: View>(@ViewBuilder _ panel: @escaping () -> Panel) -> some View {
    modifier(LivingModifier(modifier: PanelOpener(panel: panel)))
  }
}
