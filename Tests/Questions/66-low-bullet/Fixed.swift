import SwiftUI

struct Steps: View {
  var body: some View {
    HStack(alignment: .firstTextBaseline) {
      Image(systemName: "1.circle.fill")
        .foregroundStyle(.teal)
      Text(
        "Wash the potatoes, cut them into slices and put them into cold water for half an hour, then dry them well"
      )
    }
    .padding()
  }
}

#Preview { Steps() }
