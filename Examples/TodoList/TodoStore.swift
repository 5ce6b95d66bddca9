import Foundation
import Observation

/// A to-do item.
struct Todo: Identifiable, Equatable {
  let id: UUID
  var title: String
  var isUrgent = false
  var isDone = false

  init(_ title: String, isUrgent: Bool = false, isDone: Bool = false) {
    id = UUID()
    self.title = title
    self.isUrgent = isUrgent
    self.isDone = isDone
  }
}

/// All to-do items.
@Observable
final class TodoStore {
  var todos: [Todo]

  init(_ todos: [Todo] = []) { self.todos = todos }

  var openCount: Int { todos.count { !$0.isDone } }

  func add(_ title: String, isUrgent: Bool) {
    let title = title.trimmingCharacters(in: .whitespacesAndNewlines)
    guard !title.isEmpty else { return }
    todos.insert(Todo(title, isUrgent: isUrgent), at: 0)
  }

  func removeDone() { todos.removeAll(where: \.isDone) }

  static var sample: TodoStore {
    TodoStore([
      Todo("Sharpen the skates"),
      Todo("Book the ferry to Styrsö", isUrgent: true),
      Todo("Return library books", isDone: true),
      Todo("Water the tomatoes"),
    ])
  }
}
