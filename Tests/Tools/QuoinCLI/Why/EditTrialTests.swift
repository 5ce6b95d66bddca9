import Foundation
import QuoinExplain
import Testing

@testable import QuoinCLI

@Suite("Whether a tried edit does what it should")
struct EditTrialTests {
  private func finding(_ rule: String?, _ view: String, _ seen: String = "It is cut.")
    -> LayoutAnswer
  {
    var answer = LayoutAnswer(seen: seen, cause: "", view: view, node: 0, frame: .zero)
    answer.rule = rule
    return answer
  }

  private func trial(_ findings: LayoutAnswer...) -> EditTrial {
    EditTrial(previews: ["a"], findings: findings)
  }

  @Test("the finding must be gone")
  func gone() {
    let answer = finding("cut", "A")
    let old = trial(answer, finding("cut", "B"))
    #expect(trial(finding("cut", "B")).obstacle(to: answer, after: old, isWish: false) == nil)
    let same = old.obstacle(to: answer, after: old, isWish: false)
    #expect(same?.contains("It is cut") == true)
    // It only moved to another view.
    let moved = trial(finding("cut", "B"), finding("cut", "C"))
    #expect(moved.obstacle(to: answer, after: old, isWish: false) != nil)
  }

  @Test("no other finding may appear")
  func added() {
    let answer = finding("cut", "A")
    let rule = "collapsed-text"
    let old = trial(answer, finding(rule, "B"))
    let new = trial(finding(rule, "B"), finding(rule, "C", "It is empty."))
    let obstacle = new.obstacle(to: answer, after: old, isWish: false)
    #expect(obstacle?.contains("It is empty") == true)
    #expect(trial().obstacle(to: answer, after: old, isWish: false) == nil)
    // What only answers questions may appear.
    let asked = trial(finding(rule, "B"), finding("narrow-panel", "C"))
    #expect(asked.obstacle(to: answer, after: old, isWish: false) == nil)
  }

  @Test("previews and declarations must stay")
  func missing() {
    let answer = finding("cut", "A")
    let old = trial(answer)
    let none = EditTrial(previews: [], findings: [])
    #expect(none.obstacle(to: answer, after: old, isWish: false)?.contains("“a”") == true)
    var new = trial()
    new.omissions = ["A.swift:3: struct A: it is wrong (line 4)"]
    #expect(new.obstacle(to: answer, after: old, isWish: false)?.contains("compiles") == true)
  }

  @Test("a finding that is none without the question must not be the answer again")
  func asked() {
    let answer = finding("note", "A")
    let old = trial()
    var new = trial()
    #expect(new.obstacle(to: answer, after: old, isWish: false) == nil)
    new.answers = [.init(name: "a", result: LayoutAnswers(answers: [answer]))]
    #expect(new.obstacle(to: answer, after: old, isWish: false) != nil)
  }

  @Test("a wish must come true")
  func wish() {
    let answer = finding(nil, "A")
    var old = trial()
    old.answers = [.init(name: "a", result: LayoutAnswers(answers: [answer]))]
    var new = old
    #expect(new.obstacle(to: answer, after: old, isWish: true) != nil)
    new.answers[0].result = LayoutAnswers(remark: "No edit makes it so.")
    #expect(new.obstacle(to: answer, after: old, isWish: true) != nil)
    new.answers[0].result = LayoutAnswers(remark: "That is so already.")
    #expect(new.obstacle(to: answer, after: old, isWish: true) == nil)
  }
}
