import SwiftUI

struct Chapter: Identifiable {
  var id = 0
  var name = ""
}

struct Contents: View {
  var chapters: [Chapter] = []

  var body: some View {
    List { ForEach(chapters) { chapter in Text(chapter.name) } }
      .rotor("One") { ForEach(chapters) { chapter in RotorEntry(chapter.name, id: chapter.id) } }
      .rotor("Two") { ForEach(chapters) { chapter in RotorEntry(chapter.name, id: chapter.id) } }
      .rotor("Three") { ForEach(chapters) { chapter in RotorEntry(chapter.name, id: chapter.id) } }
      .rotor("Four") { ForEach(chapters) { chapter in RotorEntry(chapter.name, id: chapter.id) } }
      .rotor("Five") { ForEach(chapters) { chapter in RotorEntry(chapter.name, id: chapter.id) } }
  }
}
