import SwiftUI
import Testing

@testable import Quoin
@testable import QuoinExplain

@MainActor
@Suite("What an edit makes worse")
struct TrialDamageTests {
  private func damage(
    _ scene: AnswerScene, _ edits: [(node: Int, edit: LayoutEdit)]
  ) throws -> TrialDamage {
    TrialDamage(scene, try #require(SceneTrial(scene, edits)))
  }

  @Test("a layout without edits is no worse than itself")
  func unchanged() throws {
    for scene in [
      try EditSamples.scene(EditSamples.choice), try EditSamples.scene(EditSamples.warning),
      try EditSamples.scene(EditSamples.rows, width: 20, height: 20),
    ] {
      let damage = try damage(scene, [])
      #expect(!damage.isWorse)
      #expect(damage.reasons.isEmpty)
    }
  }

  @Test("a narrow frame makes a text break its words or stick out")
  func narrow() throws {
    let scene = try EditSamples.scene(EditSamples.rows)
    let text = try #require(EditSamples.node("Text", in: scene))
    let damage = try damage(scene, [(node: text, edit: .framed(width: 8, height: 8))])
    #expect(damage.isWorse)
    #expect(!damage.reasons.isEmpty)
  }

  @Test("a frame without height hides what was visible")
  func collapsed() throws {
    let scene = try EditSamples.scene(Color.teal.frame(width: 40, height: 40))
    let color = try #require(EditSamples.node("Color", in: scene))
    let isWorse = try damage(scene, [(node: color, edit: .framed(width: 0, height: 0))]).isWorse
    #expect(isWorse)
  }

  @Test("ending an overflow is no damage")
  func better() throws {
    let scene = try EditSamples.scene(EditSamples.warning)
    let fixed = try #require(EditSamples.node("fixedSize", in: scene))
    #expect(!scene.defects.amounts.isEmpty)
    #expect(try !damage(scene, [(node: fixed, edit: .axes(.vertical))]).isWorse)
  }
}
