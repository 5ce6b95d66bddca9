import SwiftUI

struct PhotoPage: View {
  @State private var shares = 0
  @State private var zooms = 0

  var body: some View {
    VStack {
      Button("Share \(shares)") { shares += 1 }
        .buttonStyle(.borderedProminent)
      Rectangle()
        .fill(.brown.gradient)
        .frame(width: 340, height: 340)
        .frame(width: 340, height: 120)
        .clipped()
        .onTapGesture { zooms += 1 }
      Text("\(zooms) times enlarged")
    }
  }
}

#Preview { PhotoPage() }
