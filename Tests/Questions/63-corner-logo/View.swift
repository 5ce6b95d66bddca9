import SwiftUI

struct Splash: View {
  var body: some View {
    GeometryReader { proxy in
      Image(systemName: "leaf.fill")
        .resizable()
        .scaledToFit()
        .frame(width: proxy.size.width / 2)
        .foregroundStyle(.green)
    }
    .frame(height: 300)
    .border(.gray)
  }
}

#Preview { Splash() }
