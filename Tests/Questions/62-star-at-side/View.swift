import SwiftUI

struct Review: View {
  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      Text("A quiet place by the river")
        .font(.headline)
      Image(systemName: "star.fill")
        .resizable()
        .frame(width: 28, height: 28)
      Text("We came for one night and stayed for three.")
    }
    .padding()
  }
}

#Preview { Review() }
