import SwiftUI

struct Article: View {
  @State private var likes = 0

  var body: some View {
    VStack(alignment: .leading) {
      Text("The ferry is back on its old route since Tuesday.")
      Button("Like (\(likes))") { likes += 1 }
    }
    .padding()
    .overlay {
      LinearGradient(
        colors: [.orange.opacity(0.1), .orange.opacity(0.5)], startPoint: .top, endPoint: .bottom
      )
      .allowsHitTesting(false)
    }
  }
}

#Preview { Article() }
