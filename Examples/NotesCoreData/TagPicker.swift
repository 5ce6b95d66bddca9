import CoreData
import SwiftUI

/// All tags, of which a note has some.
struct TagPicker: View {
  @Environment(\.managedObjectContext) private var context
  @Environment(\.dismiss) private var dismiss
  @FetchRequest(sortDescriptors: [SortDescriptor(\.name)]) private var tags: FetchedResults<Tag>
  @ObservedObject var note: Note
  @State private var newName = ""

  var body: some View {
    NavigationStack {
      List {
        ForEach(tags) { tag in
          let isChosen = note.tags?.contains(tag) ?? false
          Button {
            if isChosen { note.removeFromTags(tag) } else { note.addToTags(tag) }
          } label: {
            HStack {
              Text(tag.shownName)
              Spacer()
              Text("\(tag.notes?.count ?? 0)").foregroundStyle(.secondary)
              Image(systemName: isChosen ? "checkmark.circle.fill" : "circle")
                .foregroundStyle(.tint)
            }
          }
          .tint(.primary)
        }
        .onDelete { offsets in
          for tag in offsets.map({ tags[$0] }) { context.delete(tag) }
        }
        TextField("New tag", text: $newName)
          .onSubmit(add)
      }
      .navigationTitle("Tags")
      .navigationBarTitleDisplayMode(.inline)
      .toolbar {
        ToolbarItem(placement: .confirmationAction) {
          Button("Done") {
            context.saveIfNeeded()
            dismiss()
          }
        }
      }
    }
  }

  private func add() {
    let name = newName.trimmingCharacters(in: .whitespaces)
    guard !name.isEmpty else { return }
    note.addToTags(Tag(named: name, in: context))
    newName = ""
  }
}

#Preview("Tags") {
  let context = PersistenceController.preview.container.viewContext
  return TagPicker(note: (try? context.fetch(Note.fetchRequest()).first) ?? Note(context: context))
    .environment(\.managedObjectContext, context)
}
