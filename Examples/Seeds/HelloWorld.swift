import SwiftUI

/// The bounds of a custom view are those of its body: here the text's.
struct HelloWorld: View {
  var body: some View {
    Text("Hello World")
  }
}

/// Views stay inside the safe area unless they ignore it.
struct HelloOutside: View {
  var body: some View {
    Text("Hello World")
      .edgesIgnoringSafeArea(.all)
  }
}

struct HelloWorld_Previews: PreviewProvider {
  static var previews: some View {
    HelloWorld()
      .border(Color.blue)
    HelloOutside()
      .border(Color.blue)
  }
}
