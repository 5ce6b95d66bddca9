import Quoin
import SwiftUI
import Testing

/// Lists in the forms that apps use: each compiles and is laid out.
@MainActor
struct ListCallShapesTests {
  private struct Item: Identifiable, Hashable {
    let id: Int
    var name: String
    var isOn = false
    var children: [Item]?
  }

  private struct Shapes: View {
    @State private var items = [Item(id: 0, name: "a"), Item(id: 1, name: "b")]
    @State private var one: Int?
    @State private var several: Set<Int> = []
    @State private var isOpen = true
    @State private var names = ["x", "y"]
    @Environment(\.editMode) private var editMode

    var body: some View {
      VStack {
        List(items) { Text($0.name) }
        List(items, selection: $one) { Text($0.name) }
        List(items, selection: $several) { item in Text(item.name) }
        List(names, id: \.self) { Text($0) }
        List(names, id: \.self, selection: $one) { Text($0) }
        List(items, children: \.children) { Text($0.name) }
        List($items) { $item in LabeledContent(item.name) { Text(item.isOn ? "on" : "off") } }
        List($names, id: \.self) { $name in Text(name) }
        List($names, id: \.self, editActions: .delete) { $name in Text(name) }
        List($items, editActions: .all) { $item in Toggle(item.name, isOn: $item.isOn) }
        List($items, editActions: [.move, .delete], selection: $one) { $item in Text(item.name) }
        List($items, editActions: .move, selection: $several) { $item in Text(item.name) }
        List {
          ForEach($items, editActions: .all) { $item in Text(item.name).deleteDisabled(true) }
        }
        List(selection: $several) { Text("a").tag(1) }
        List {
          Section { Text("a") }
          Section("Title") { Text("b") }
          Section(header: Text("Header"), footer: Text("Footer")) { Text("c") }
          Section {
            Text("d")
          } header: {
            Text("Header")
          } footer: {
            Text("Footer")
          }
          .headerProminence(.increased)
          Section("Folded", isExpanded: $isOpen) { Text("e") }
          ForEach($items) { $item in Text(item.name).badge(item.id) }
            .onDelete { items.remove(atOffsets: $0) }
            .onMove { items.move(fromOffsets: $0, toOffset: $1) }
            .onDelete(perform: editMode?.wrappedValue == .active ? { _ in } : nil)
            .listRowSeparatorTint(.red)
          Text("f")
            .listRowInsets(.init(top: 0, leading: 0, bottom: 0, trailing: 0))
            .listRowInsets(EdgeInsets())
            .listRowBackground(Color.clear)
            .listRowBackground(EmptyView())
            .listRowSeparator(.hidden, edges: [.top, .bottom])
            .badge(Text("new")).badge("new").badgeProminence(.decreased)
            .swipeActions { Text("Delete") }
            .swipeActions(edge: .leading, allowsFullSwipe: false) { Text("Pin") }
            .listItemTint(.monochrome)
            .moveDisabled(true)
        }
        .listStyle(InsetGroupedListStyle())
        .environment(\.editMode, .constant(.active))
        .environment(\.defaultMinListHeaderHeight, 10)
        Form {
          Section { Text("g") }
          ForEach(names, id: \.self) { Text($0) }
        }
        .formStyle(.grouped)
        .scrollContentBackground(.hidden)
      }
    }
  }

  @Test(arguments: [Platform.iOS, .macOS])
  func sourcesCompileAsTheyAre(platform: Platform) {
    let report = laid(400, 2000, platform: platform) { Shapes() }
    // The shares of the height need not add up to it exactly.
    #expect(report.size.width == 400)
    #expect(abs(report.size.height - 2000) < 1e-6)
  }

  @Test func aFoldedSectionIsItsHeader() {
    func list(_ isExpanded: Bool) -> LayoutReport {
      laid(402, 800) {
        List {
          Section("Title", isExpanded: .constant(isExpanded)) {
            Color.red.frame(height: 20).named("row")
          }
        }
      }
    }
    #expect(list(true).frame(of: "row") != nil)
    #expect(list(false).frame(of: "row") == nil)
  }

  @Test func rowsGrowWithTheUsersText() {
    func pitch(_ size: DynamicTypeSize) -> CGFloat {
      let report = laid(402, 800) {
        List {
          Text("a").named("a")
          Text("b").named("b")
        }
        .dynamicTypeSize(size)
      }
      return (report.frame(of: "b")?.minY ?? 0) - (report.frame(of: "a")?.minY ?? 0)
    }
    let line = laid(nil, nil) { Text("a").dynamicTypeSize(.accessibility3) }.size.height
    #expect(abs(pitch(.large) - 53) < 0.01)
    #expect(abs(pitch(.accessibility3) - line - 30) < 0.01)
  }
}
