import SwiftUI

/// The tabs of the app.
struct RootView: View {
  @Environment(Cart.self) private var cart
  @State private var tab = Tab.shop

  enum Tab {
    case shop
    case cart
    case profile
  }

  init(tab: Tab = .shop) {
    _tab = State(initialValue: tab)
  }

  var body: some View {
    TabView(selection: $tab) {
      ProductList()
        .tabItem { Label("Shop", systemImage: "cup.and.saucer.fill") }
        .tag(Tab.shop)
      CartView()
        .tabItem { Label("Cart", systemImage: "cart.fill") }
        .badge(cart.count)
        .tag(Tab.cart)
      ProfileView()
        .tabItem { Label("Profile", systemImage: "person.crop.circle") }
        .tag(Tab.profile)
    }
    .tint(.brand)
  }
}

#Preview("Shop", traits: .modifier(SampleData())) {
  RootView()
}

#Preview("Cart", traits: .modifier(SampleData())) {
  RootView(tab: .cart)
}

#Preview("On its side", traits: .modifier(SampleData()), .landscapeLeft) {
  RootView(tab: .profile)
}
