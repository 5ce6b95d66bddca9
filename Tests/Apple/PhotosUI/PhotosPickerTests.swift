import PhotosUI
import Quoin
import SwiftUI
import Testing

@MainActor
struct PhotosPickerTests {
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
