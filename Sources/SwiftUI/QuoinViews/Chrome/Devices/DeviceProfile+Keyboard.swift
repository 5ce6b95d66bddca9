import Foundation
import QuoinCore
import QuoinGeometry

extension DeviceProfile {
  /// The height of the on-screen keyboard with its suggestions, from the bottom edge of the screen;
  /// 0 for devices without one. Estimated (Rules/SafeArea.md#keyboard).
  public var keyboardHeight: CGFloat {
    let isWide = size.width > size.height
    let shortSide = min(size.width, size.height)
    let hasHomeIndicator = safeAreaInsets.bottom > 0
    switch idiom {
    case .mac, .tv, .vision, .unspecified: return 0
    case .pad:
      if shortSide >= 1000 { return isWide ? 498 : 403 }
      return isWide ? 405 : 320
    default:
      if isWide { return hasHomeIndicator ? 209 : 200 }
      guard hasHomeIndicator else { return 260 }
      return shortSide >= 428 ? 346 : 336
    }
  }
}
