import Foundation
import QuoinNeighbours
import SwiftUI
@_exported import UIKit

/// A line item of a payment.
open class PKPaymentSummaryItem: NSObject, @unchecked Sendable {
  open var label: String
  open var amount: NSDecimalNumber
  open var type: PKPaymentSummaryItemType
  public init(
    label: String, amount: NSDecimalNumber, type: PKPaymentSummaryItemType = .final
  ) { (self.label, self.amount, self.type) = (label, amount, type) }
}
public enum PKPaymentSummaryItemType: UInt, Sendable { case final, pending }
open class PKShippingMethod: PKPaymentSummaryItem, @unchecked Sendable {
  open var identifier: String?
  open var detail: String?
  /// Stored only: Quoin doesn't read it.
  open var dateComponentsRange: PKDateComponentsRange?
}
open class PKDateComponentsRange: NSObject, @unchecked Sendable {
  public let startDateComponents: DateComponents
  public let endDateComponents: DateComponents
  public init?(start startDateComponents: DateComponents, end endDateComponents: DateComponents) {
    (self.startDateComponents, self.endDateComponents) = (startDateComponents, endDateComponents)
  }
}
public struct PKPaymentNetwork: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let amex = PKPaymentNetwork(rawValue: "AmEx")
  public static let discover = PKPaymentNetwork(rawValue: "Discover")
  public static let maestro = PKPaymentNetwork(rawValue: "Maestro")
  public static let masterCard = PKPaymentNetwork(rawValue: "MasterCard")
  public static let visa = PKPaymentNetwork(rawValue: "Visa")
}
public struct PKMerchantCapability: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let threeDSecure = PKMerchantCapability(rawValue: 1)
  public static let capability3DS = threeDSecure
  public static let credit = PKMerchantCapability(rawValue: 4)
  public static let debit = PKMerchantCapability(rawValue: 8)
  public static let capabilityCredit = credit
  public static let capabilityDebit = debit
}
public struct PKContactField: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let name = PKContactField(rawValue: "name")
  public static let emailAddress = PKContactField(rawValue: "email")
  public static let phoneNumber = PKContactField(rawValue: "phone")
  public static let postalAddress = PKContactField(rawValue: "post")
}
public enum PKShippingType: UInt, Sendable { case shipping, delivery, storePickup, servicePickup }

/// A request for a payment.
open class PKPaymentRequest: NSObject, @unchecked Sendable {
  /// Stored only: Quoin doesn't read it.
  open var merchantIdentifier = ""
  open var countryCode = ""
  /// Stored only: Quoin doesn't read it.
  open var currencyCode = ""
  /// Stored only: Quoin doesn't read it.
  open var supportedNetworks: [PKPaymentNetwork] = []
  /// Stored only: Quoin doesn't read it.
  open var merchantCapabilities: PKMerchantCapability = []
  /// Stored only: Quoin doesn't read it.
  open var paymentSummaryItems: [PKPaymentSummaryItem] = []
  /// Stored only: Quoin doesn't read it.
  open var requiredBillingContactFields: Set<PKContactField> = []
  /// Stored only: Quoin doesn't read it.
  open var requiredShippingContactFields: Set<PKContactField> = []
  /// Stored only: Quoin doesn't read it.
  open var shippingMethods: [PKShippingMethod]?
  /// Stored only: Quoin doesn't read it.
  open var shippingType = PKShippingType.shipping
  /// Stored only: Quoin doesn't read it.
  open var supportedCountries: Set<String>?
  /// Stored only: Quoin doesn't read it.
  open var applicationData: Data?
  public override init() { super.init() }
}
public enum PKPaymentAuthorizationStatus: Int, Sendable { case success, failure }
open class PKPaymentAuthorizationResult: NSObject, @unchecked Sendable {
  open var status: PKPaymentAuthorizationStatus
  open var errors: [any Error]!
  public init(status: PKPaymentAuthorizationStatus, errors: [any Error]?) {
    (self.status, self.errors) = (status, errors)
  }
}
/// A completed payment. Quoin never creates one.
open class PKPayment: NSObject, @unchecked Sendable {
  open var shippingMethod: PKShippingMethod? { nil }
}

/// A controller that requests a payment. Payments are unavailable, so each request fails.
@MainActor @preconcurrency
open class PKPaymentAuthorizationController: NSObject {
  open weak var delegate: (any PKPaymentAuthorizationControllerDelegate)?
  public nonisolated init(paymentRequest request: PKPaymentRequest) {}
  public nonisolated class func canMakePayments() -> Bool { false }
  public nonisolated class func canMakePayments(usingNetworks networks: [PKPaymentNetwork])
    -> Bool
  { false }
  open func present(completion: ((Bool) -> Void)? = nil) { completion?(false) }
  open func dismiss(completion: (() -> Void)? = nil) { completion?() }
}
@MainActor @preconcurrency
public protocol PKPaymentAuthorizationControllerDelegate: NSObjectProtocol {
  func paymentAuthorizationControllerDidFinish(_ controller: PKPaymentAuthorizationController)
  func paymentAuthorizationController(
    _ controller: PKPaymentAuthorizationController, didAuthorizePayment payment: PKPayment,
    handler completion: @escaping (PKPaymentAuthorizationResult) -> Void)
}
extension PKPaymentAuthorizationControllerDelegate {
  public func paymentAuthorizationController(
    _ controller: PKPaymentAuthorizationController, didAuthorizePayment payment: PKPayment,
    handler completion: @escaping (PKPaymentAuthorizationResult) -> Void
  ) { completion(PKPaymentAuthorizationResult(status: .failure, errors: nil)) }
}

public enum PKPaymentButtonType: Int, Sendable {
  case plain, buy, setUp, inStore, donate, checkout, book, subscribe, reload, addMoney, topUp
  case order, rent, support, contribute, tip, `continue`

  var words: String {
    switch self {
    case .plain, .inStore: "Pay"
    case .buy: "Buy with Pay"
    case .setUp: "Set up Pay"
    case .donate: "Donate with Pay"
    case .checkout: "Check out with Pay"
    default: "Pay"
    }
  }
}
public enum PKPaymentButtonStyle: Int, Sendable { case white, whiteOutline, black, automatic }

/// A placeholder for a payment button, with its size and title.
open class PKPaymentButton: UIButton {
  private let words: String
  private let isWhite: Bool
  public init(
    paymentButtonType buttonType: PKPaymentButtonType,
    paymentButtonStyle buttonStyle: PKPaymentButtonStyle
  ) {
    words = buttonType.words
    isWhite = buttonStyle == .white || buttonStyle == .whiteOutline
    super.init(frame: CGRect(x: 0, y: 0, width: 140, height: 30))
  }
  public required init?(coder: NSCoder) { nil }
  open override var intrinsicContentSize: CGSize { CGSize(width: 140, height: 30) }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
  open override var _rendering: AnyView? {
    let (paper, ink) = isWhite ? (Color.white, Color.black) : (.black, .white)
    return AnyView(
      PlaceholderView(words, surface: paper, ink: ink).clipShape(.rect(cornerRadius: 4)))
  }
}
