import SwiftUI

/// A phone in landscape: safe areas at the sides, a compact height, columns instead of rows.
struct Landscape: View {
  @Environment(\.verticalSizeClass) private var verticalSizeClass

  var body: some View {
    let layout =
      verticalSizeClass == .compact
      ? AnyLayout(HStackLayout(spacing: 24)) : AnyLayout(VStackLayout(spacing: 24))
    layout {
      RoundedRectangle(cornerRadius: 24)
        .fill(LinearGradient(colors: [.mint, .blue], startPoint: .top, endPoint: .bottom))
        .overlay(Image(systemName: "sailboat.fill").font(.system(size: 72)).foregroundStyle(.white))
      VStack(alignment: .leading, spacing: 12) {
        Text("Harbour tour").font(.largeTitle.bold())
        Text("An hour and a half around the islands, with coffee below deck when it rains.")
          .foregroundStyle(.secondary)
        Spacer()
        HStack {
          Text("from 240 kr").font(.title3.bold())
          Spacer()
          Button("Book") {}.buttonStyle(.borderedProminent)
        }
      }
      .padding(.vertical)
    }
    .padding()
  }
}

struct Landscape_Previews: PreviewProvider {
  static var previews: some View {
    Landscape().previewDevice("iPhone 16 Pro").previewInterfaceOrientation(.landscapeRight)
  }
}
