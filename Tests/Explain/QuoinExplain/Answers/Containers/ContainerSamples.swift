import SwiftUI

@testable import Quoin
@testable import QuoinExplain

/// Views with the source locations that `quoin` adds, and the diagnoses about containers in them.
@MainActor
enum ContainerSamples {
  /// Returns all diagnoses about containers in a live view.
  static func diagnoses<V: View>(
    _ view: V, width: CGFloat = 393, height: CGFloat = 600, device: DeviceProfile? = nil
  ) throws -> [Diagnosis] {
    let renderer = ImageRenderer(content: view)
    renderer.proposedSize = ProposedViewSize(width: width, height: height)
    if let device { renderer.device = device }
    let living = renderer.livingTree(isPicture: true)
    try living.settleAtOnce()
    let picture = renderer.picture(of: living.tree, owner: living)
    let scene = AnswerScene(try picture.lintPass())
    return ContainerDiagnoses.finders.flatMap { $0(scene) }
  }

  static func rules<V: View>(
    _ view: V, width: CGFloat = 393, height: CGFloat = 600, device: DeviceProfile? = nil
  ) throws -> [String] {
    try diagnoses(view, width: width, height: height, device: device).map(\.rule.id)
  }

  /// The code of the changes of an edit: `.append(".clipped()")`.
  static func actions(_ diagnosis: Diagnosis?) -> [SourceChange.Action] {
    diagnosis?.edit?.changes.map(\.action) ?? []
  }
}
