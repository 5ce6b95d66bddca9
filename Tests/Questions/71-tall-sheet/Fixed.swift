import SwiftUI

struct Tip: View {
  var body: some View {
    VStack(spacing: 12) {
      Text("Did you know?")
        .font(.headline)
      Text("A long press on a stop shows its timetable.")
    }
    .padding()
  }
}

struct Map: View {
  @State private var showsTip = true

  var body: some View {
    Color.green.opacity(0.2)
      .sheet(isPresented: $showsTip) {
        Tip()
          .presentationDetents([.height(140)])
      }
  }
}

#Preview { Map() }
