import Foundation
import QuoinCore
import QuoinGeometry

/// The control with which a finger refreshes a scroll view of a live tree
/// (Rules/Scrolling.md#refresh).
@MainActor
final class RefreshControl {
  /// The distance that the user must pull down at the top to refresh, and the height that the
  /// content leaves free meanwhile, in points. Estimated.
  private static let pullDistance: CGFloat = 100
  static let height: CGFloat = 60

  /// Whether the action runs.
  var isRefreshing: Binding<Bool> = .constant(false)
  /// Shows the share of the distance that the content is pulled.
  private var show: (CGFloat) -> Void = { _ in }
  /// The action's task, which ends with the view.
  private var task: LivingTask?

  init() {}

  /// Lets `show` show the share of the distance that the content is pulled.
  func follow(_ show: @escaping (CGFloat) -> Void) { self.show = show }

  /// Follows a finger that has pulled the content by `distance`.
  func pull(_ distance: CGFloat) { show(min(max(distance / Self.pullDistance, 0), 1)) }

  /// Runs `action` if the finger was lifted beyond the distance, and hides the control after it.
  func end(_ distance: CGFloat, _ action: RefreshAction, in emission: Emission) {
    show(0)
    guard distance >= Self.pullDistance, !isRefreshing.wrappedValue, let tasks = emission.tasks
    else { return }
    isRefreshing.wrappedValue = true
    task = tasks.begin(name: "View.refreshable", priority: .userInitiated) { [weak self] in
      await action()
      self?.finish()
    }
  }

  private func finish() {
    task = nil
    withAnimation(.easeOut(duration: 0.25)) { isRefreshing.wrappedValue = false }
  }
}

/// Creates the view that shows a refresh control. It is an object because the view is a control,
/// and scroll views can't refer to controls.
@MainActor
class RefreshLook {
  func view(of control: RefreshControl, isRefreshing: Bool) -> _StyleContent {
    _StyleContent(EmptyView())
  }
}

private struct RefreshLookKey: EnvironmentKey {
  static var defaultValue: RefreshLook? { nil }
}

extension EnvironmentValues {
  var refreshLook: RefreshLook? {
    get { self[RefreshLookKey.self] }
    set { self[RefreshLookKey.self] = newValue }
  }
}
