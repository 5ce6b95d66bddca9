@_exported import Foundation
import UIKit

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

extension VerificationResult {
  /// The signed text. It is empty: nothing is signed here.
  public var jwsRepresentation: String { "" }
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

  public enum PurchaseError: Error, LocalizedError, Hashable, Sendable {
    case invalidQuantity
    case productUnavailable
    case purchaseNotAllowed
    case ineligibleForOffer
    case invalidOfferIdentifier
    case invalidOfferPrice
    case invalidOfferSignature
    case missingOfferParameters

    public var errorDescription: String? {
      self == .productUnavailable ? "The product is not available: there is no App Store." : nil
    }
  }

  public struct PurchaseOption: Hashable, Sendable {
    private let name: String

    public static func appAccountToken(_ token: UUID) -> PurchaseOption {
      PurchaseOption(name: "token \(token)")
    }
    public static func promotionalOffer(
      offerID: String, keyID: String, nonce: UUID, signature: Data, timestamp: Int
    ) -> PurchaseOption { PurchaseOption(name: "offer \(offerID)") }
    public static func custom(key: String, value: String) -> PurchaseOption {
      PurchaseOption(name: "\(key) \(value)")
    }
    public static func winBackOffer(_ offer: SubscriptionOffer) -> PurchaseOption {
      PurchaseOption(name: "winBack \(offer.id ?? "")")
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

      /// The name of the unit in English.
      public var localizedDescription: String {
        switch self {
        case .day: "Day"
        case .week: "Week"
        case .month: "Month"
        case .year: "Year"
        }
      }
    }

    /// The number of days, weeks, months or years, formatted for a locale: `3 months`.
    public struct SubscriptionPeriodFormatStyle: FormatStyle {
      private var locale: Locale

      public init(locale: Locale = .autoupdatingCurrent) { self.locale = locale }

      public func format(_ value: SubscriptionPeriod) -> String {
        let formatter = DateComponentsFormatter()
        formatter.unitsStyle = .full
        var calendar = Calendar(identifier: .gregorian)
        calendar.locale = locale
        formatter.calendar = calendar
        var components = DateComponents()
        switch value.unit {
        case .day: components.day = value.value
        case .week: components.weekOfMonth = value.value
        case .month: components.month = value.value
        case .year: components.year = value.value
        }
        return formatter.string(from: components) ?? "\(value.value) \(value.unit)"
      }

      public func locale(_ locale: Locale) -> SubscriptionPeriodFormatStyle {
        SubscriptionPeriodFormatStyle(locale: locale)
      }
    }

    public func formatted(_ style: SubscriptionPeriodFormatStyle) -> String {
      style.format(self)
    }

    public let unit: Unit
    public let value: Int

    public static let everyThreeDays = SubscriptionPeriod(unit: .day, value: 3)
    public static let everyTwoWeeks = SubscriptionPeriod(unit: .week, value: 2)
    public static let everyTwoMonths = SubscriptionPeriod(unit: .month, value: 2)
    public static let everyThreeMonths = SubscriptionPeriod(unit: .month, value: 3)
    public static let everySixMonths = SubscriptionPeriod(unit: .month, value: 6)
    public static let weekly = SubscriptionPeriod(unit: .week, value: 1)
    public static let monthly = SubscriptionPeriod(unit: .month, value: 1)
    public static let yearly = SubscriptionPeriod(unit: .year, value: 1)
  }

  public struct SubscriptionOffer: Hashable, Sendable {
    public struct OfferType: RawRepresentable, Hashable, Sendable {
      public let rawValue: String

      public init(rawValue: String) { self.rawValue = rawValue }

      public static let introductory = OfferType(rawValue: "introductory")
      public static let winBack = OfferType(rawValue: "winBack")
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
      public let originalTransactionID: UInt64
      public let renewalDate: Date?
      public let gracePeriodExpirationDate: Date?
      public let expirationReason: ExpirationReason?
      public let isInBillingRetry: Bool
      public let jsonRepresentation: Data

      /// The reason why a subscription expired.
      public struct ExpirationReason: RawRepresentable, Hashable, Sendable {
        public let rawValue: Int

        public init(rawValue: Int) { self.rawValue = rawValue }

        public static let autoRenewDisabled = ExpirationReason(rawValue: 1)
        public static let billingError = ExpirationReason(rawValue: 2)
        public static let didNotConsentToPriceIncrease = ExpirationReason(rawValue: 3)
        public static let productUnavailable = ExpirationReason(rawValue: 4)
        public static let unknown = ExpirationReason(rawValue: 5)
      }
    }

    public struct Status: Hashable, Sendable {
      public let state: RenewalState
      public let transaction: VerificationResult<Transaction>
      public let renewalInfo: VerificationResult<RenewalInfo>

      /// The changes of statuses: none.
      public static var updates: EmptyStoreSequence<Status> { EmptyStoreSequence() }
      /// The statuses of all groups: none.
      public static var all: EmptyStoreSequence<(groupID: String, statuses: [Status])> {
        EmptyStoreSequence()
      }
    }

    public let subscriptionGroupID: String
    public let subscriptionPeriod: SubscriptionPeriod
    public let introductoryOffer: SubscriptionOffer?
    public let promotionalOffers: [SubscriptionOffer]
    public let winBackOffers: [SubscriptionOffer]
    public let groupDisplayName: String
    public let groupLevel: Int
    public var isEligibleForIntroOffer: Bool { get async { false } }
    public var status: [Status] { get async throws { [] } }

    /// Returns an empty list, because there is no store.
    public static func status(for groupID: String) async throws -> [Status] { [] }
    /// Returns no status, because there is no store.
    public static func status(transactionID: UInt64) async throws -> Status? { nil }
    /// Returns `false`, because there is no store.
    public static func isEligibleForIntroOffer(for groupID: String) async -> Bool { false }
  }

  public let id: String
  public let type: ProductType
  public let displayName: String
  public let description: String
  public let price: Decimal
  public let displayPrice: String
  public let isFamilyShareable: Bool
  public let subscription: SubscriptionInfo?
  public let jsonRepresentation: Data
  public let priceFormatStyle: Decimal.FormatStyle.Currency

  /// Returns an empty list, because there is no store.
  public static func products<Identifiers: Collection>(for identifiers: Identifiers) async throws
    -> [Product] where Identifiers.Element == String
  { [] }

  public func purchase(options: Set<PurchaseOption> = []) async throws -> PurchaseResult {
    throw PurchaseError.productUnavailable
  }

  /// Throws, because there is no store.
  @MainActor @discardableResult
  public func purchase(confirmIn scene: UIScene, options: Set<PurchaseOption> = []) async throws
    -> PurchaseResult
  {
    throw PurchaseError.productUnavailable
  }

  /// The style for the periods of the product's subscription.
  public var subscriptionPeriodFormatStyle: SubscriptionPeriod.SubscriptionPeriodFormatStyle {
    SubscriptionPeriod.SubscriptionPeriodFormatStyle()
  }

  public var currentEntitlement: VerificationResult<Transaction>? { get async { nil } }
  public var latestTransaction: VerificationResult<Transaction>? { get async { nil } }
}
