import SwiftUI

@main
struct ShopApp: App {
  @State private var catalog = Catalog()
  @State private var cart = Cart()
  @StateObject private var settings = Settings()

  var body: some Scene {
    WindowGroup {
      RootView()
        .environment(catalog)
        .environment(cart)
        .environmentObject(settings)
    }
  }
}
