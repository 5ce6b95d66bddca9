import CoreTransferable
import PhotosUI
import Quoin
import StoreKit
import SwiftUI
import Testing

private struct Note: Codable, Equatable, Transferable {
  var text: String

  static var transferRepresentation: some TransferRepresentation {
    CodableRepresentation(contentType: .json)
    ProxyRepresentation(exporting: \.text)
    FileRepresentation(contentType: .log) { note in
      let file = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
      try Data(note.text.utf8).write(to: file)
      return SentTransferredFile(file)
    } importing: { received in
      Note(text: try String(contentsOf: received.file, encoding: .utf8))
    }
  }
}

struct TransferTests {
  @Test func valuesGoThroughData() async throws {
    let note = Note(text: "Milk")
    let json = try await note.exported(as: .json)
    #expect(try await Note(importing: json, contentType: .json) == note)
    let text = try await note.exported(as: .utf8PlainText)
    #expect(String(decoding: text, as: UTF8.self) == "Milk")
    let log = try await note.exported(as: .log)
    #expect(try await Note(importing: log, contentType: .log) == note)
    #expect(Note.exportedContentTypes() == [.json, .utf8PlainText, .log])
    #expect(Note.importedContentTypes() == [.json, .log])
    await #expect(throws: TransferError.self) { try await note.exported(as: .png) }
    #expect(try await "Tea".exported(as: .plainText) == Data("Tea".utf8))
  }
}

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

  @Test func pickersAreButtons() async throws {
    struct Screen: View {
      @State private var item: PhotosPickerItem?
      @State private var items: [PhotosPickerItem] = []
      @State private var isPresented = false

      var body: some View {
        VStack {
          PhotosPicker("Photo", selection: $item, matching: .images)
          PhotosPicker(
            selection: $items, maxSelectionCount: 3, matching: .any(of: [.images, .not(.videos)])
          ) {
            Label("Photos", systemImage: "photo")
          }
        }
        .photosPicker(isPresented: $isPresented, selection: $item)
      }
    }
    #expect(report(300, 300, Screen()).nodes.contains { $0.name.contains("Photos") })
    let data = try await PhotosPickerItem(itemIdentifier: "1").loadTransferable(type: Data.self)
    #expect(data == nil)
    #expect(await PHPhotoLibrary.requestAuthorization(for: .readWrite) == .denied)
    #expect(PHAsset.fetchAssets(with: .image, options: PHFetchOptions()).count == 0)
  }
}
