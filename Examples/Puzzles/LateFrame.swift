import SwiftUI

/// The frame is large, and the background isn't.
struct LateFrame: View {
  var body: some View {
    Text("Save")
      .background(Color.yellow)
      .frame(width: 200, height: 50)
      .accessibilityIdentifier("save")
  }
}

struct LateFrame_Previews: PreviewProvider {
  static var previews: some View { LateFrame() }
}
