import SwiftUI

struct Search: View {
  @State private var text = ""

  var body: some View {
    VStack {
      Text("Find a song")
        .font(.largeTitle)
      Spacer()
      TextField("Title", text: $text)
        .textFieldStyle(.roundedBorder)
      Spacer()
      Text("1,204 songs")
    }
    .padding()
    .ignoresSafeArea(.keyboard)
  }
}

#Preview { Search() }
