import SwiftUI

struct Folders: View {
  var body: some View {
    List(1..<31, id: \.self) { number in
      Text("Folder \(number)")
    }
    .defaultScrollAnchor(.bottom)
    .safeAreaInset(edge: .bottom) {
      Button("New folder") {}
        .padding()
        .frame(maxWidth: .infinity)
        .background(.yellow)
    }
  }
}

#Preview { Folders() }
