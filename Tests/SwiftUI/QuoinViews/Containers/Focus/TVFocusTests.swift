import Quoin
import SwiftUI
import Testing

/// The focus of tvOS (Rules/Controls.md#tv-focus).
@MainActor
struct TVFocusTests {
  @Test func theFirstButtonHasTheFocusAndArrowsMoveIt() throws {
    let log = Presses()
    let host = ViewHost(
      Keys(log: log), size: ProposedViewSize(width: 600, height: 400), platform: .tvOS)
    try host.update()
    #expect(try host.isFocused("A"))
    #expect(try host.text(of: "state") == "focused")
    try host.moveFocus(.right)
    #expect(try host.isFocused("B"))
    #expect(try host.text(of: "state") == "not focused")
    try host.perform(Interaction("move down"))
    #expect(try host.isFocused("D"))
    try host.press(key: .leftArrow)
    #expect(try host.isFocused("C"))
    try host.press(key: .return)
    #expect(log.names == ["C"])
    #expect(!host.warnings.contains { $0.hasPrefix("The focus hasn't moved") })
    try host.moveFocus(.left)
    #expect(try host.isFocused("C"))
    #expect(host.warnings.contains("The focus hasn't moved left: no focusable view is there."))
    // A view always has the focus.
    try host.unfocus()
    #expect(try host.isFocused("A"))
  }

  @Test func onIOSButtonsHaveNoFocus() throws {
    let host = ViewHost(Keys(log: Presses()), size: ProposedViewSize(width: 600, height: 400))
    try host.update()
    #expect(throws: ControlError.self) { try host.focus("A") }
  }

  @Test func sentencesNameADirection() throws {
    #expect(try Interaction("move right") == .moveFocus(.right))
    #expect(try Interaction("move up") == .moveFocus(.up))
    #expect(throws: InteractionSyntaxError.self) { try Interaction("move") }
  }
}

@MainActor
private final class Presses { var names: [String] = [] }

private struct Keys: View {
  let log: Presses

  var body: some View {
    VStack {
      HStack {
        Button {
          log.names.append("A")
        } label: {
          VStack {
            Text("A")
            FocusWord()
          }
          .frame(width: 200, height: 100)
        }
        key("B")
      }
      HStack {
        key("C")
        key("D")
      }
    }
  }

  private func key(_ name: String) -> some View {
    Button {
      log.names.append(name)
    } label: {
      Text(name).frame(width: 200, height: 100)
    }
  }
}

private struct FocusWord: View {
  @Environment(\.isFocused) private var isFocused

  var body: some View {
    Text(isFocused ? "focused" : "not focused").accessibilityIdentifier("state")
  }
}
