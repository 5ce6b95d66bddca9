import SwiftUI

/// A list with sections: headers, footers, badges, labels and links.
struct LibraryList: View {
  var body: some View {
    NavigationStack {
      List {
        Section("Library") {
          NavigationLink {
            Text("Books")
          } label: {
            Label("Books", systemImage: "book.closed")
          }
          .badge(42)
          NavigationLink {
            Text("Audiobooks")
          } label: {
            Label("Audiobooks", systemImage: "headphones")
          }
          .badge(7)
          NavigationLink {
            Text("Finished")
          } label: {
            Label("Finished", systemImage: "checkmark.circle")
          }
        }
        Section {
          book("The Emigrants", "Vilhelm Moberg", .brown)
          book("Gösta Berling's Saga", "Selma Lagerlöf", .red)
          book("Doctor Glas", "Hjalmar Söderberg", .teal)
        } header: {
          Text("Reading now")
        } footer: {
          Text("Books that you open within a month stay in this section.")
        }
        Section("Collections") {
          Label("Summer", systemImage: "sun.max")
          Label("To give away", systemImage: "gift")
        }
      }
      .navigationTitle("Books")
      .toolbar {
        ToolbarItem(placement: .topBarTrailing) {
          Button("Add", systemImage: "plus") {}
        }
      }
    }
  }

  private func book(_ title: String, _ author: String, _ color: Color) -> some View {
    HStack(spacing: 12) {
      RoundedRectangle(cornerRadius: 4)
        .fill(color.gradient)
        .frame(width: 34, height: 48)
      VStack(alignment: .leading) {
        Text(title)
        Text(author).font(.subheadline).foregroundStyle(.secondary)
      }
    }
  }
}

struct LibraryList_Previews: PreviewProvider {
  static var previews: some View {
    LibraryList().previewDevice("iPhone 16 Pro")
  }
}
