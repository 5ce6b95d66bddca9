import SwiftUI

/// The products in the cart, their total, and a link to the checkout.
struct CartView: View {
  @Environment(Cart.self) private var cart
  @State private var isCheckingOut: Bool

  init(isCheckingOut: Bool = false) {
    _isCheckingOut = State(initialValue: isCheckingOut)
  }

  var body: some View {
    NavigationStack {
      Group {
        if cart.lines.isEmpty {
          EmptyCart()
        } else {
          lines
        }
      }
      .navigationTitle("Cart")
      .sheet(isPresented: $isCheckingOut) {
        CheckoutForm()
          .presentationDetents([.medium, .large])
      }
    }
  }

  private var lines: some View {
    List {
      Section {
        ForEach(cart.lines) { line in
          CartRow(line: line)
        }
        .onDelete(perform: cart.remove)
      } header: {
        Text("\(cart.count) items")
      }
      Section {
        LabeledContent("Subtotal") { PriceTag(price: cart.subtotal) }
        LabeledContent("Shipping") { PriceTag(price: cart.shipping) }
        LabeledContent("Total") { PriceTag(price: cart.total) }
          .bold()
      } footer: {
        Text("Orders of 50 € or more are delivered for free.")
      }
      Section {
        Button("Check out") { isCheckingOut = true }
          .buttonStyle(.prominent)
          .listRowInsets(EdgeInsets())
          .listRowBackground(Color.clear)
      }
    }
  }
}

#Preview("Full", traits: .modifier(SampleData())) {
  CartView()
}

#Preview("Sheet", traits: .modifier(SampleData())) {
  CartView(isCheckingOut: true)
}

#Preview("Empty") {
  CartView()
    .environment(Cart())
}
