import Foundation
import QuoinGeometry

/// A row of a list: its content, and its frame without the space before and after its section.
struct ListRow {
  let node: Int
  let content: Int
  /// The frame of the row's background, or of its whole line if it has none.
  let frame: CGRect

  /// Returns `nil` for other nodes.
  init?(_ node: Int, in scene: ContainerScene) {
    guard scene.node(node).name == "List row", let content = scene.children(node).first else {
      return nil
    }
    let inner = scene.frame(content)
    let backgrounds = scene.children(node).dropFirst().map { scene.frame($0) }
    // Separators and accessories are lower or narrower than the content.
    let background = backgrounds.first { part in
      part.height > inner.height - 0.01 && part.minX < inner.minX + 0.01
        && part.maxX > inner.maxX - 0.01
    }
    (self.node, self.content, frame) = (node, content, background ?? scene.frame(node))
  }
}
