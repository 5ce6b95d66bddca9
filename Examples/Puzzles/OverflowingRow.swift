import SwiftUI

/// A row of two colors and a text in a frame of 150 points.
struct OverflowingRow: View {
  var body: some View {
    HStack(spacing: 8) {
      Color.red
      Text("Hello")
      Color.green
        .frame(minWidth: 100)
        .accessibilityIdentifier("green")
    }
    .frame(width: 150)
  }
}

struct OverflowingRow_Previews: PreviewProvider {
  static var previews: some View { OverflowingRow() }
}
