import QuoinCore
import Testing

@testable import QuoinViews

/// The keys that edit text.
@MainActor
struct TextCommandTests {
  private func command(
    _ key: KeyEquivalent, _ modifiers: EventModifiers = [], hasLines: Bool = false
  ) -> TextCommand? {
    TextCommand(key, modifiers, hasLines: hasLines)
  }

  @Test func modifiersChangeTheDistance() {
    #expect(command(.leftArrow) == .moveAcross(.character, right: false, extending: false))
    #expect(
      command(.rightArrow, [.option, .shift]) == .moveAcross(.word, right: true, extending: true))
    #expect(command(.rightArrow, .command) == .moveAcrossLine(right: true, extending: false))
    #expect(command(.upArrow, .command) == .move(.document, forward: false, extending: false))
    #expect(command(.end) == .moveToLineEnd(forward: true, extending: false))
    #expect(command(.delete, .option) == .delete(.word, forward: false))
    #expect(command(.deleteForward) == .delete(.character, forward: true))
    #expect(command(.pageDown, .shift) == .movePage(down: true, extending: true))
  }

  @Test func lettersTypeOrCommand() {
    #expect(command("a") == .type("a") && command("a", .shift) == .type("A"))
    #expect(command("a", .command) == .selectAll && command("A", .command) == .selectAll)
    #expect(command("z", .command) == .undo && command("z", [.command, .shift]) == .redo)
    #expect(command("e", .control) == .move(.paragraph, forward: true, extending: false))
    // An app's shortcuts, and keys that do something else.
    #expect(command("s", .command) == nil && command("s", [.command, .option]) == nil)
    #expect(command(.tab) == nil && command(.escape) == nil && command("\u{F704}") == nil)
  }

  @Test func returnSubmitsOrStartsALine() {
    #expect(command(.return) == .submit)
    #expect(command(.return, hasLines: true) == .type("\n"))
    #expect(command(.return, .command, hasLines: true) == nil)
  }
}
