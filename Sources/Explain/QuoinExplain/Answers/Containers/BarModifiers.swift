import Foundation
import QuoinGeometry

/// The modifiers on a view that a navigation bar shows, and the stack that they need.
struct BarModifiers {
  /// The containers with a navigation bar.
  static let stacks: Set<String> = ["NavigationStack", "NavigationView", "NavigationSplitView"]
  static let tabs: Set<String> = ["TabView", "Tab", "TabSection"]

  private static let titles: Set<String> = ["navigationTitle", "navigationBarTitle"]
  private static let items: Set<String> = ["toolbar", "navigationBarItems"]
  private static let searches: Set<String> = ["searchable"]

  let scene: ContainerScene
  let view: WrittenView
  /// The modifiers, from the inside out.
  let all: [WrittenModifier]

  /// `nil` for a view without such modifiers, or one that has a navigation bar itself.
  init?(_ view: WrittenView, in scene: ContainerScene) {
    (self.scene, self.view) = (scene, view)
    all = view.modifiers.filter { modifier in
      Self.titles.union(Self.items).union(Self.searches).contains(modifier.name)
    }
    guard !all.isEmpty, !Self.stacks.contains(view.type) else { return nil }
  }

  // MARK: Around

  /// The sheet that shows the view.
  var sheet: Int? { scene.nearest(["sheet"], around: view.outer) }

  /// The nodes around the view in the same sheet or window, the innermost first.
  var around: [Int] {
    let sheet = sheet
    return scene.around(view.core).filter { node in sheet.map { node > $0 } ?? true }
  }

  /// The nearest node around the view that is a navigation stack or a tab view.
  var container: Int? {
    around.first { Self.isStack($0, scene) || scene.node($0).callName == "TabView" }
  }

  /// Whether a node is a navigation stack.
  static func isStack(_ node: Int, _ scene: ContainerScene) -> Bool {
    stacks.contains(scene.node(node).callName)
  }

  /// The views written around the view in the same sheet or window, the innermost first.
  private var written: [WrittenView] {
    let sheet = sheet
    return scene.views(around: view).filter { outer in
      sheet.map { scene.isInside(outer.core, $0) } ?? true
    }
  }

  /// Whether a navigation stack may show the modifiers, or a search field is shown without one.
  var isShown: Bool {
    around.contains { Self.isStack($0, scene) }
      || written.contains { Self.stacks.contains($0.type) }
      || scene.nodes(in: view.outer).contains {
        ["navigationBar", "searchField"].contains(scene.node($0).name)
      }
  }

  // MARK: Words

  var hasTitle: Bool { all.contains { Self.titles.contains($0.name) } }
  private var hasItems: Bool { all.contains { Self.items.contains($0.name) } }
  private var hasSearch: Bool { all.contains { Self.searches.contains($0.name) } }

  /// The parts that the bar would show: “the title and the toolbar's items”.
  var phrase: String {
    var parts: [String] = []
    if hasTitle { parts.append("the title") }
    if hasItems { parts.append("the toolbar's items") }
    if hasSearch { parts.append("the search field") }
    return AnswerPhrases.list(parts)
  }

  /// The calls with their lines, at most two.
  var calls: String { AnswerPhrases.list(all.prefix(2).map { scene.place($0) }) }

  var cue: QuestionCue {
    var nouns: Set<String> = []
    if hasTitle { nouns.formUnion(QuestionCue.title) }
    if hasItems { nouns.formUnion(QuestionCue.toolbar) }
    if hasSearch { nouns.formUnion(QuestionCue.search) }
    return QuestionCue(nouns, states: QuestionCue.missing)
  }

  // MARK: Edits

  /// Modifiers that a tab view reads from its children, so that they remain outside of a stack.
  private static let tabModifiers: Set<String> = ["tabItem", "tag", "badge"]

  /// Puts the outermost view of the author's body into a navigation stack; `nil` if a modifier of
  /// the tab is inside the title's.
  var wrapping: SourceChange? {
    let outer = outermost
    guard let first = outer.modifiers.firstIndex(where: { Self.tabModifiers.contains($0.name) })
    else { return SourceChange(outer.type, at: outer.source, .wrap("NavigationStack")) }
    let inside = outer.modifiers[..<first]
    let isWhole = outer != view || all.allSatisfy { inside.contains($0) }
    guard let last = inside.last, isWhole else { return nil }
    return SourceChange(last.name, at: last.source, .wrap("NavigationStack"))
  }

  /// The outermost view of the body, tab or sheet.
  private var outermost: WrittenView {
    let author = scene.node(view.core).view
    let path = written.prefix { outer in
      outer.source.file == view.source.file && outer.type != author
        && !Self.tabs.contains(outer.type)
    }
    return path.last ?? view
  }
}
