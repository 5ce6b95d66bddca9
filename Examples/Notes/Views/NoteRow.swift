import SwiftData
import SwiftUI

/// A note in the list.
struct NoteRow: View {
  let note: Note

  var body: some View {
    VStack(alignment: .leading, spacing: 4) {
      HStack {
        Text(note.title).font(.headline)
        if note.isPinned {
          Image(systemName: "pin.fill").foregroundStyle(.orange).imageScale(.small)
        }
      }
      Text(note.text)
        .font(.subheadline)
        .foregroundStyle(.secondary)
        .lineLimit(1)
      if !note.tags.isEmpty {
        HStack {
          ForEach(note.sortedTags) { TagLabel(name: $0.name) }
        }
      }
    }
  }
}

/// The name of a tag in a capsule.
struct TagLabel: View {
  let name: String

  var body: some View {
    Text(name)
      .font(.caption)
      .padding(.horizontal, 8)
      .padding(.vertical, 2)
      .background(.tint.opacity(0.15), in: .capsule)
  }
}

#Preview("Row", traits: .sizeThatFitsLayout) {
  NoteRow(note: SampleNotes.note)
    .padding()
    .modelContainer(SampleNotes.container)
}
