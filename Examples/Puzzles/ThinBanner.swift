import SwiftUI

/// A color below a title; before there was a scroll view, it filled the screen.
struct ThinBanner: View {
  var body: some View {
    VStack {
      Text("Gallery")
      ScrollView {
        Color.orange
          .accessibilityIdentifier("banner")
      }
    }
    .frame(width: 200, height: 300)
  }
}

struct ThinBanner_Previews: PreviewProvider {
  static var previews: some View { ThinBanner() }
}
