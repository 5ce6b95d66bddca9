import SwiftUI

struct Welcome: View {
  var body: some View {
    VStack(alignment: .leading) {
      Text("Good morning")
        .font(.largeTitle)
      Text("Two letters came over night.")
    }
    .foregroundStyle(.white)
    .padding()
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .leading)
    .background {
      Rectangle()
        .fill(.indigo.gradient)
        .scaledToFill()
    }
  }
}

#Preview { Welcome() }
