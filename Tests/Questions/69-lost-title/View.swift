import SwiftUI

struct Library: View {
  var body: some View {
    NavigationStack {
      TabView {
        List { Text("Dune") }
          .navigationTitle("Books")
          .tabItem { Label("Books", systemImage: "book") }
        List { Text("Solaris") }
          .navigationTitle("Films")
          .tabItem { Label("Films", systemImage: "film") }
      }
    }
  }
}

#Preview { Library() }
