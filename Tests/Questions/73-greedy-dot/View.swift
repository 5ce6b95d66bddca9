import SwiftUI

struct Inbox: View {
  var body: some View {
    VStack {
      HStack {
        Text("Inbox")
          .font(.title)
        Circle()
          .fill(.red)
          .frame(width: 12, height: 12)
          .position(x: 6, y: 6)
      }
      .background(Color.yellow.opacity(0.3))
      Text("Nothing new")
    }
    .padding()
  }
}

#Preview { Inbox() }
