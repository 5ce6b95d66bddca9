import SwiftUI

struct Cover: View {
  var body: some View {
    VStack(alignment: .leading) {
      Image(systemName: "circle.fill")
        .resizable()
        .aspectRatio(2, contentMode: .fit)
        .foregroundStyle(.orange)
      Text("Sunrise, no. 4")
        .font(.caption)
    }
    .padding()
  }
}

#Preview { Cover() }
