import SwiftUI

struct Arrivals: View {
  var body: some View {
    VStack(alignment: .leading) {
      Text("New arrivals")
        .font(.title2)
      ScrollView(.horizontal) {
        LazyHStack {
          ForEach(0..<12, id: \.self) { _ in
            RoundedRectangle(cornerRadius: 8)
              .fill(.purple)
              .frame(width: 90, height: 120)
          }
        }
      }
      .fixedSize(horizontal: false, vertical: true)
      .background(Color.yellow.opacity(0.3))
      Text("Read again")
        .font(.title2)
    }
  }
}

#Preview { Arrivals() }
