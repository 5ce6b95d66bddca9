import SwiftUI

/// A button of 200 by 50 points with a background.
struct SmallBackground: View {
  var body: some View {
    Text("Save")
      .background(Color.yellow)
      .frame(width: 200, height: 50)
      .accessibilityIdentifier("save")
  }
}

struct SmallBackground_Previews: PreviewProvider {
  static var previews: some View { SmallBackground() }
}
