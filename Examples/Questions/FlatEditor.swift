import SwiftUI

struct Feedback: View {
  @State private var title = "Broken lamp"
  @State private var details = "The lamp above the second door flickers. It began on Monday."
  var body: some View {
    Form {
      TextField("Title", text: $title)
      TextEditor(text: $details)
    }
  }
}

#Preview { Feedback() }
