import SwiftUI
import Testing

/// A number with changes that can be undone.
private final class Counter: @unchecked Sendable {
  let manager = UndoManager()
  private(set) var value = 0

  func set(_ newValue: Int) {
    let old = value
    value = newValue
    manager.registerUndo(withTarget: self) { $0.set(old) }
  }

  func group(_ body: () -> Void) {
    manager.beginUndoGrouping()
    body()
    manager.endUndoGrouping()
  }
}

@Suite("Undo managers")
@MainActor
struct UndoManagerTests {
  private let counter = Counter()

  @Test("a group is undone and redone as a whole")
  func groups() {
    counter.group {
      counter.set(1)
      counter.set(2)
    }
    counter.group { counter.set(3) }
    counter.manager.undo()
    #expect(counter.value == 2)
    counter.manager.undo()
    #expect(counter.value == 0)
    #expect(!counter.manager.canUndo)
    counter.manager.undo()
    counter.manager.redo()
    #expect(counter.value == 2)
    counter.manager.redo()
    #expect(counter.value == 3)
    #expect(!counter.manager.canRedo)
  }

  @Test("a new change ends what can be redone")
  func newChange() {
    counter.group { counter.set(1) }
    counter.manager.undo()
    #expect(counter.manager.canRedo)
    counter.group { counter.set(5) }
    #expect(!counter.manager.canRedo)
    counter.manager.undo()
    #expect(counter.value == 0)
  }

  @Test("changes without a group of their own are one until the turn ends or undo is called")
  func events() {
    counter.set(1)
    counter.set(2)
    #expect(counter.manager.groupingLevel == 1)
    counter.manager.undo()
    #expect(counter.value == 0)
    #expect(counter.manager.groupingLevel == 0)
  }

  @Test("on another queue, a group ends when undo is called")
  func otherQueues() async {
    await Task.detached {
      let counter = Counter()
      for value in 1...100 { counter.set(value) }
      // A turn of the main queue ends meanwhile.
      await MainActor.run {}
      #expect(counter.manager.groupingLevel == 1)
      counter.manager.undo()
      #expect(counter.value == 0)
    }.value
  }

  @Test("names, limits, and registrations that are switched off")
  func settings() {
    counter.manager.groupsByEvent = false
    counter.manager.levelsOfUndo = 2
    for value in 1...3 { counter.set(value) }
    counter.manager.setActionName("Count")
    #expect(counter.manager.undoActionName == "Count")
    counter.manager.disableUndoRegistration()
    counter.set(4)
    counter.manager.enableUndoRegistration()
    counter.manager.undo()
    counter.manager.undo()
    #expect(counter.value == 1)
    #expect(!counter.manager.canUndo)
    counter.manager.removeAllActions(withTarget: counter)
    #expect(!counter.manager.canRedo)
  }
}
