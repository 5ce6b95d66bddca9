@_exported import Foundation

/// The reason for a failed store operation.
public enum StoreKitError: Error, Sendable {
  case unknown
  case userCancelled
  case networkError(URLError)
  case systemError(any Error)
  case notAvailableInStorefront
  case notEntitled
  case unsupported
}

/// A signed value with the result of its verification.
public enum VerificationResult<SignedType> {
  public enum VerificationError: Error, Hashable, Sendable {
    case revokedCertificate
    case invalidCertificateChain
    case invalidDeviceVerification
    case invalidEncoding
    case invalidSignature
    case missingRequiredProperties
  }

  case unverified(SignedType, VerificationError)
  case verified(SignedType)

  public var unsafePayloadValue: SignedType {
    switch self {
    case .unverified(let value, _), .verified(let value): value
    }
  }

  public var payloadValue: SignedType {
    get throws {
      switch self {
      case .verified(let value): return value
      case .unverified(_, let error): throw error
      }
    }
  }
}

extension VerificationResult: Equatable where SignedType: Equatable {}
extension VerificationResult: Hashable where SignedType: Hashable {}
extension VerificationResult: Sendable where SignedType: Sendable {}

/// A product of a store. There is no store, so there are no products.
public struct Product: Identifiable, Hashable, Sendable {
  public struct ProductType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let consumable = ProductType(rawValue: "Consumable")
    public static let nonConsumable = ProductType(rawValue: "Non-Consumable")
    public static let nonRenewable = ProductType(rawValue: "Non-Renewing Subscription")
    public static let autoRenewable = ProductType(rawValue: "Auto-Renewable Subscription")
  }

  public enum PurchaseResult: Sendable {
    case success(VerificationResult<Transaction>)
    case userCancelled
    case pending
  }

  public enum PurchaseError: Error, Hashable, Sendable {
    case invalidQuantity
    case productUnavailable
    case purchaseNotAllowed
    case ineligibleForOffer
    case invalidOfferIdentifier
    case invalidOfferPrice
    case invalidOfferSignature
    case missingOfferParameters
  }

  public struct PurchaseOption: Hashable, Sendable {
    private let name: String

    public static func appAccountToken(_ token: UUID) -> PurchaseOption {
      PurchaseOption(name: "token \(token)")
    }
    public static func quantity(_ quantity: Int) -> PurchaseOption {
      PurchaseOption(name: "quantity \(quantity)")
    }
    public static func simulatesAskToBuyInSandbox(_ simulateAskToBuy: Bool) -> PurchaseOption {
      PurchaseOption(name: "ask \(simulateAskToBuy)")
    }
  }

  public struct SubscriptionPeriod: Hashable, Sendable {
    public enum Unit: Hashable, Sendable {
      case day
      case week
      case month
      case year
    }

    public let unit: Unit
    public let value: Int

    public static let weekly = SubscriptionPeriod(unit: .week, value: 1)
    public static let monthly = SubscriptionPeriod(unit: .month, value: 1)
    public static let yearly = SubscriptionPeriod(unit: .year, value: 1)
  }

  public struct SubscriptionOffer: Hashable, Sendable {
    public struct OfferType: RawRepresentable, Hashable, Sendable {
      public let rawValue: String

      public init(rawValue: String) { self.rawValue = rawValue }

      public static let introductory = OfferType(rawValue: "introductory")
      public static let promotional = OfferType(rawValue: "promotional")
    }

    public struct PaymentMode: RawRepresentable, Hashable, Sendable {
      public let rawValue: String

      public init(rawValue: String) { self.rawValue = rawValue }

      public static let payAsYouGo = PaymentMode(rawValue: "PayAsYouGo")
      public static let payUpFront = PaymentMode(rawValue: "PayUpFront")
      public static let freeTrial = PaymentMode(rawValue: "FreeTrial")
    }

    public let id: String?
    public let type: OfferType
    public let price: Decimal
    public let displayPrice: String
    public let period: SubscriptionPeriod
    public let periodCount: Int
    public let paymentMode: PaymentMode
  }

  public struct SubscriptionInfo: Hashable, Sendable {
    public struct RenewalState: RawRepresentable, Hashable, Sendable {
      public let rawValue: Int

      public init(rawValue: Int) { self.rawValue = rawValue }

      public static let subscribed = RenewalState(rawValue: 1)
      public static let expired = RenewalState(rawValue: 2)
      public static let inBillingRetryPeriod = RenewalState(rawValue: 3)
      public static let inGracePeriod = RenewalState(rawValue: 4)
      public static let revoked = RenewalState(rawValue: 5)
    }

    public struct RenewalInfo: Hashable, Sendable {
      public let currentProductID: String
      public let autoRenewPreference: String?
      public let willAutoRenew: Bool
    }

    public struct Status: Hashable, Sendable {
      public let state: RenewalState
      public let transaction: VerificationResult<Transaction>
      public let renewalInfo: VerificationResult<RenewalInfo>
    }

    public let subscriptionGroupID: String
    public let subscriptionPeriod: SubscriptionPeriod
    public let introductoryOffer: SubscriptionOffer?
    public let promotionalOffers: [SubscriptionOffer]
    public var isEligibleForIntroOffer: Bool { get async { false } }
    public var status: [Status] { get async throws { [] } }

    public static func status(for groupID: String) async throws -> [Status] { [] }
  }

  public let id: String
  public let type: ProductType
  public let displayName: String
  public let description: String
  public let price: Decimal
  public let displayPrice: String
  public let isFamilyShareable: Bool
  public let subscription: SubscriptionInfo?

  /// Returns an empty list, because there is no store.
  public static func products<Identifiers: Collection>(for identifiers: Identifiers) async throws
    -> [Product] where Identifiers.Element == String
  { [] }

  public func purchase(options: Set<PurchaseOption> = []) async throws -> PurchaseResult {
    throw PurchaseError.productUnavailable
  }

  public var currentEntitlement: VerificationResult<Transaction>? { get async { nil } }
  public var latestTransaction: VerificationResult<Transaction>? { get async { nil } }
}

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
  public static func currentEntitlement(for productID: String) async
    -> VerificationResult<Transaction>?
  { nil }
  public static func latest(for productID: String) async -> VerificationResult<Transaction>? { nil }
}

/// The App Store, which isn't available.
public enum AppStore {
  public static func sync() async throws { throw StoreKitError.unsupported }
  public static var canMakePayments: Bool { false }
}

/// The country of a store. Quoin never creates one.
public struct Storefront: Hashable, Sendable {
  public let countryCode: String
  public let id: String
  public static var current: Storefront? { get async { nil } }
}

/// Requests a review. Compiles only.
open class SKStoreReviewController: NSObject {
  /// Has no effect: there is no App Store.
  open class func requestReview() {}
}
