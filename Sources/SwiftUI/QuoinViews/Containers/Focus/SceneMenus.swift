import QuoinCore
import QuoinLayout

/// The menus that a scene adds to the menu bar, attached to the view of its window.
///
/// They are evaluated in a tree of their own when a key is pressed or the menu bar is listed, so
/// that no picture evaluates them.
@MainActor
package final class SceneMenus {
  /// Whether the menus of the scenes inside are left out.
  package let replacesOthers: Bool
  private let content: @MainActor () -> AnyView
  private var living: LivingTree<AnyView>?

  init(replacesOthers: Bool = false, _ content: @escaping @MainActor () -> AnyView) {
    self.replacesOthers = replacesOthers
    self.content = content
  }

  /// Returns the current items, for the window of `emission` and the values that its views provide.
  fileprivate func items(for emission: Emission) throws -> LivingTree<AnyView> {
    let environment = emission.environment
    let tree =
      living
      ?? LivingTree(
        content(), proposal: .unspecified, environment: environment, shaper: emission.shaper)
    living = tree
    tree.environment = environment
    try tree.update()
    return tree
  }
}

extension Emission {
  /// Returns the menus of the window's scene, each in a tree of its own, inner ones first.
  package func sceneMenus() throws -> [LivingTree<AnyView>] {
    guard let root = tree.root else { return [] }
    // A window with several views has the menus at each.
    var menus: [SceneMenus] = []
    for found in nodes.attachments(SceneMenus.self, inside: root).reversed()
    where !menus.contains(where: { $0 === found.thing }) {
      menus.append(found.thing)
    }
    let first = menus.lastIndex(where: \.replacesOthers) ?? 0
    return try menus[first...].map { try $0.items(for: self) }
  }
}
