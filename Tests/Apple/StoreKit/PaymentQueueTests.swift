import Foundation
import StoreKit
import SwiftUI
import Testing

/// Payments, requests and styles of an empty store.
@MainActor
struct PaymentQueueTests {
  private final class Clerk: NSObject, SKPaymentTransactionObserver, SKProductsRequestDelegate {
    var states: [SKPaymentTransactionState] = []
    var restored = 0
    var unknown: [String] = []
    var failures = 0

    func paymentQueue(
      _ queue: SKPaymentQueue, updatedTransactions transactions: [SKPaymentTransaction]
    ) {
      states += transactions.map(\.transactionState)
      for transaction in transactions { queue.finishTransaction(transaction) }
    }
    func paymentQueueRestoreCompletedTransactionsFinished(_ queue: SKPaymentQueue) {
      restored += 1
    }
    func productsRequest(_ request: SKProductsRequest, didReceive response: SKProductsResponse) {
      unknown = response.invalidProductIdentifiers
    }
    func request(_ request: SKRequest, didFailWithError error: any Error) {
      failures += error is SKError ? 1 : 0
    }
  }

  @Test func paymentsFail() {
    let (clerk, queue) = (Clerk(), SKPaymentQueue())
    queue.add(clerk)
    queue.add(clerk)
    queue.add(SKMutablePayment(product: SKProduct()))
    #expect(clerk.states == [.failed])
    #expect(queue.transactions.isEmpty)
    queue.restoreCompletedTransactions()
    queue.remove(clerk)
    queue.restoreCompletedTransactions()
    #expect(clerk.restored == 1)
  }

  @Test func requestsFindNothing() {
    let clerk = Clerk()
    let request = SKProductsRequest(productIdentifiers: ["b", "a"])
    request.delegate = clerk
    request.start()
    #expect(clerk.unknown == ["a", "b"] && clerk.failures == 0)
    let receipt = SKReceiptRefreshRequest()
    receipt.delegate = clerk
    receipt.start()
    #expect(clerk.failures == 1)
  }

  @Test func customStylesLayProductsOut() {
    struct Plain: ProductViewStyle {
      func makeBody(configuration: Configuration) -> some View {
        switch configuration.state {
        case .unavailable: Color.red.frame(width: 40, height: 30)
        default: Color.red.frame(width: 50, height: 30)
        }
      }
    }
    struct Framed: ProductViewStyle {
      func makeBody(configuration: Configuration) -> some View {
        ProductView(configuration).frame(height: 100)
      }
    }
    #expect(
      report(300, 500, ProductView(id: "a").productViewStyle(Plain())).size
        == CGSize(width: 40, height: 30))
    #expect(
      report(300, 500, ProductView(id: "a").productViewStyle(Framed())).size
        == CGSize(width: 300, height: 100))
  }

  @Test func tasksReportNothing() {
    #expect(EntitlementTaskState.success(3).value == 3)
    #expect(EntitlementTaskState<Int>.loading.value == nil)
    #expect(Product.TaskState.unavailable.product == nil)
    #expect(Product.CollectionTaskState.success([], unavailable: ["a"]).products == [])
  }
}
