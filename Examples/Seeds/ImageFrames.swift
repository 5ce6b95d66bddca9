import SwiftUI

// The image is 60 by 60. A frame is a view around it, not a constraint on it.

struct FrameAround: View {
  var body: some View {
    Image("swiftui")
      .border(Color.red)
      .frame(width: 80, height: 80)
      .border(Color.blue)
  }
}

struct FrameTopLeading: View {
  var body: some View {
    Image("swiftui")
      .border(Color.red)
      .frame(width: 80, height: 80, alignment: .topLeading)
      .border(Color.blue)
  }
}

struct FrameResizable: View {
  var body: some View {
    Image("swiftui")
      .resizable()
      .border(Color.red)
      .frame(width: 80, height: 80)
      .border(Color.blue)
  }
}

struct FrameTooNarrow: View {
  var body: some View {
    Image("swiftui")
      .border(Color.red)
      .frame(width: 40, height: 80)
      .border(Color.blue)
  }
}

struct ImageFrames_Previews: PreviewProvider {
  static var previews: some View {
    FrameAround().padding().previewDisplayName("80 x 80")
    FrameTopLeading().padding().previewDisplayName("topLeading")
    FrameResizable().padding().previewDisplayName("resizable")
    FrameTooNarrow().padding().previewDisplayName("40 x 80")
  }
}
