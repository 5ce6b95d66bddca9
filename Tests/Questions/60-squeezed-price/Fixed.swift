import SwiftUI

struct MenuLine: View {
  var body: some View {
    HStack(alignment: .top) {
      Text("Barley soup with roasted carrots, thyme and a spoon of sour cream on rye bread")
      Text("Only 12.50 a bowl")
        .bold()
        .lineLimit(1)
        .layoutPriority(1)
    }
    .padding()
    .frame(width: 300)
    .border(.gray)
  }
}

#Preview { MenuLine() }
