import SwiftUI

struct Welcome: View {
  var body: some View {
    ZStack {
      Rectangle()
        .fill(.indigo.gradient)
        .scaledToFill()
      VStack(alignment: .leading) {
        Text("Good morning")
          .font(.largeTitle)
        Text("Two letters came over night.")
      }
      .foregroundStyle(.white)
      .padding()
      .frame(maxWidth: .infinity, alignment: .leading)
    }
  }
}

#Preview { Welcome() }
