import SwiftUI

/// An image that fills its frame overflows it; clipped, it still takes touches where it is hidden.
struct OverflowingPicture: View {
  var body: some View {
    Image(systemName: "photo")
      .resizable()
      .aspectRatio(2, contentMode: .fill)
      .accessibilityIdentifier("picture")
      .frame(width: 100, height: 100)
      .clipped()
  }
}

struct OverflowingPicture_Previews: PreviewProvider {
  static var previews: some View { OverflowingPicture() }
}
