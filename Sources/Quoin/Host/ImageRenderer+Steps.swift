import Foundation
import QuoinCore
import QuoinExplain
import QuoinViews

extension ImageRenderer<AnyView> {
  /// The preview as a device shows it first, or after `steps`, each the sentence of an ``Interaction``; a failure where
  /// it can't be laid out.
  ///
  /// - Throws: ``HostFailure`` for a step that can't be done.
  func result(after steps: [String]) throws -> Result<ViewPicture, any Error> {
    guard steps.isEmpty else { return .success(try picture(after: steps)) }
    return Result {
      do {
        return try picture(after: [])
      } catch ViewError.tooDeep {
        // Views that live need more of the stack.
        return try stillPicture()
      }
    }
  }

  /// How the preview is laid out; the problem where it isn't.
  func report(of picture: Result<ViewPicture, any Error>) -> LayoutReport {
    do {
      return try picture.get().layoutReport()
    } catch {
      return LayoutReport(proposal: proposedSize, size: .zero, problems: ["\(error)"])
    }
  }

  /// The tasks that the preview has begun run before the first step, and those that a step begins before the next.
  private func picture(after steps: [String]) throws -> ViewPicture {
    let tree = livingTree(isPicture: steps.isEmpty)
    tree.cutsOffEndlessUpdates = true
    let host = ViewHost(tree)
    try host.settleOnMainThread()
    if !steps.isEmpty { try host.idleOnMainThread() }
    for (number, sentence) in steps.enumerated() {
      do {
        try host.perform(sentence)
        try host.idleOnMainThread()
      } catch {
        throw HostFailure(
          message: "step \(number + 1) of \(steps.count), “\(sentence)”: \(error)",
          isMisuse: error is InteractionSyntaxError)
      }
    }
    return picture(of: tree.tree, owner: tree)
  }
}
