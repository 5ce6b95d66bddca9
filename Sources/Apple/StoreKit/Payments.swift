// The names are Apple's.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, TypeNamesShouldBeCapitalized

// The first version of StoreKit, with payments in a queue.

@_exported import Foundation

public let SKErrorDomain = "SKErrorDomain"

/// The reason for a failed payment.
public struct SKError: Error, Hashable, CustomNSError {
  public enum Code: Int, Sendable {
    case unknown
    case clientInvalid
    case paymentCancelled
    case paymentInvalid
    case paymentNotAllowed
    case storeProductNotAvailable
    case cloudServicePermissionDenied
    case cloudServiceNetworkConnectionFailed
    case cloudServiceRevoked
    case privacyAcknowledgementRequired
    case unauthorizedRequestData
    case invalidOfferIdentifier
    case invalidSignature
    case missingOfferParams
    case invalidOfferPrice
    case overlayCancelled
    case overlayInvalidConfiguration
    case overlayTimeout
    case ineligibleForOffer
    case unsupportedPlatform
  }

  public let code: Code

  public init(_ code: Code) { self.code = code }

  public static var errorDomain: String { SKErrorDomain }
  public var errorCode: Int { code.rawValue }
  public static var unknown: Code { .unknown }
  public static var paymentCancelled: Code { .paymentCancelled }
  public static var paymentNotAllowed: Code { .paymentNotAllowed }
  public static var storeProductNotAvailable: Code { .storeProductNotAvailable }
}

/// The duration of a subscription.
open class SKProductSubscriptionPeriod: NSObject, @unchecked Sendable {
  open var numberOfUnits: Int { 0 }
  open var unit: SKProduct.PeriodUnit { .day }
}

/// A discount of a product. Quoin never creates one.
open class SKProductDiscount: NSObject, @unchecked Sendable {
  public enum PaymentMode: UInt, Sendable {
    case payAsYouGo
    case payUpFront
    case freeTrial
  }

  open var identifier: String? { nil }
  open var price: NSDecimalNumber { 0 }
  open var priceLocale: Locale { .current }
  open var subscriptionPeriod: SKProductSubscriptionPeriod { SKProductSubscriptionPeriod() }
  open var numberOfPeriods: Int { 0 }
  open var paymentMode: PaymentMode { .payAsYouGo }
}

/// A product of a store. There is no store, so requests find none.
open class SKProduct: NSObject, @unchecked Sendable {
  public enum PeriodUnit: UInt, Sendable {
    case day
    case week
    case month
    case year
  }

  open var productIdentifier: String { "" }
  open var localizedTitle: String { "" }
  open var localizedDescription: String { "" }
  open var price: NSDecimalNumber { 0 }
  open var priceLocale: Locale { .current }
  open var isDownloadable: Bool { false }
  open var isFamilyShareable: Bool { false }
  open var subscriptionGroupIdentifier: String? { nil }
  open var subscriptionPeriod: SKProductSubscriptionPeriod? { nil }
  open var introductoryPrice: SKProductDiscount? { nil }
  open var discounts: [SKProductDiscount] { [] }
}

/// The delegate of a request.
public protocol SKRequestDelegate: NSObjectProtocol {
  func requestDidFinish(_ request: SKRequest)
  func request(_ request: SKRequest, didFailWithError error: any Error)
}

extension SKRequestDelegate {
  public func requestDidFinish(_ request: SKRequest) {}
  public func request(_ request: SKRequest, didFailWithError error: any Error) {}
}

/// A request to a store. There is no store, so it fails.
open class SKRequest: NSObject, @unchecked Sendable {
  open weak var delegate: (any SKRequestDelegate)?

  /// Reports an error to the delegate.
  open func start() {
    delegate?.request(self, didFailWithError: SKError(.storeProductNotAvailable))
  }
  /// Has no effect: a request ends when it starts.
  open func cancel() {}
}

/// The delegate of a request for products.
public protocol SKProductsRequestDelegate: SKRequestDelegate {
  func productsRequest(_ request: SKProductsRequest, didReceive response: SKProductsResponse)
}

/// The products that a store has.
open class SKProductsResponse: NSObject, @unchecked Sendable {
  open var products: [SKProduct] { [] }
  public let invalidProductIdentifiers: [String]

  init(without identifiers: Set<String>) { invalidProductIdentifiers = identifiers.sorted() }
}

/// A request for products. The response has none.
open class SKProductsRequest: SKRequest, @unchecked Sendable {
  private let identifiers: Set<String>

  public init(productIdentifiers: Set<String>) { identifiers = productIdentifiers }

  /// Reports to the delegate that all identifiers are unknown.
  open override func start() {
    let response = SKProductsResponse(without: identifiers)
    (delegate as? any SKProductsRequestDelegate)?.productsRequest(self, didReceive: response)
    delegate?.requestDidFinish(self)
  }
}

/// A request for the app's receipt, which fails.
open class SKReceiptRefreshRequest: SKRequest, @unchecked Sendable {
  public let receiptProperties: [String: Any]?

