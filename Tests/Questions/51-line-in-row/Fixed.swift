import SwiftUI

struct AnswerBar: View {
  var body: some View {
    VStack {
      Text("Remove this recipe?")
      Divider()
      HStack {
        Text("Keep it")
          .padding()
          .frame(maxWidth: .infinity)
        Divider()
        Text("Remove")
          .padding()
          .frame(maxWidth: .infinity)
      }
      .fixedSize(horizontal: false, vertical: true)
      .background(Color.yellow.opacity(0.4))
    }
  }
}

#Preview { AnswerBar() }
