import Foundation
import QuoinCore
import QuoinExplain
import QuoinHostProtocol
import QuoinViews

extension ImageRenderer<AnyView> {
  /// Returns the preview as initially shown by a device, or after `steps`, each the sentence of an
  /// ``Interaction``; a failure if it can't be laid out.
  ///
  /// - Throws: ``HostFailure`` if a step can't be performed.
  func result(after steps: [String]) throws -> Result<ViewPicture, any Error> {
    guard steps.isEmpty else { return .success(try picture(after: steps)) }
    return Result {
      do {
        return try picture(after: [])
      } catch ViewError.tooDeep {
        // Live views need more of the stack.
        return try stillPicture()
      }
    }
  }

  /// Returns the report of the preview; contains the error if it can't be laid out.
  func report(of picture: Result<ViewPicture, any Error>) -> LayoutReport {
    do {
      return try picture.get().layoutReport()
    } catch {
      return LayoutReport(
        proposal: proposedSize, size: .zero, errors: [ErrorText.sentence(about: error)])
    }
  }

  /// Draws the preview after `steps`. Waits for the tasks that the preview has started before the
  /// first step, and for those that a step has started before the next one. Animations end, unless
  /// the last step is a wait.
  private func picture(after steps: [String]) throws -> ViewPicture {
    let tree = livingTree(isPicture: steps.isEmpty)
    tree.cutsOffEndlessUpdates = true
    let host = ViewHost(tree)
    try host.settleOnMainThread()
    if !steps.isEmpty { try host.waitUntilIdleOnMainThread() }
    for (number, sentence) in steps.enumerated() {
      do {
        let interaction = try Interaction(sentence)
        try host.perform(interaction)
        try host.waitUntilIdleOnMainThread()
        if number == steps.count - 1, !interaction.isWait, try host.endAnimations() {
          try host.waitUntilIdleOnMainThread()
        }
      } catch {
        throw HostFailure(
          message:
            "step \(number + 1) of \(steps.count), “\(sentence)”: \(ErrorText.sentence(about: error))",
          cause: error is InteractionSyntaxError ? .usage : .input)
      }
    }
    return picture(of: tree.tree, owner: tree)
  }
}
