import SwiftUI

/// A random tree of views, each with a state that decides what it is.
final class RandomScene {
  enum Kind: Int, CaseIterable {
    case color, text, spacer, divider, row, column, depth, frame, flexible, padded, either,
      optional, each
    case grouped, overlay, background, reader, fixed, ratio, guided, moved, erased, prefers, shows
    case sets, reads, fits, styled, priority, baseline, named, safe, inset, custom
  }
  let id: Int
  let kind: Kind
  let children: [RandomScene]

  init(id: Int, kind: Kind, children: [RandomScene]) {
    self.id = id
    self.kind = kind
    self.children = children
  }

  /// A scene of at most `size` views.
  static func random(size: Int, using generator: inout SeededGenerator) -> RandomScene {
    var next = 0
    func make(_ size: Int) -> RandomScene {
      next += 1
      let id = next
      guard size > 1 else {
        let leaves: [Kind] = [.color, .color, .text, .text, .spacer, .divider, .reads]
        return RandomScene(
          id: id, kind: leaves.randomElement(using: &generator) ?? .color, children: [])
      }
      let kind = Kind.allCases.randomElement(using: &generator) ?? .row
      var rest = size - 1
      var children: [RandomScene] = []
      for _ in 0..<Int.random(in: 1...4, using: &generator) where rest > 0 {
        let share = Int.random(in: 1...rest, using: &generator)
        children.append(make(share))
        rest -= share
      }
      return RandomScene(id: id, kind: kind, children: children)
    }
    return make(size)
  }

  var all: [RandomScene] { [self] + children.flatMap(\.all) }
}

/// The states of the views of a scene.
@MainActor
final class SceneValues {
  /// What each view's state is, or begins with when the view comes into being.
  var values: [Int: Int] = [:]
  /// A view may stand in several places, as the layer over each view of a list; what is gone ignores writes.
  private var bindings: [Int: [Binding<Int>]] = [:]

  func add(_ binding: Binding<Int>, of id: Int) { bindings[id, default: []].append(binding) }

  func write(_ value: Int, to id: Int) {
    values[id] = value
    for binding in bindings[id] ?? [] { binding.wrappedValue = value }
  }
}

struct SceneView: View {
  let scene: RandomScene
  let store: SceneValues
  @State private var value: Int
  @Environment(\.sceneNumber) private var number

  init(_ scene: RandomScene, _ store: SceneValues) {
    self.scene = scene
    self.store = store
    _value = State(initialValue: store.values[scene.id] ?? 0)
  }

  @ViewBuilder private var views: some View {
    ForEach(scene.children, id: \.id) { SceneView($0, store) }
  }

  @ViewBuilder private func child(_ index: Int) -> some View {
    if index < scene.children.count { SceneView(scene.children[index], store) }
  }

  var body: some View {
    let _ = store.add($value, of: scene.id)
    switch scene.kind {
    case .color, .text, .spacer, .divider, .reads, .row, .column, .depth: simple
    case .frame, .flexible, .padded, .either, .optional, .each, .grouped, .fixed, .ratio: boxes
    default: others
    }
  }

  private var length: CGFloat { CGFloat(value) }

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
        child(0)
      } else {
        child(1)
        child(2)
      }
    case .optional: if value > 0 { views }
    case .each:
      ForEach(Array(scene.children.dropFirst(value / 2).reversed()), id: \.id) {
        SceneView($0, store)
        if value == 3 { Color.blue.frame(width: 3, height: 3) }
      }
    case .grouped: Group { views }.border(Color.red)
    case .fixed: views.fixedSize(horizontal: value != 1, vertical: value != 2)
    default: views.aspectRatio(1 + length, contentMode: .fit)
    }
  }

  @ViewBuilder private var others: some View {
    switch scene.kind {
    case .overlay: child(0).overlay(alignment: .topLeading) { child(1) }
    case .background: child(0).background { child(1) }
    case .reader:
      GeometryReader { proxy in
        Color.orange.frame(width: proxy.size.width / (2 + length), height: 4)
        child(0)
      }
    case .guided:
      VStack(alignment: .leading) { views.alignmentGuide(.leading) { $0.width / 2 - length } }
    case .moved: views.offset(x: length, y: 2)
    case .erased: value < 2 ? AnyView(child(0)) : AnyView(Text("erased").padding(length))
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
    case .named: views.id(value).zIndex(Double(value)).accessibilityIdentifier("n\(scene.id)")
    case .safe: child(0).ignoresSafeArea(edges: value == 1 ? .top : .all)
    case .inset: child(0).safeAreaInset(edge: .bottom) { child(1).frame(height: 5 + length) }
    default: views.modifier(SceneModifier(id: scene.id + 100_000, store: store))
    }
  }
}

/// A modifier with a state of its own.
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

private enum SceneKey: PreferenceKey {
  static var defaultValue: Int { 1 }
  static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
}

private enum SceneNumberKey: EnvironmentKey { static var defaultValue: Int { 4 } }

extension EnvironmentValues {
  fileprivate var sceneNumber: Int {
    get { self[SceneNumberKey.self] }
    set { self[SceneNumberKey.self] = newValue }
  }
}

/// The same numbers for the same seed, on every machine.
struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64
  init(seed: Int) { state = UInt64(bitPattern: Int64(seed)) &* 0x9E37_79B9_7F4A_7C15 | 1 }
  mutating func next() -> UInt64 {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return state &* 0x2545_F491_4F6C_DD1D
  }
}
