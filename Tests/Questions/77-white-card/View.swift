import SwiftUI

struct Receipt: View {
  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      Text("Paid")
        .font(.headline)
      Text("14.20 for two tickets")
    }
    .padding()
    .background(Color.white)
    .clipShape(.rect(cornerRadius: 10))
  }
}

#Preview {
  Receipt()
    .preferredColorScheme(.dark)
}
