import SwiftUI

/// An image that is clipped to a square.
struct ClippedPicture: View {
  var body: some View {
    Image(systemName: "photo")
      .resizable()
      .aspectRatio(2, contentMode: .fill)
      .accessibilityIdentifier("picture")
      .frame(width: 100, height: 100)
      .clipped()
  }
}

struct ClippedPicture_Previews: PreviewProvider {
  static var previews: some View { ClippedPicture() }
}
