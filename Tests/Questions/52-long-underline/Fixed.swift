import SwiftUI

struct Heading: View {
  var title = "Tide table"

  var body: some View {
    VStack(spacing: 4) {
      Text(title)
        .font(.title2)
      Rectangle()
        .fill(.teal)
        .frame(height: 3)
    }
    .fixedSize()
  }
}

#Preview { Heading() }
