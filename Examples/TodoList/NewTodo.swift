import SwiftUI

/// The form for a new item.
struct NewTodo: View {
  @Environment(TodoStore.self) private var store
  @Environment(\.dismiss) private var dismiss
  @State private var title = ""
  @State private var isUrgent = false
  @FocusState private var isWriting: Bool

  private var isEmpty: Bool {
    title.trimmingCharacters(in: .whitespacesAndNewlines).isEmpty
  }

  var body: some View {
    NavigationStack {
      Form {
        TextField("What is there to do?", text: $title)
          .focused($isWriting)
          .onSubmit(add)
        Toggle("Urgent", isOn: $isUrgent)
        if isEmpty {
          Text("An entry needs a title.")
            .font(.footnote)
            .foregroundStyle(.secondary)
        }
      }
      .navigationTitle("New entry")
      .navigationBarTitleDisplayMode(.inline)
      .toolbar {
        ToolbarItem(placement: .cancellationAction) {
          Button("Cancel") { dismiss() }
        }
        ToolbarItem(placement: .confirmationAction) {
          Button("Save", action: add).disabled(isEmpty)
        }
      }
    }
    .presentationDetents([.medium, .large])
    .onAppear { isWriting = true }
  }

  private func add() {
    guard !isEmpty else { return }
    store.add(title, isUrgent: isUrgent)
    dismiss()
  }
}
