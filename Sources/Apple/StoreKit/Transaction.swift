// Purchases, and the App Store, which is empty here.

@_exported import Foundation
import UIKit

/// A purchase. Quoin never creates one.
public struct Transaction: Identifiable, Hashable, Sendable {
  public enum OwnershipType: String, Hashable, Sendable {
    case purchased = "PURCHASED"
    case familyShared = "FAMILY_SHARED"
  }

  public let id: UInt64
  public let originalID: UInt64
  public let productID: String
  public let subscriptionGroupID: String?
  public let purchaseDate: Date
  public let originalPurchaseDate: Date
  public let expirationDate: Date?
  public let revocationDate: Date?
  public let isUpgraded: Bool
  public let purchasedQuantity: Int
  public let productType: Product.ProductType
  public let ownershipType: OwnershipType
  public let appAccountToken: UUID?
  public let appBundleID: String
  public let environment: AppStore.Environment
  public let storefront: Storefront
  public let reason: Reason
  public let price: Decimal?
  public let currency: Locale.Currency?
  public let offer: Offer?
  public let webOrderLineItemID: String?
  public let revocationReason: RevocationReason?
  public let signedDate: Date
  public let jsonRepresentation: Data

  /// The reason for a transaction.
  public struct Reason: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let purchase = Reason(rawValue: "PURCHASE")
    public static let renewal = Reason(rawValue: "RENEWAL")
  }

  /// The reason for a refund.
  public struct RevocationReason: RawRepresentable, Hashable, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) { self.rawValue = rawValue }

    public static let developerIssue = RevocationReason(rawValue: 1)
    public static let other = RevocationReason(rawValue: 0)
  }

  /// The offer that a purchase used.
  public struct Offer: Hashable, Sendable {
    public let id: String?
    public let type: Product.SubscriptionOffer.OfferType
    public let paymentMode: Product.SubscriptionOffer.PaymentMode?
  }

  public enum RefundRequestStatus: Hashable, Sendable {
    case success
    case userCancelled
  }

  public enum RefundRequestError: Error, Hashable, Sendable {
    case duplicateRequest
    case failed
  }

  /// Throws, because there is no App Store.
  @MainActor public func beginRefundRequest(in scene: UIWindowScene) async throws
    -> RefundRequestStatus
  {
    throw RefundRequestError.failed
  }
  /// Throws, because there is no App Store.
  @MainActor public static func beginRefundRequest(
    for transactionID: UInt64, in scene: UIWindowScene
  ) async throws -> RefundRequestStatus {
    throw RefundRequestError.failed
  }

  /// Has no effect: there is no App Store.
  public func finish() async {}

  /// A sequence of transactions, which is empty.
  public struct Transactions: AsyncSequence, Sendable {
    public typealias Element = VerificationResult<Transaction>

    public struct AsyncIterator: AsyncIteratorProtocol {
      public mutating func next() async -> VerificationResult<Transaction>? { nil }
    }

    public func makeAsyncIterator() -> AsyncIterator { AsyncIterator() }
  }

  public static var updates: Transactions { Transactions() }
  public static var all: Transactions { Transactions() }
  public static var currentEntitlements: Transactions { Transactions() }
  public static var unfinished: Transactions { Transactions() }
  public static func all(for productID: String) -> Transactions { Transactions() }
  public static func currentEntitlements(for productID: String) -> Transactions { Transactions() }
  public static func currentEntitlement(for productID: String) async
    -> VerificationResult<Transaction>?
  { nil }
  public static func latest(for productID: String) async -> VerificationResult<Transaction>? { nil }
}

/// The App Store, which isn't available.
public enum AppStore {
  public static func sync() async throws { throw StoreKitError.unsupported }
  public static var canMakePayments: Bool { false }
  /// Throws, because there is no App Store.
  @MainActor public static func showManageSubscriptions(in scene: UIWindowScene) async throws {
    throw StoreKitError.unsupported
  }
  /// Throws, because there is no App Store.
  @MainActor public static func showManageSubscriptions(
    in scene: UIWindowScene, subscriptionGroupID: String
  ) async throws {
    throw StoreKitError.unsupported
  }
  /// Throws, because there is no App Store.
  @MainActor public static func presentOfferCodeRedeemSheet(in scene: UIWindowScene) async throws {
    throw StoreKitError.unsupported
  }
  /// Has no effect: there is no App Store.
  @MainActor public static func requestReview(in scene: UIWindowScene) {}

  /// The environment in which a purchase was made.
  public struct Environment: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let production = Environment(rawValue: "Production")
    public static let sandbox = Environment(rawValue: "Sandbox")
    public static let xcode = Environment(rawValue: "Xcode")
  }

  /// The platforms of a purchase.
  public struct Platform: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let iOS = Platform(rawValue: "iOS")
    public static let macOS = Platform(rawValue: "macOS")
    public static let tvOS = Platform(rawValue: "tvOS")
    public static let visionOS = Platform(rawValue: "visionOS")
  }
}

/// The country of a store. Quoin never creates one.
public struct Storefront: Hashable, Sendable {
  public let countryCode: String
  public let id: String
  public let currency: Locale.Currency?
  public static var current: Storefront? { get async { nil } }
  /// The changes of the country: none.
  public static var updates: EmptyStoreSequence<Storefront> { EmptyStoreSequence() }
}

/// A sequence of what a store would send, which is empty.
public struct EmptyStoreSequence<Element>: AsyncSequence, Sendable {
  public struct AsyncIterator: AsyncIteratorProtocol {
    public mutating func next() async -> Element? { nil }
  }

  public func makeAsyncIterator() -> AsyncIterator { AsyncIterator() }
}

/// The purchase of the app. There is no store, so none can be read.
public struct AppTransaction: Hashable, Sendable {
  public let appID: UInt64?
  public let bundleID: String
  public let appVersion: String
  public let originalAppVersion: String
  public let originalPurchaseDate: Date
  public let preorderDate: Date?
  public let environment: AppStore.Environment
  public let signedDate: Date
  public let jsonRepresentation: Data

  public static var shared: VerificationResult<AppTransaction> {
    get async throws { throw StoreKitError.unsupported }
  }
  public static func refresh() async throws -> VerificationResult<AppTransaction> {
    throw StoreKitError.unsupported
  }
}

/// A message of the App Store. Quoin never creates one.
public struct Message: Hashable, Sendable {
  /// The subject of a message.
  public struct Reason: RawRepresentable, Hashable, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) { self.rawValue = rawValue }

    public static let generic = Reason(rawValue: 0)
    public static let priceIncreaseConsent = Reason(rawValue: 1)
    public static let billingIssue = Reason(rawValue: 2)
    public static let winBackOffer = Reason(rawValue: 3)
  }

  public let reason: Reason
  /// Has no effect: there are no messages.
  @MainActor public func display(in scene: UIWindowScene) throws {}
  /// The messages of the App Store: none.
  public static var messages: EmptyStoreSequence<Message> { EmptyStoreSequence() }
}

/// Requests a review. Compiles only.
open class SKStoreReviewController: NSObject {
  /// Has no effect: there is no App Store.
  open class func requestReview() {}
  /// Has no effect: there is no App Store.
  @MainActor open class func requestReview(in windowScene: UIWindowScene) {}
}
