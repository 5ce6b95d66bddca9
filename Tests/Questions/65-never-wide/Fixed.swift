import SwiftUI

struct Notice: View {
  var body: some View {
    ViewThatFits(in: .vertical) {
      HStack(alignment: .top) {
        Image(systemName: "snowflake")
        Text("The lift is closed today because of the storm, and opens again tomorrow at nine")
      }
      Text("Lift closed")
        .bold()
    }
    .padding()
    .border(.gray)
  }
}

#Preview { Notice() }
