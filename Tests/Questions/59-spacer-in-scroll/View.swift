import SwiftUI

struct Checkout: View {
  var body: some View {
    ScrollView {
      VStack {
        Text("Your order")
          .font(.title)
        Text("One bag of flour, 2 kg")
        Spacer()
        Button("Pay now") {}
          .buttonStyle(.borderedProminent)
      }
      .frame(maxWidth: .infinity)
    }
  }
}

#Preview { Checkout() }
