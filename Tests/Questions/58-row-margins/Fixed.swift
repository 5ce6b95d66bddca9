import SwiftUI

struct Swatches: View {
  let colors: [Color] = [.red, .orange, .green, .blue]

  var body: some View {
    List {
      ForEach(colors, id: \.self) { color in
        color
          .frame(height: 60)
          .listRowInsets(EdgeInsets())
      }
    }
    .listStyle(.plain)
  }
}

#Preview { Swatches() }
