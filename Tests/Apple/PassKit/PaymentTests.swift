import PassKit
import Testing
import UIKit

@MainActor
struct PaymentTests {
  @Test func aPaymentButtonShowsItsTitle() {
    #expect(
      words { PKPaymentButton(paymentButtonType: .buy, paymentButtonStyle: .black) }
        == "Buy with Pay")
    #expect(!PKPaymentAuthorizationController.canMakePayments(usingNetworks: [.visa]))
  }
}
