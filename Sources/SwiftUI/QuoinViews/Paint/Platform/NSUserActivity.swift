#if !canImport(Darwin)
  import Foundation

  /// An app's activity, which can continue on another device.
  open class NSUserActivity: NSObject, @unchecked Sendable {
    public let activityType: String
    open var title: String?
    open var userInfo: [AnyHashable: Any]?
    /// Stored only: Quoin doesn't read it.
    open var webpageURL: URL?
    open var keywords: Set<String> = []
    /// Stored only: Quoin doesn't read it.
    open var requiredUserInfoKeys: Set<String>?
    open var persistentIdentifier: String?
    open var targetContentIdentifier: String?
    /// Stored only: Quoin doesn't read it.
    open var isEligibleForHandoff = true
    /// Stored only: Quoin doesn't read it.
    open var isEligibleForSearch = false
    /// Stored only: Quoin doesn't read it.
    open var isEligibleForPublicIndexing = false
    /// Stored only: Quoin doesn't read it.
    open var isEligibleForPrediction = false
    public init(activityType: String) { self.activityType = activityType }
    /// Has no effect: activities are not shared with the system.
    open func becomeCurrent() {}
    /// Has no effect: activities are not shared with the system.
    open func resignCurrent() {}
    /// Has no effect: activities are not shared with the system.
    open func invalidate() {}
    open func addUserInfoEntries(from other: [AnyHashable: Any]) {
      userInfo = (userInfo ?? [:]).merging(other) { $1 }
    }
  }
#endif
