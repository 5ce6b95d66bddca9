import SwiftUI

extension SceneView {
  /// An element of the scrolling data: a child, or a plain view if there is none.
  private struct Entry: Identifiable {
    let id: Int
    let scene: RandomScene?
  }

  private func entries(_ count: Int) -> [Entry] {
    items.map { Entry(id: $0.id, scene: $0) }
      + (0..<count).map { Entry(id: 1000 + $0, scene: nil) }
  }

  @ViewBuilder private func entry(_ entry: Entry, _ mark: String) -> some View {
    if let scene = entry.scene {
      SceneView(scene, store, path + mark)
    } else {
      Color.mint.frame(width: 8, height: 8)
    }
  }

  @ViewBuilder var scrolling: some View {
    switch scene.kind {
    case .scroll:
      ScrollView(value == 1 ? .horizontal : .vertical) { views }
        .frame(width: 70, height: 60)
    case .lazyColumn:
      // Lines of equal height: the estimate of a fresh container is exact.
      ScrollView {
        LazyVStack(alignment: value == 1 ? .leading : .center, spacing: 2) {
          ForEach(entries(30)) { entry($0, "~").frame(height: 18) }
        }
      }.scrollPosition(.constant(ScrollPosition(y: length * 31))).frame(height: 80)
    case .lazyRow:
      ScrollView(.horizontal) {
        LazyHStack(spacing: length) { ForEach(entries(30)) { entry($0, "~").frame(width: 18) } }
      }.frame(width: 90, height: 40)
    case .lazyBare:
      LazyVStack(spacing: length) {
        ForEach(entries(2)) { entry($0, "~").frame(height: scene.isScrolled ? 12 : nil) }
      }
    case .lazySections:
      ScrollView {
        LazyVStack(spacing: 1, pinnedViews: value == 2 ? [] : [.sectionHeaders, .sectionFooters]) {
          ForEach(items, id: \.id) { item in
            Section {
              SceneView(item, store, path + "~").frame(height: 14)
              ForEach(0..<5, id: \.self) { _ in Color.mint.frame(height: 14) }
            } header: {
              Text("\(item.id)").frame(height: 14)
            } footer: {
              if value == 3 { Divider().frame(height: 14) }
            }
          }
        }
      }.scrollPosition(.constant(ScrollPosition(y: length * 17))).frame(height: 70)
    case .lazyGrid:
      ScrollView {
        LazyVGrid(columns: [GridItem(.fixed(30)), GridItem(.adaptive(minimum: 20 + length))]) {
          ForEach(entries(25)) { entry($0, "~").frame(height: 16) }
        }
      }.scrollPosition(.constant(ScrollPosition(y: length * 23))).frame(height: 66)
    default:
      ScrollView {
        LazyVStack(spacing: 0) {
          child(0, "~").frame(height: 12)
          if value == 3 { Text("three").frame(height: 12) }
          LazyPart(scene: scene, store: store, path: path).frame(height: 12)
        }
      }.frame(height: 50)
    }
  }

  @ViewBuilder var lists: some View {
    switch scene.kind {
    case .list:
      List {
        child(0, "~")
        ForEach(entries(value)) { entry($0, "~") }.onDelete { _ in }
      }.frame(height: 200)
    case .sections:
      List {
        ForEach(items, id: \.id) { item in
          Section("\(item.id)") {
            SceneView(item, store, path + "~")
            if value == 2 { Text("two") }
          }
        }
        Section {
          child(0, "~")
        } footer: {
          Text(String(repeating: "footer ", count: value))
        }
      }.frame(height: 220)
    case .selection:
      List(selection: .constant(Set(0..<value))) {
        ForEach(0..<4, id: \.self) { Text("row \($0)") }
        ForEach(entries(0)) { entry($0, "~") }
      }.frame(height: 200)
    case .editing:
      List {
        ForEach(entries(1)) { entry($0, "~") }.onDelete { _ in }.onMove { _, _ in }
      }.environment(\.editMode, .constant(value.isMultiple(of: 2) ? .active : .inactive))
        .frame(height: 180)
    case .disclosure:
      DisclosureGroup("group", isExpanded: .constant(value > 1)) { views(value > 1 ? "~" : "~") }
    case .form:
      Form {
        Section("section") {
          views("~")
          if value == 1 { Toggle("one", isOn: .constant(true)) }
        }
      }.frame(height: 220)
    case .table:
      Table(entries(value)) {
        TableColumn("id") { Text("\($0.id)") }
        TableColumn("view") { entry($0, "~") }
      }.frame(height: 160)
    default:
      List([Branch(depth: value % 3, id: 1), Branch(depth: 1, id: 2)], children: \.children) {
        Text("\($0.id)")
      }.frame(height: 180)
    }
  }
}

/// Items of a data tree.
private struct Branch: Identifiable {
  let depth: Int
  let id: Int
  var children: [Branch]? {
    depth > 0 ? (0..<2).map { Branch(depth: depth - 1, id: id * 10 + $0) } : nil
  }
}

/// Items inside a view with a body.
private struct LazyPart: View {
  let scene: RandomScene
  let store: SceneValues
  let path: String
  @State private var value: Int
  @StateObject private var ticket: Ticket

  init(scene: RandomScene, store: SceneValues, path: String) {
    self.scene = scene
    self.store = store
    self.path = path
    let start = store.values[-scene.id] ?? 0
    _value = State(initialValue: start)
    _ticket = StateObject(
      wrappedValue: Ticket(path + "~part", store, id: -scene.id, start: start))
  }

  var body: some View {
    let _ = store.add($value, of: -scene.id)
    ForEach(scene.order(min(value, 4)), id: \.id) { SceneView($0, store, path + "~part") }
    ForEach(0..<20, id: \.self) { _ in Color.mint }
  }
}
