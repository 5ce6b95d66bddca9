import SwiftUI

/// A title, a spacer and another text in a row.
struct TruncatedTitle: View {
  var body: some View {
    HStack {
      Text("Departure from platform nine")
        .accessibilityIdentifier("title")
      Spacer()
      Text("Hogwarts Express")
    }
    .lineLimit(1)
    .frame(width: 280)
  }
}

struct TruncatedTitle_Previews: PreviewProvider {
  static var previews: some View { TruncatedTitle() }
}
