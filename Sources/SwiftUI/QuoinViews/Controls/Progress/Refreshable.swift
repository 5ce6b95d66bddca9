import Foundation
import QuoinCore
import QuoinGeometry

extension View {
  /// Makes scroll views inside call `action` when they are pulled down.
  ///
  /// In a live view a spinner appears with the pull, and stays until the action ends
  /// (Rules/Scrolling.md#refresh).
  /// Sizing: neutral.
  public func refreshable(action: @escaping @Sendable () async -> Void) -> some View {
    environment(\.refresh, RefreshAction(action: action))
      .environment(\.refreshLook, RefreshSpinnerLook.shared)
  }
}

private final class RefreshSpinnerLook: RefreshLook {
  static let shared = RefreshSpinnerLook()

  override func view(of control: RefreshControl, isRefreshing: Bool) -> _StyleContent {
    _StyleContent(RefreshSpinner(control: control, isRefreshing: isRefreshing))
  }
}

/// The spinner above the content of a scroll view that is pulled down or refreshed.
/// Sizing: h-hug, v-hug; nothing at rest.
private struct RefreshSpinner: View {
  let control: RefreshControl
  let isRefreshing: Bool
  /// The share of the distance to refresh by which the content is pulled.
  @State private var share: CGFloat = 0

  var body: some View {
    // The closure captures only the binding, because the control must not keep its owner alive.
    let _ = control.follow { [share = $share] in
      if share.wrappedValue != $0 { share.wrappedValue = $0 }
    }
    if isRefreshing || share > 0 {
      ProgressView()
        .progressViewStyle(.circular)
        .opacity(isRefreshing ? 1 : Double(share))
        .frame(height: RefreshControl.height)
        .allowsHitTesting(false)
    }
  }
}
