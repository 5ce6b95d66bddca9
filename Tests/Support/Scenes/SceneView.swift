import SwiftUI

/// A scene as a view.
///
/// `path` names its identity: the surrounding view adds the parts that determine it.
package struct SceneView: View {
  package let scene: RandomScene
  package let store: SceneValues
  package let path: String
  @State var value: Int
  @StateObject private var ticket: Ticket
  @Environment(\.sceneNumber) var number

  package init(_ scene: RandomScene, _ store: SceneValues, _ path: String = "") {
    let path = "\(path)/\(scene.id)"
    self.scene = scene
    self.store = store
    self.path = path
    let start = store.values[scene.id] ?? 0
    _value = State(initialValue: start)
    _ticket = StateObject(wrappedValue: Ticket(path, store, id: scene.id, start: start))
  }

  /// All the children, as items that never move.
  @ViewBuilder var views: some View { views("") }

  func views(_ mark: String) -> some View {
    ForEach(scene.children, id: \.id) { SceneView($0, store, path + mark) }
  }

  /// Returns the child at `index`, if any, with an identity that `mark` names.
  @ViewBuilder func child(_ index: Int, _ mark: String = "") -> some View {
    if index < scene.children.count {
      SceneView(scene.children[index], store, "\(path)\(mark).\(index)")
    }
  }

  /// The children in their current order.
  var items: [RandomScene] {
    if scene.showsOneTwice(value) { store.hasDuplicates = true }
    return scene.order(value)
  }

  var length: CGFloat { CGFloat(value) }

  package var body: some View {
    let _ = store.add($value, of: scene.id)
    let _ = store.seen.insert(path)
    switch scene.kind {
    case .color, .text, .spacer, .divider, .reads, .row, .column, .depth: simple
    case .frame, .flexible, .padded, .either, .optional, .each, .pieces, .grouped, .fixed, .ratio:
      boxes
    case .scroll, .lazyColumn, .lazyRow, .lazyBare, .lazySections, .lazyGrid, .lazyBody: scrolling
    case .list, .sections, .selection, .editing, .disclosure, .form, .table, .outline: lists
    case .navigation, .titled, .tools, .tabs, .path, .split, .search, .inspects: bars
    case .sheet, .alert, .popover, .dialog, .safePadding, .schemed: windows
    case .grid, .gridRow, .spanned, .gridGuided, .ownLayout, .anyLayout, .relative, .fittingScroll,
      .viewMaker, .joined:
      layouts
    case .matched, .anchored, .measured, .spaced, .visual, .turned, .timeline, .transformed,
      .tells:
      geometries
    case .button, .toggle, .slider, .stepper, .picker, .labeled, .group, .menu, .field, .segmented:
      controls
    default: others
    }
  }

  @ViewBuilder private var simple: some View {
    switch scene.kind {
    case .color: Color.red.frame(width: 10 + 7 * length, height: 20 - 3 * length)
    case .text: Text(String(repeating: "word ", count: value + 1))
    case .spacer: Spacer(minLength: length * 4)
    case .divider: Divider()
    case .reads: Color.green.frame(width: 5 + CGFloat(number), height: 9)
    case .row: HStack(spacing: value == 1 ? nil : length) { views }
    case .column: VStack(alignment: value == 1 ? .leading : .center) { views }
    default: ZStack(alignment: .bottomTrailing) { views }
    }
  }

  @ViewBuilder private var boxes: some View {
    switch scene.kind {
    case .frame: HStack { views }.frame(width: 60 + length, height: 44)
    case .flexible: views.frame(minWidth: 10, maxWidth: value == 2 ? nil : 90 + length)
    case .padded: views.padding(length * 2)
    case .either:
      if value.isMultiple(of: 2) {
        child(0, "T")
      } else {
        child(1, "F")
        child(2, "F")
      }
    case .optional: if value > 0 { views }
    case .each:
      ForEach(items, id: \.id) {
        SceneView($0, store, path)
        if value == 3 { Color.blue.frame(width: 3, height: 3) }
      }
    case .pieces:
      // None, one, two or three views, by index.
      ForEach(0..<(value % 4), id: \.self) { index in
        if index < scene.children.count {
          child(index, "#\(index)")
        } else {
          Text("\(index)")
          if value == 2 { Divider() }
        }
      }
    case .grouped: Group { views }.border(Color.red)
    case .fixed: views.fixedSize(horizontal: value != 1, vertical: value != 2)
    default: views.aspectRatio(1 + length, contentMode: .fit)
    }
  }

  @ViewBuilder private var others: some View {
    switch scene.kind {
    case .overlay: child(0).overlay(alignment: .topLeading) { child(1, "^") }
    case .background: child(0).background { child(1, "^") }
    case .reader:
      GeometryReader { proxy in
        Color.orange.frame(width: proxy.size.width / (2 + length), height: 4)
        // A candidate that no longer fits keeps its state; a new one that never fit has no size to
        // read.
        child(0, scene.isCandidate ? "=" : "")
      }
    case .guided:
      VStack(alignment: .leading) { views.alignmentGuide(.leading) { $0.width / 2 - length } }
    case .moved: views.offset(x: length, y: 2)
    case .erased: value < 2 ? AnyView(child(0, "A")) : AnyView(Text("erased").padding(length))
    case .prefers: views.preference(key: SceneKey.self, value: value)
    case .shows:
      views.overlayPreferenceValue(SceneKey.self) {
        Color.pink.frame(width: CGFloat($0), height: 2)
      }
    case .sets: views.environment(\.sceneNumber, value * 3)
    case .fits:
      ViewThatFits {
        child(0)
        child(1)
        Color.gray.frame(width: 2, height: 2)
      }
    case .styled: views.foregroundStyle(value == 1 ? .red : .blue).font(value == 2 ? .title : .body)
    case .priority: HStack { views.layoutPriority(Double(value)) }
    case .baseline: HStack(alignment: .firstTextBaseline) { views }
    default: modified
    }
  }

  @ViewBuilder private var modified: some View {
    switch scene.kind {
    case .named:
      views("#\(value)").id(value).zIndex(Double(value)).accessibilityIdentifier("n\(scene.id)")
    case .safe: child(0).ignoresSafeArea(edges: value == 1 ? .top : .all)
    case .inset: child(0).safeAreaInset(edge: .bottom) { child(1, "^").frame(height: 5 + length) }
    case .faded: views.opacity(1 - Double(value) / 4).clipped().shadow(radius: length)
    case .directed:
      views.environment(\.layoutDirection, value.isMultiple(of: 2) ? .rightToLeft : .leftToRight)
    default: views.modifier(SceneModifier(id: scene.id + 100_000, store: store))
    }
  }
}

/// A modifier with its own state.
private struct SceneModifier: ViewModifier {
  let id: Int
  let store: SceneValues
  @State private var value: Int

  init(id: Int, store: SceneValues) {
    self.id = id
    self.store = store
    _value = State(initialValue: store.values[id] ?? 0)
  }

  func body(content: Content) -> some View {
    let _ = store.add($value, of: id)
    content.padding(.leading, CGFloat(value))
    if value == 2 { Color.yellow.frame(width: 4, height: 4) }
  }
}

package enum SceneKey: PreferenceKey {
  package static var defaultValue: Int { 1 }
  package static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
}

private enum SceneNumberKey: EnvironmentKey { static var defaultValue: Int { 4 } }

extension EnvironmentValues {
  var sceneNumber: Int {
    get { self[SceneNumberKey.self] }
    set { self[SceneNumberKey.self] = newValue }
  }
}
