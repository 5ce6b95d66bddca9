import SwiftUI

struct Story: View {
  var body: some View {
    ScrollView {
      GeometryReader { proxy in
        VStack {
          Text("Chapter one").frame(width: proxy.size.width / 2)
          Text("It was late, and the boats had all come in.")
          Text("The lamp was out.")
        }
      }
      Text("Next chapter")
    }
  }
}

#Preview { Story() }
