import SwiftUI

struct Checkout: View {
  var body: some View {
    GeometryReader { proxy in
      ScrollView {
        VStack {
          Text("Your order")
            .font(.title)
          Text("One bag of flour, 2 kg")
          Spacer()
          Button("Pay now") {}
            .buttonStyle(.borderedProminent)
        }
        .frame(maxWidth: .infinity, minHeight: proxy.size.height)
      }
    }
  }
}

#Preview { Checkout() }
