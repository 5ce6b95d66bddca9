import QuoinLayout
import Testing

@testable import QuoinCore

/// The notes of nodes, whose memory goes from a store to the next one.
@Suite struct NodeNotesTests {
  private func node(_ index: Int) -> LayoutTree.NodeID { LayoutTree.NodeID(index: index) }

  @Test func nodesWithoutANoteHaveAnEmptyOne() {
    var notes = NodeNotes()
    defer { notes.free() }
    notes[node(200)] = NodeNote(label: 3, element: 4)
    #expect(notes[node(200)].label == 3)
    #expect(notes[node(200)].element == 4)
    for index in [0, 199, 201, 100_000] { #expect(!notes[node(index)].hasLabel) }
    #expect(!notes[.absent].hasLabel)
  }

  @Test func forgottenNotesAreEmpty() {
    var notes = NodeNotes()
    defer { notes.free() }
    for index in 0..<500 { notes[node(index)] = NodeNote(label: 1, element: 1) }
    notes.forget([node(7), node(499), node(10_000)])
    #expect((0..<500).filter { !notes[node($0)].hasLabel } == [7, 499])
    let bytes = notes.bytes
    notes.removeAll()
    notes[node(20)] = NodeNote(label: 2, element: 2)
    #expect((0..<500).filter { notes[node($0)].hasLabel } == [20])
    #expect(notes.bytes == bytes)
  }

  @Test func elementsKeepTheirKeysWhenTheTableGrows() {
    var elements = ElementTable()
    for index in 0..<300 {
      let key: Element.Key = index.isMultiple(of: 2) ? .number(index) : .item("\(index)")
      #expect(elements.append(Element(parent: 0, ordinal: 1, key: key)) == Int32(index))
    }
    #expect(elements[298].key == .number(298))
    #expect(elements[299].key == .item("299"))
    #expect(elements.dropFirst(299).map(\.key) == [.item("299")])
    elements.removeAll()
    #expect(elements.isEmpty)
    elements.free()
  }
}
