import SwiftUI

struct Screen: View {
  var body: some View {
    VStack(spacing: 0) {
      Color.mint
      HStack {
        Text("Home")
        Spacer()
        Text("Profile")
      }
      .padding()
      .background(Color.gray.opacity(0.3))
    }
  }
}

#Preview { Screen() }
