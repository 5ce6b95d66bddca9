import SwiftUI

/// The message of a search without results.
struct NothingFound: View {
  let text: String

  var body: some View {
    ContentUnavailableView {
      Label {
        Text("Nothing found")
      } icon: {
        Image(.leaf)
          .resizable()
          .frame(width: 48, height: 48)
      }
    } description: {
      Text("There is no “\(text)” in the shop. Try another word.")
    }
    .foregroundStyle(.brand)
  }
}

struct NothingFound_Previews: PreviewProvider {
  static var previews: some View {
    NothingFound(text: "umbrella")
      .previewLayout(.fixed(width: 320, height: 260))
  }
}