  public init(receiptProperties properties: [String: Any]? = nil) { receiptProperties = properties }
}

/// An order of a product.
open class SKPayment: NSObject, @unchecked Sendable {
  public let productIdentifier: String
  open var quantity: Int { 1 }
  open var applicationUsername: String? { nil }
  open var simulatesAskToBuyInSandbox: Bool { false }

  public init(product: SKProduct) { productIdentifier = product.productIdentifier }
}

/// An order with a quantity.
open class SKMutablePayment: SKPayment, @unchecked Sendable {
  private var count = 1
  private var user: String?
  private var asksToBuy = false

  open override var quantity: Int {
    get { count }
    set { count = newValue }
  }
  open override var applicationUsername: String? {
    get { user }
    set { user = newValue }
  }
  open override var simulatesAskToBuyInSandbox: Bool {
    get { asksToBuy }
    set { asksToBuy = newValue }
  }
}

public enum SKPaymentTransactionState: Int, Sendable {
  case purchasing
  case purchased
  case failed
  case restored
  case deferred
}

/// A payment in the queue, which fails.
open class SKPaymentTransaction: NSObject, @unchecked Sendable {
  public let payment: SKPayment
  open var transactionState: SKPaymentTransactionState { .failed }
  open var transactionIdentifier: String? { nil }
  open var transactionDate: Date? { nil }
  open var original: SKPaymentTransaction? { nil }
  open var error: (any Error)? { SKError(.paymentNotAllowed) }

  init(_ payment: SKPayment) { self.payment = payment }
}

/// An observer of the payment queue.
public protocol SKPaymentTransactionObserver: NSObjectProtocol {
  func paymentQueue(
    _ queue: SKPaymentQueue, updatedTransactions transactions: [SKPaymentTransaction])
  func paymentQueue(
    _ queue: SKPaymentQueue, removedTransactions transactions: [SKPaymentTransaction])
  func paymentQueue(
    _ queue: SKPaymentQueue, restoreCompletedTransactionsFailedWithError error: any Error)
  func paymentQueueRestoreCompletedTransactionsFinished(_ queue: SKPaymentQueue)
  func paymentQueue(
    _ queue: SKPaymentQueue, shouldAddStorePayment payment: SKPayment, for product: SKProduct
  ) -> Bool
}

extension SKPaymentTransactionObserver {
  public func paymentQueue(
    _ queue: SKPaymentQueue, removedTransactions transactions: [SKPaymentTransaction]
  ) {}
  public func paymentQueue(
    _ queue: SKPaymentQueue, restoreCompletedTransactionsFailedWithError error: any Error
  ) {}
  public func paymentQueueRestoreCompletedTransactionsFinished(_ queue: SKPaymentQueue) {}
  public func paymentQueue(
    _ queue: SKPaymentQueue, shouldAddStorePayment payment: SKPayment, for product: SKProduct
  ) -> Bool { false }
}

/// The queue of payments. Payments aren't allowed, so each fails.
open class SKPaymentQueue: NSObject, @unchecked Sendable {
  private static let queue = SKPaymentQueue()
  private let lock = NSLock()
  // Protected by the lock.
  private var waiting: [SKPaymentTransaction] = []
  private var watching: [any SKPaymentTransactionObserver] = []

  open class func `default`() -> SKPaymentQueue { queue }
  open class func canMakePayments() -> Bool { false }

  open var transactions: [SKPaymentTransaction] { lock.withLock { waiting } }
  open var transactionObservers: [any SKPaymentTransactionObserver] { lock.withLock { watching } }

  open func add(_ observer: any SKPaymentTransactionObserver) {
    lock.withLock {
      if !watching.contains(where: { $0 === observer }) { watching.append(observer) }
    }
  }
  open func remove(_ observer: any SKPaymentTransactionObserver) {
    lock.withLock { watching.removeAll { $0 === observer } }
  }

  /// Reports a failed transaction to the observers.
  open func add(_ payment: SKPayment) {
    let transaction = SKPaymentTransaction(payment)
    lock.withLock { waiting.append(transaction) }
    for observer in transactionObservers {
      observer.paymentQueue(self, updatedTransactions: [transaction])
    }
  }
  open func finishTransaction(_ transaction: SKPaymentTransaction) {
    lock.withLock { waiting.removeAll { $0 === transaction } }
    for observer in transactionObservers {
      observer.paymentQueue(self, removedTransactions: [transaction])
    }
  }

  /// Reports to the observers that nothing was left to restore.
  open func restoreCompletedTransactions() {
    for observer in transactionObservers {
      observer.paymentQueueRestoreCompletedTransactionsFinished(self)
    }
  }
  open func restoreCompletedTransactions(withApplicationUsername username: String?) {
    restoreCompletedTransactions()
  }
  /// Has no effect: there is no App Store.
  open func presentCodeRedemptionSheet() {}
  /// Has no effect: there is no App Store.
  open func showPriceConsentIfNeeded() {}
}
