import Foundation
import QuoinExplain
import Testing

@Suite("The answers for several previews")
struct AnsweredPreviewsTests {
  private func result(_ seen: String) -> LayoutAnswers {
    let answer = LayoutAnswer(
      seen: seen, cause: ".fixedSize() (line 8) does it.", view: "Text", node: 1, frame: .zero)
    return LayoutAnswers(answers: [answer])
  }

  @Test("previews with the same answers share them")
  func merging() throws {
    let same = AnsweredPreviews([
      .init(name: "Light", result: result("It is cut.")),
      .init(name: "Dark", result: result("It is cut.")),
    ])
    #expect(!same.text.contains("#"))
    #expect(same.answers.count == 1)
    let other = AnsweredPreviews(same.previews + [.init(name: "Wide", result: result("It fits."))])
    #expect(other.text.contains("# Light, Dark\n"))
    #expect(other.text.contains("# Wide\n"))
    #expect(other.answers.count == 2)
    let copy = try JSONDecoder().decode(
      AnsweredPreviews.self, from: JSONEncoder().encode(other))
    #expect(copy.answers == other.answers)
  }

  @Test("without a question and a wish, there is nothing to parse")
  func parsing() throws {
    #expect(try LayoutQuestion.parsing(nil, want: nil, showsAll: false) == nil)
    #expect(try LayoutQuestion.parsing(nil, want: nil, showsAll: true)?.showsAll == true)
    let question = try LayoutQuestion.parsing(nil, want: "A.width = 3", showsAll: false)
    #expect(question?.want?.conditions.count == 1)
    #expect(throws: QuestionSyntaxError.empty) {
      try LayoutQuestion.parsing("", want: nil, showsAll: false)
    }
  }
}
