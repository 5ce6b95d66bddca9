import Foundation
import QuoinCore
import QuoinGeometry

/// The content of a sheet, on macOS above the buttons of its toolbar
/// (Rules/Navigation.md#mac-sheet-actions).
/// Sizing: as the content, higher by the buttons.
struct SheetContent<Content: View>: View {
  let content: Content
  @Environment(\.platform) private var platform

  var body: some View {
    if platform == .macOS {
      _PreLayoutReader(BarContentsKey.self, content.environment(\.sheetTakesActions, true)) {
        bars, content in
        let actions = bars.items.filter { $0.isSheetAction }
        if actions.isEmpty {
          content
        } else {
          VStack(spacing: 0) {
            content
            SheetActions(items: actions)
          }
        }
      }
    } else {
      content.environment(\.barTopInset, BarMetrics.sheetInset)
    }
  }
}

/// The buttons of a sheet on macOS: the one that destroys at the leading side, and those that
/// cancel and confirm at the trailing side. Its lengths are estimated.
/// Sizing: h-exp, v-hug.
private struct SheetActions: View {
  let items: [BarItem]

  var body: some View {
    HStack {
      buttons(.destructiveAction)
      Spacer(minLength: 0)
      buttons(.cancellationAction, key: .cancelAction)
      buttons(.confirmationAction, key: .defaultAction)
    }
    .padding(20)
    .chrome("sheetActions")
  }

  private func buttons(_ placement: ToolbarItemPlacement, key: KeyboardShortcut? = nil)
    -> some View
  {
    let pages = items.compactMap { item -> CapturedView? in
      guard item.placement == placement, case .view(let page) = item.content else { return nil }
      var environment = page.environment
      environment.keyboardShortcut = key
      return CapturedView(environment: environment, content: page.content)
    }
    return ForEach(pages.indices, id: \.self) { BarPageContent(page: pages[$0]) }
  }
}

extension BarItem {
  /// Whether a sheet on macOS shows the item below its content.
  var isSheetAction: Bool {
    [.cancellationAction, .confirmationAction, .destructiveAction].contains(placement)
  }
}
