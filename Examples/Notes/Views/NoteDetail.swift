import SwiftData
import SwiftUI

/// A form that edits a note.
struct NoteDetail: View {
  @Environment(\.modelContext) private var context
  @Environment(\.dismiss) private var dismiss
  @Bindable var note: Note
  @State private var isChoosingTags = false

  var body: some View {
    Form {
      Section {
        TextField("Title", text: $note.title)
        TextField("Text", text: $note.text, axis: .vertical)
      }
      Section {
        Toggle("Pinned", isOn: $note.isPinned)
        LabeledContent("Tags", value: note.sortedTags.map(\.name).joined(separator: ", "))
        Button("Choose tags") { isChoosingTags = true }
      }
      Section {
        Button("Delete", role: .destructive) {
          context.delete(note)
          dismiss()
        }
      }
    }
    .navigationTitle(note.title)
    .navigationBarTitleDisplayMode(.inline)
    .sheet(isPresented: $isChoosingTags) { TagPicker(note: note) }
  }
}

#Preview("Detail") {
  NavigationStack {
    NoteDetail(note: SampleNotes.note)
  }
  .modelContainer(SampleNotes.container)
}
