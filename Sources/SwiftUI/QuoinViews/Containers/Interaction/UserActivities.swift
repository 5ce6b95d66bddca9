import Foundation
import QuoinCore

extension View {
  /// Compiles only: handles an activity that continues from another device, which none does.
  /// Sizing: neutral.
  public func onContinueUserActivity(
    _ activityType: String, perform action: @escaping (NSUserActivity) -> Void
  ) -> some View { self }

  /// Compiles only: advertises an activity while `isActive`; activities aren't shared with the
  /// system.
  /// Sizing: neutral.
  public func userActivity(
    _ activityType: String, isActive: Bool = true, _ update: @escaping (NSUserActivity) -> Void
  ) -> some View { self }

  /// Compiles only: advertises an activity for `element` unless it is `nil`; activities aren't
  /// shared with the system.
  /// Sizing: neutral.
  public func userActivity<P>(
    _ activityType: String, element: P?, _ update: @escaping (P, NSUserActivity) -> Void
  ) -> some View { self }
}
