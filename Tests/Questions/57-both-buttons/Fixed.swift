import SwiftUI

struct Basket: View {
  @State private var count = 2
  @State private var isSaved = false

  var body: some View {
    List {
      HStack {
        Text("\(count) lemons")
        Spacer()
        Button("Add") { count += 1 }
        Button(isSaved ? "Saved" : "Save") { isSaved.toggle() }
      }
      .buttonStyle(.borderless)
      Text("3 onions")
    }
  }
}

#Preview { Basket() }
