import Foundation
import QuoinExplain
import QuoinHostProtocol
import QuoinViews

/// Answers a question about the layout of those previews that it fits.
///
/// Without a device or a size, a preview is laid out on the screen of the default device, as a
/// person sees it, unless the question is about the layout that `quoin explain` shows.
struct AnswerJob: HostJob {
  let question: HostRequest.Question
  let style: TextStyle

  func run(on host: PreviewHost, _ response: inout HostResponse) throws {
    let asked = try parsed()
    let previews = try host.selectedPreviews(&response).previews
    let results = try previews.map { preview in
      (name: preview.name, result: try answers(to: asked, about: preview, on: host))
    }
    let answered = results.compactMap { name, result in
      (try? result.get()).map { AnsweredPreviews.Preview(name: name, result: $0) }
    }
    // Not every preview contains the view; if none does, the first error lists the existing names.
    if answered.isEmpty { _ = try results.first?.result.get() }
    let all = AnsweredPreviews(answered)
    response.text = try style == .table ? all.text : JSONText.text(all)
  }

  private func parsed() throws -> LayoutQuestion? {
    do {
      return try LayoutQuestion.parsing(
        question.text, want: question.want, showsAll: question.all)
    } catch let error as QuestionSyntaxError {
      throw HostFailure(message: error.description, cause: .usage)
    }
  }

  /// - Throws: `HostFailure` if a step can't be performed.
  private func answers(
    to asked: LayoutQuestion?, about preview: NamedPreview, on host: PreviewHost
  ) throws -> Result<LayoutAnswers, any Error> {
    host.begin(preview.name)
    var configuration = host.request.configuration
    if !question.keepsConfiguration, configuration.platform != .macOS {
      configuration = configuration.onWholeScreen(for: preview)
    }
    if asked?.isAboutKeyboard == true, configuration.keyboard == nil {
      configuration.keyboard = true
    }
    let renderer = try host.renderer(for: preview, in: configuration)
    let picture = try renderer.result(after: host.request.file?.steps ?? [])
    return Result {
      let drawn = try picture.get()
      // Only questions about colors and touches need an image.
      let isChecked = asked?.isAboutColorsOrTouches == true
      let scene = AnswerScene(try isChecked ? drawn.checkedPass() : drawn.lintPass())
      return try AnswerMachine(scene).answers(to: asked)
    }
  }
}
