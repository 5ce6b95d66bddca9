import Foundation
import QuoinGeometry
import QuoinLayout

/// A copy of a scene's layout with edits.
package struct SceneTrial {
  package let scene: AnswerScene
  let tree: LayoutTree

  /// Lays a copy of the scene out with `edits` of its report's nodes; `nil` if an edit doesn't
  /// apply.
  package init?(_ scene: AnswerScene, _ edits: [(node: Int, edit: LayoutEdit)]) {
    let edits = edits.compactMap { edit in
      scene.pass.treeNode(edit.node).map { (node: $0, edit: edit.edit) }
    }
    guard let tree = scene.pass.tree?.trial(edits, proposal: scene.report.proposal) else {
      return nil
    }
    (self.scene, self.tree) = (scene, tree)
  }

  /// The new frame of a node, in the space of the report; of a removed modifier, that of the view
  /// in it.
  package func frame(_ node: Int) -> CGRect { Self.frame(node, in: tree, scene.pass) }

  static func frame(_ node: Int, in tree: LayoutTree, _ pass: LintPass) -> CGRect {
    var next: Int? = node
    while let index = next, let id = pass.treeNode(index) {
      if tree.parent(of: id).exists { return tree.frame(of: id) }
      next = pass.children[index].first
    }
    return .null
  }

  package func size(_ node: Int) -> CGSize { frame(node).size }

  /// The facts about a text at its new size; `nil` for other nodes.
  package func text(_ node: Int) -> TextFacts? {
    scene.pass.treeNode(node).flatMap { tree.textFacts($0) }
  }

  /// The new frames of all nodes.
  var state: SceneState { SceneState(scene.pass, tree) }
}
