import SwiftUI
import Testing

@testable import Quoin
@testable import QuoinExplain

@MainActor
@Suite("Diagnoses about the keyboard and colors")
struct PictureDiagnosesTests {
  private func scene<V: View>(_ view: V, keyboard: Bool) throws -> AnswerScene {
    let renderer = ImageRenderer(content: view)
    let device = DeviceProfile.standardPhone
    renderer.device = device
    renderer.proposedSize = ProposedViewSize(width: 393, height: 852)
    renderer.safeAreaInsets = device.safeAreaInsets
    renderer.keyboard = keyboard
    return AnswerScene(try renderer.picture().lintPass())
  }

  private var page: some View {
    _located(
      "A.swift|3:5|VStack@3:5|padding@7:6",
      VStack {
        _located("A.swift|4:7|Text@4:7", Text("Find a song"))
        _located("A.swift|5:7|Spacer@5:7", Spacer())
        _located("A.swift|6:7|Text@6:7", Text("Songs"))
      }
      .padding())
  }

  @Test("a stack above the keyboard")
  func keyboard() throws {
    let found = try #require(KeyboardInset.find(in: scene(page, keyboard: true)).first)
    #expect(found.cause.contains("keyboard") && found.cause.contains("safe area"))
    #expect(found.isOnlyAsked)
    let actions = ContainerSamples.actions(found)
    #expect(actions == [.append(".ignoresSafeArea(.keyboard)")])
    #expect(try KeyboardInset.find(in: scene(page, keyboard: false)).isEmpty)
  }

  @Test("a low contrast names the background, which can follow the appearance")
  func contrast() throws {
    let scene = try AnswerSamples.scene(
      _located(
        "A.swift|4:5|Text@4:5|background@5:6", Text("Paid").background(Color.white)))
    let text = try #require(scene.report.nodes.firstIndex { $0.text != nil })
    var finding = Finding(
      rule: LintRule.lowContrast.id, severity: .warning, message: "“Paid” is white", hint: nil,
      node: text, name: nil, view: nil, source: nil, fingerprint: "Paid")
    let contrast = LowContrast(scene: scene)
    #expect(contrast.diagnosis(finding) == nil)
    finding.colors = "#FFFFFF on #FFFFFF"
    let found = try #require(contrast.diagnosis(finding))
    #expect(found.cause.contains("(line 5) draws white behind it"))
    #expect(
      ContainerSamples.actions(found) == [.setArgument("", to: "Color(.systemBackground)")])
  }
}
