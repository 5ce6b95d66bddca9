#if !canImport(Darwin)
  import Foundation

  /// An app's activity, which can continue on another device.
  open class NSUserActivity: NSObject, @unchecked Sendable {
    public let activityType: String
    open var title: String?
    open var userInfo: [AnyHashable: Any]?
    open var webpageURL: URL?
    open var keywords: Set<String> = []
    open var requiredUserInfoKeys: Set<String>?
    open var persistentIdentifier: String?
    open var targetContentIdentifier: String?
    open var isEligibleForHandoff = true
    open var isEligibleForSearch = false
    open var isEligibleForPublicIndexing = false
    open var isEligibleForPrediction = false
    public init(activityType: String) { self.activityType = activityType }
    open func becomeCurrent() {}
    open func resignCurrent() {}
    open func invalidate() {}
    open func addUserInfoEntries(from other: [AnyHashable: Any]) {
      userInfo = (userInfo ?? [:]).merging(other) { $1 }
    }
  }
#endif
