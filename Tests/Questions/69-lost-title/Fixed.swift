import SwiftUI

struct Library: View {
  var body: some View {
    TabView {
      NavigationStack {
        List { Text("Dune") }
          .navigationTitle("Books")
      }
      .tabItem { Label("Books", systemImage: "book") }
      NavigationStack {
        List { Text("Solaris") }
          .navigationTitle("Films")
      }
      .tabItem { Label("Films", systemImage: "film") }
    }
  }
}

#Preview { Library() }
