import SwiftUI

/// In a scroll view, a color is 10 points high.
struct CollapsedScroll: View {
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

struct CollapsedScroll_Previews: PreviewProvider {
  static var previews: some View { CollapsedScroll() }
}
