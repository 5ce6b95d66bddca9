import SwiftData
import SwiftUI

/// All tags, of which those of a note have a check mark.
struct TagPicker: View {
  @Environment(\.modelContext) private var context
  @Environment(\.dismiss) private var dismiss
  @Query(sort: \Tag.name) private var tags: [Tag]
  @State private var name = ""
  let note: Note

  var body: some View {
    NavigationStack {
      List {
        ForEach(tags) { tag in
          Button {
            toggle(tag)
          } label: {
            HStack {
              Text(tag.name)
              Spacer()
              Text("\(tag.notes.count)").foregroundStyle(.secondary)
              if note.tags.contains(tag) { Image(systemName: "checkmark") }
            }
          }
        }
        HStack {
          TextField("New tag", text: $name).onSubmit(add)
          Button("Add", action: add).disabled(name.isEmpty)
        }
      }
      .navigationTitle("Tags")
      .toolbar {
        Button("Done") { dismiss() }
      }
    }
  }

  private func toggle(_ tag: Tag) {
    if note.tags.contains(tag) {
      note.tags.removeAll { $0 == tag }
    } else {
      note.tags.append(tag)
    }
  }

  private func add() {
    guard !name.isEmpty else { return }
    let tag = tags.first { $0.name == name } ?? Tag(name: name)
    if !note.tags.contains(tag) { note.tags.append(tag) }
    name = ""
  }
}

#Preview("Tags", traits: .modifier(SampleNotesModifier())) {
  @Previewable @Query(sort: \Note.created) var notes: [Note]
  TagPicker(note: notes[0])
}
