import SwiftUI

struct Player: View {
  var body: some View {
    HStack {
      Button("Continue listening") {}
        .frame(width: 110, height: 44)
        .background(Color.blue.opacity(0.2))
      Button("Stop") {}
        .frame(width: 110, height: 44)
        .background(Color.blue.opacity(0.2))
    }
    .lineLimit(1)
  }
}

#Preview { Player() }
