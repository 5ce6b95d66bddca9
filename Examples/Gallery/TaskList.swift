import SwiftUI

/// A searchable list of tasks with checkmarks and a toolbar at the bottom.
struct TaskList: View {
  private struct Task: Identifiable {
    let id: Int
    let title: String
    let due: String?
    var isDone = false
    var isFlagged = false
  }

  @State private var query = ""
  @State private var tasks = [
    Task(id: 0, title: "Book the ferry to Styrsö", due: "Today", isFlagged: true),
    Task(id: 1, title: "Return library books", due: "Today"),
    Task(id: 2, title: "Water the tomatoes", due: nil, isDone: true),
    Task(
      id: 3, title: "Write to the housing association about the leaking gutter", due: "Tomorrow"),
    Task(id: 4, title: "Birthday present for Omar", due: "27 November", isFlagged: true),
    Task(id: 5, title: "Sharpen skates", due: nil),
  ]

  var body: some View {
    NavigationStack {
      List(tasks) { task in
        HStack(alignment: .firstTextBaseline, spacing: 12) {
          Image(systemName: task.isDone ? "checkmark.circle.fill" : "circle")
            .foregroundStyle(task.isDone ? .green : .secondary)
          VStack(alignment: .leading, spacing: 2) {
            Text(task.title)
              .strikethrough(task.isDone)
              .foregroundStyle(task.isDone ? .secondary : .primary)
            if let due = task.due {
              Text(due).font(.footnote).foregroundStyle(due == "Today" ? .red : .secondary)
            }
          }
          Spacer()
          if task.isFlagged {
            Image(systemName: "flag.fill").foregroundStyle(.orange)
          }
        }
      }
      .listStyle(.plain)
      .navigationTitle("Reminders")
      .searchable(text: $query, prompt: "Search")
      .toolbar {
        ToolbarItem(placement: .topBarTrailing) { EditButton() }
        ToolbarItem(placement: .bottomBar) {
          Button("New", systemImage: "plus.circle.fill") {}
        }
      }
    }
  }
}

struct TaskList_Previews: PreviewProvider {
  static var previews: some View {
    TaskList().previewDevice("iPhone 16 Pro")
  }
}
