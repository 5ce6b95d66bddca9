import SwiftUI

/// An alert in front of a list.
struct DeleteAlert: View {
  @State private var isAsking = true

  var body: some View {
    NavigationStack {
      List {
        ForEach(
          ["Walk in the archipelago", "Kitchen garden", "Letters to Anna", "Winter menu"],
          id: \.self
        ) { title in
          VStack(alignment: .leading, spacing: 3) {
            Text(title)
            Text("Edited last week").font(.caption).foregroundStyle(.secondary)
          }
        }
      }
      .navigationTitle("Notes")
      .alert("Delete this note?", isPresented: $isAsking) {
        Button("Delete", role: .destructive) {}
        Button("Cancel", role: .cancel) {}
      } message: {
        Text("“Kitchen garden” and its three pictures are gone for good.")
      }
    }
  }
}

struct DeleteAlert_Previews: PreviewProvider {
  static var previews: some View {
    DeleteAlert().previewDevice("iPhone 16 Pro")
  }
}
