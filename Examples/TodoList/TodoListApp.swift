import SwiftUI

/// A to-do list: a model, a list, a form in a sheet.
@main
struct TodoListApp: App {
  @State private var store = TodoStore.sample

  var body: some Scene {
    WindowGroup {
      TodoListView()
        .environment(store)
    }
  }
}
