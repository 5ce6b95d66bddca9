import SwiftUI

/// The visible rows.
enum Filter: String, CaseIterable, Identifiable {
  case all = "All"
  case open = "Open"
  case done = "Done"
  var id: Self { self }

  func shows(_ todo: Todo) -> Bool {
    switch self {
    case .all: true
    case .open: !todo.isDone
    case .done: todo.isDone
    }
  }
}

/// The list with its filter, its toolbar and the sheet for a new item.
struct TodoListView: View {
  @Environment(TodoStore.self) private var store
  @AppStorage("filter") private var filter = Filter.all
  @State private var isAdding = false

  var body: some View {
    @Bindable var store = store
    NavigationStack {
      List {
        Picker("Show", selection: $filter) {
          ForEach(Filter.allCases) { Text($0.rawValue) }
        }
        .pickerStyle(.segmented)
        Section("\(store.openCount) to do") {
          ForEach($store.todos) { $todo in
            if filter.shows(todo) {
              TodoRow(todo: $todo)
            }
          }
          .onDelete { store.todos.remove(atOffsets: $0) }
        }
      }
      .navigationTitle("To do")
      .toolbar {
        ToolbarItem(placement: .topBarLeading) {
          Button("Clear") {
            withAnimation { store.removeDone() }
          }
          .disabled(store.openCount == store.todos.count)
        }
        ToolbarItem(placement: .topBarTrailing) {
          Button("Add", systemImage: "plus") { isAdding = true }
        }
      }
      .sheet(isPresented: $isAdding) { NewTodo() }
    }
  }
}

/// An item that a tap marks as done.
struct TodoRow: View {
  @Binding var todo: Todo

  var body: some View {
    Toggle(isOn: $todo.isDone.animation()) {
      HStack {
        Text(todo.title)
          .strikethrough(todo.isDone)
          .foregroundStyle(todo.isDone ? .secondary : .primary)
        Spacer()
        if todo.isUrgent {
          Image(systemName: "exclamationmark.circle.fill")
            .foregroundStyle(.orange)
        }
      }
    }
    .toggleStyle(TickStyle())
  }
}

/// A circle with a checkmark.
struct TickStyle: ToggleStyle {
  func makeBody(configuration: Configuration) -> some View {
    Button {
      configuration.isOn.toggle()
    } label: {
      HStack(spacing: 12) {
        Image(systemName: configuration.isOn ? "checkmark.circle.fill" : "circle")
          .foregroundStyle(configuration.isOn ? Color.green : Color.secondary)
        configuration.label
      }
    }
    .buttonStyle(.plain)
  }
}

struct TodoListView_Previews: PreviewProvider {
  static var previews: some View {
    TodoListView()
      .environment(TodoStore.sample)
      .previewDevice("iPhone 16")
  }
}
