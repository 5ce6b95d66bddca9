import SwiftUI

/// The address and the shipping options of an order.
struct CheckoutForm: View {
  @Environment(\.dismiss) private var dismiss
  @Environment(Cart.self) private var cart
  @State private var address: Address
  @State private var isOrdered = false
  @FocusState private var field: Field?

  private enum Field {
    case name
    case street
    case city
  }

  init(address: Address = Address()) {
    _address = State(initialValue: address)
  }

  var body: some View {
    NavigationStack {
      Form {
        Section("Address") {
          TextField("Name", text: $address.name)
            .focused($field, equals: .name)
            .textContentType(.name)
          TextField("Street", text: $address.street)
            .focused($field, equals: .street)
          TextField("City", text: $address.city)
            .focused($field, equals: .city)
        }
        Section("Delivery") {
          Picker("Delivery", selection: $address.delivery) {
            Text("Standard").tag(Address.Delivery.standard)
            Text("Express").tag(Address.Delivery.express)
          }
          .pickerStyle(.segmented)
          Toggle("It is a gift", isOn: $address.isGift.animation())
          if address.isGift {
            TextField("Greeting", text: $address.greeting, axis: .vertical)
              .lineLimit(2...4)
          }
        }
        Section {
          LabeledContent("Total") { PriceTag(price: cart.total) }
        }
      }
      .navigationTitle("Checkout")
      #if os(iOS)
        .navigationBarTitleDisplayMode(.inline)
      #endif
      .toolbar {
        ToolbarItem(placement: .cancellationAction) {
          Button("Cancel", role: .cancel) { dismiss() }
        }
        ToolbarItem(placement: .confirmationAction) {
          Button("Order") { isOrdered = true }
            .disabled(!address.isComplete)
        }
      }
      .alert("Thank you!", isPresented: $isOrdered) {
        Button("OK") {
          cart.empty()
          dismiss()
        }
      } message: {
        Text("Your parcel is on its way.")
      }
    }
  }
}

struct CheckoutForm_Previews: PreviewProvider {
  static var previews: some View {
    CheckoutForm()
      .environment(Cart.sample)
      .previewDisplayName("Blank form")
    CheckoutForm(address: .sample)
      .environment(Cart.sample)
      .previewDisplayName("Filled form")
  }
}
