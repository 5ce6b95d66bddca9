import Quoin
import StoreKit
import SwiftUI
import Testing

@MainActor
struct StoreTests {
  @Test func nothingIsSold() async throws {
    #expect(try await Product.products(for: ["com.example.pro"]).isEmpty)
    for await _ in StoreKit.Transaction.currentEntitlements { Issue.record("nothing was bought") }
    #expect(await StoreKit.Transaction.currentEntitlement(for: "com.example.pro") == nil)
    await #expect(throws: (any Error).self) { try await AppStore.sync() }
    #expect(throws: VerificationResult<Int>.VerificationError.invalidSignature) {
      try VerificationResult<Int>.unverified(1, .invalidSignature).payloadValue
    }
  }

  @Test func storesTakeTheirPlace() {
    struct Shop: View {
      @Environment(\.requestReview) private var requestReview

      var body: some View {
        VStack(spacing: 0) {
          ProductView(id: "com.example.pro") { Image(systemName: "star") }
            .productViewStyle(.compact)
          SubscriptionStoreView(groupID: "pro") { Text("All of it") }
            .storeButton(.visible, for: .restorePurchases)
            .subscriptionStoreControlStyle(.prominentPicker)
            .onInAppPurchaseCompletion { _, _ in requestReview() }
        }
      }
    }
    let offered = report(300, 500, Shop())
    #expect(offered.size == CGSize(width: 300, height: 500))
    #expect(offered.nodes.contains { $0.name.contains("com.example.pro") })
    let row = report(300, 500, ProductView(id: "com.example.pro").productViewStyle(.compact))
    #expect(row.size == CGSize(width: 300, height: 48))
    #expect(report(300, 500, StoreView(ids: ["a", "b"])).size == CGSize(width: 300, height: 500))
  }
}
