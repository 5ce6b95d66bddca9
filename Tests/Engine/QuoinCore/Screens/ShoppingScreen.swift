import SwiftUI

/// A shopping list with search, editing, moving, deletion, and a sheet for new items.
struct ShoppingScreen: View {
  struct Item: Identifiable, Hashable {
    let id: Int
    var name: String
    var count = 1
    var isDone = false
  }

  @State private var items: [Item]
  @State private var query = ""
  @State private var isAdding = false
  @State private var editMode = EditMode.inactive

  init(_ names: [String]) {
    _items = State(initialValue: names.enumerated().map { Item(id: $0.offset, name: $0.element) })
  }

  private var shown: [Item] {
    query.isEmpty ? items : items.filter { $0.name.localizedCaseInsensitiveContains(query) }
  }

  var body: some View {
    NavigationStack {
      List {
        ForEach(shown) { item in
          NavigationLink(value: item.id) {
            HStack {
              Image(systemName: item.isDone ? "checkmark.circle.fill" : "circle")
              Text(item.name).strikethrough(item.isDone).accessibilityIdentifier(item.name)
              Spacer()
              Text("\(item.count)").foregroundStyle(.secondary)
            }
          }
          .swipeActions(edge: .leading) {
            Button("Done") { change(item.id) { $0.isDone.toggle() } }.tint(.green)
          }
          .swipeActions(edge: .trailing) {
            Button("Delete", role: .destructive) { items.removeAll { $0.id == item.id } }
          }
        }
        .onDelete { offsets in
          let gone = offsets.map { shown[$0].id }
          items.removeAll { gone.contains($0.id) }
        }
        .onMove { items.move(fromOffsets: $0, toOffset: $1) }
        if shown.isEmpty {
          ContentUnavailableView.search(text: query)
        }
      }
      .searchable(text: $query)
      .navigationTitle("Shopping")
      .navigationDestination(for: Int.self) { id in
        if let index = items.firstIndex(where: { $0.id == id }) {
          ItemDetail(item: $items[index])
        }
      }
      .toolbar {
        ToolbarItem(placement: .topBarLeading) { EditButton() }
        ToolbarItem(placement: .primaryAction) {
          Button("Add", systemImage: "plus") { isAdding = true }
        }
      }
      .environment(\.editMode, $editMode)
      .sheet(isPresented: $isAdding) {
        AddItem { name in
          items.append(Item(id: (items.map(\.id).max() ?? -1) + 1, name: name))
        }
      }
    }
  }

  private func change(_ id: Int, _ change: (inout Item) -> Void) {
    guard let index = items.firstIndex(where: { $0.id == id }) else { return }
    withAnimation { change(&items[index]) }
  }
}

private struct ItemDetail: View {
  @Binding var item: ShoppingScreen.Item
  var body: some View {
    Form {
      TextField("Name", text: $item.name)
      Stepper("Count: \(item.count)", value: $item.count, in: 1...9)
      Toggle("Done", isOn: $item.isDone)
    }
    .navigationTitle(item.name)
  }
}

private struct AddItem: View {
  let add: (String) -> Void
  @State private var name = ""
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    NavigationStack {
      Form { TextField("Name", text: $name) }
        .navigationTitle("New item")
        .toolbar {
          ToolbarItem(placement: .cancellationAction) { Button("Cancel") { dismiss() } }
          ToolbarItem(placement: .confirmationAction) {
            Button("Add") {
              add(name)
              dismiss()
            }
            .disabled(name.trimmingCharacters(in: .whitespaces).isEmpty)
          }
        }
    }
  }
}
