import Scenes
import SwiftUI
import Testing

/// Scenes that once failed, reduced to the smallest failing form.
@MainActor
struct SceneRegressionTests {
  private func agrees(_ run: SceneRun) -> Bool {
    guard let failure = run.failure() else { return true }
    Issue.record("after \(failure.step) steps: \(failure.text)")
    return false
  }

  @Test func theWholeTurnsAroundWithItsEnvironment() {
    #expect(agrees(SceneRun(scene: S(.reader, 1), steps: [[.rightToLeft(true)]])))
  }

  @Test func aReaderInARowThatIsScrolledAwayWaits() {
    let scene = S(.lazySections, 1, [S(.reader, 2)])
    #expect(agrees(SceneRun(scene: scene, steps: [[.write(1, 3)]])))
  }

  @Test func rowsInLateContentAreMadeWhenTheirContainerIsEmittedAlone() {
    let scene = S(.reader, 9, [S(.lazySections, 11, [S(.spacer, 12)])])
    #expect(agrees(SceneRun(scene: scene, steps: [[.write(11, 2)]])))
    let list = S(.reader, 2, [S(.list, 3)])
    #expect(agrees(SceneRun(scene: list, steps: [[.write(3, 1)]])))
  }

  @Test func anotherContainerOfTheSameRowsDropsNoneOfThem() {
    #expect(agrees(SceneRun(scene: S(.form, 1, [S(.form, 2)]), steps: [[.write(2, 1)]])))
    #expect(agrees(SceneRun(scene: S(.list, 1, [S(.table, 4)]), steps: [[.write(4, 1)]])))
  }

  @Test func itemsThatAreLookedIntoMoveWithoutWhatFollowsThem() {
    let scene = S(.sections, 1, [S(.color, 4), S(.color, 6)])
    #expect(agrees(SceneRun(scene: scene, steps: [[.write(1, 1)], [.write(1, 4)]])))
  }

  @Test func bodiesInLazyStacksAreLookedInto() {
    #expect(agrees(SceneRun(scene: S(.lazyBody, 1), steps: [[.write(-1, 2)], [.write(1, 3)]])))
  }

  @Test func bodiesThatAreLookedIntoChangeAfterTheirRowCameBack() {
    let stack = S(.lazySections, 1, [S(.lazyColumn, 6, [S(.color, 9)])])
    let steps: [[SceneRun.Step]] = [[.write(1, 4)], [.write(1, 0)], [.write(9, 2)]]
    #expect(agrees(SceneRun(scene: stack, steps: steps)))
    let list = S(.sections, 2, [S(.editing, 4, [S(.text, 5)]), S(.sections, 8)])
    let writes: [[SceneRun.Step]] = [[.write(2, 2)], [.write(2, 4)], [.write(5, 2)]]
    #expect(agrees(SceneRun(scene: list, steps: writes)))
  }

  @Test func aLayerOfARowThatWasOutOfSightBeginsWithWhatWasWrittenLast() {
    let scene = S(
      .list, 1,
      [
        S(.each, 2, [S(.reads, 5), S(.spacer, 6)]),
        S(.background, 13, [S(.divider, 14), S(.spacer, 15)]), S(.color, 16),
      ])
    #expect(agrees(SceneRun(scene: scene, steps: [[.write(15, 1)], [.write(1, 2)]])))
  }

  @Test func aSheetComesFromAnywhere() {
    for kind in [RandomScene.Kind.reader, .baseline, .ratio, .grouped, .safe] {
      let scene = S(kind, 2, [S(.sheet, 3, [S(.text, 5), S(.text, 6)])])
      #expect(
        agrees(SceneRun(scene: scene, steps: [[.write(3, 1)], [.write(6, 2)], [.write(3, 0)]])))
    }
  }

  @Test func viewsBelowADialogChange() {
    let scene = S(.dialog, 1, [S(.text, 2)])
    #expect(agrees(SceneRun(scene: scene, steps: [[.write(1, 1)], [.write(2, 1)]])))
  }

  @Test func aReaderThatComesInsideAReaderKnowsItsSize() {
    let scene = S(.reader, 1, [S(.optional, 3, [S(.reader, 6)])])
    #expect(agrees(SceneRun(scene: scene, steps: [[.write(3, 2)]])))
  }

  @Test func barsKeepWhatTheyHoldWhenAnotherOneComes() {
    let scene = S(.navigation, 1, [S(.tools, 2, [S(.color, 5)])])
    #expect(agrees(SceneRun(scene: scene, steps: [[.write(2, 4)]])))
  }

  @Test func aRowOfAGridStaysOneWhenItIsEmittedAlone() {
    let scene = S(.grid, 1, [S(.gridRow, 2, [S(.spacer, 4)])])
    #expect(agrees(SceneRun(scene: scene, steps: [[.write(2, 3)]])))
  }

  @Test func aMatchedViewInAReaderFollowsItsSourceAgain() {
    let scene = S(.reader, 2, [S(.matched, 6, [S(.spacer, 7)])])
    #expect(agrees(SceneRun(scene: scene, steps: [[.write(2, 4), .write(7, 4)]])))
  }

  @Test func rowsThatAreScrolledAwayWithTheirContainerCount() {
    let scene = S(.lazySections, 1, [S(.lazyBare, 4, [S(.text, 9)])])
    let steps: [[SceneRun.Step]] = [[.write(1, 4)], [.write(1, 1)], [.write(9, 4)]]
    #expect(agrees(SceneRun(scene: scene, steps: steps)))
  }

  @Test func guideReadsCountInContentCreatedDuringLayout() {
    let scene = S(.popover, 2, [S(.spacer, 7), S(.guided, 9, [S(.spacer, 11)])])
    #expect(agrees(SceneRun(scene: scene, steps: [[.write(2, 3)], [.write(9, 5)]])))
  }

  @Test func pagesOnAPathHoldOtherNavigations() {
    let split = S(.path, 1, [S(.split, 2)])
    #expect(agrees(SceneRun(scene: split, steps: [[.write(1, 4)], [.write(2, 2)]])))
    let tabs = S(.path, 2, [S(.tabs, 3)])
    let steps: [[SceneRun.Step]] = [[.write(2, 1)], [.write(3, 2)], [.write(2, 0)]]
    #expect(agrees(SceneRun(scene: tabs, steps: steps)))
    let search = S(.search, 1, [S(.path, 4, [S(.reads, 5), S(.color, 6)]), S(.text, 13)])
    #expect(agrees(SceneRun(scene: search, steps: [[.write(13, 4)], [.write(4, 3)]])))
  }

  @Test func aRelativeFrameAsksItsOwnContainerAgain() {
    for leaf in [S(.color, 6), S(.spacer, 6)] {
      let scene = S(.relative, 1, [S(.fittingScroll, 2, [S(.relative, 5, [leaf])])])
      #expect(agrees(SceneRun(scene: scene, steps: [[.write(6, 2)]])))
    }
  }

  @Test func hiddenChangesArePlacedWhenShownAgain() {
    let layer = S(.reader, 1, [S(.shows, 3, [S(.safe, 4, [S(.reads, 5)])])])
    #expect(agrees(SceneRun(scene: layer, steps: [[.write(4, 1), .write(1, 1)]])))
    let candidate = S(.reader, 1, [S(.fits, 4, [S(.faded, 5, [S(.color, 6)])])])
    #expect(agrees(SceneRun(scene: candidate, steps: [[.write(5, 1), .write(1, 4)]])))
  }

  @Test func aLayerOverAViewThatComesLaterIsComparedWithWhatItMissed() {
    let scene = S(.inset, 1, [S(.pieces, 2), S(.optional, 5, [S(.spacer, 8)])])
    #expect(agrees(SceneRun(scene: scene, steps: [[.write(5, 4)], [.write(2, 1)]])))
    let each = S(.inset, 2, [S(.each, 3, [S(.spacer, 4)]), S(.segmented, 5)])
    let stepper = S(.stepper, 1, [each])
    #expect(agrees(SceneRun(scene: stepper, steps: [[.write(5, 1)], [.write(3, 3)]])))
  }

  @Test func barTextsDontDependOnAnEarlierLayout() {
    let tools = S(.tools, 7, [S(.reader, 8, [S(.tabs, 9)])])
    let scene = S(.path, 1, [S(.search, 4, [tools])])
    #expect(agrees(SceneRun(scene: scene, steps: [[.write(4, 3)]])))
  }

  @Test func aTitleIsReadFromEveryViewThatMayFit() {
    let scene = S(
      .navigation, 1,
      [
        S(.fits, 2, [S(.titled, 5, [S(.text, 6)])]), S(.pieces, 8), S(.reads, 17),
        S(.prefers, 20, [S(.text, 21), S(.color, 22)]),
      ])
    #expect(agrees(SceneRun(scene: scene, steps: [[.write(8, 5)]])))
  }

  @Test func entriesOfABarAreThoseOfTheViewThatWroteThem() {
    let named = S(.path, 1, [S(.named, 5, [S(.tools, 6, [S(.text, 7)])])])
    #expect(agrees(SceneRun(scene: named, steps: [[.write(5, 5)]])))
    let two = S(.navigation, 1, [S(.tools, 3, [S(.reads, 6)]), S(.tools, 12, [S(.text, 13)])])
    #expect(agrees(SceneRun(scene: two, steps: [[.write(3, 4)]], platform: .macOS)))
  }

  @Test func entriesOfACoveredPageKeepTheirStates() {
    let scene = S(.path, 1, [S(.tools, 7, [S(.color, 8)])])
    #expect(
      agrees(SceneRun(scene: scene, steps: [[.write(1, 5)], [.write(8, 2)], [.write(1, 0)]])))
  }

  @Test func anEntryThatBecomesATextGetsATextsPlace() {
    let scene = S(.split, 1, [S(.tools, 13, [S(.either, 15, [S(.color, 17), S(.text, 19)])])])
    #expect(agrees(SceneRun(scene: scene, steps: [[.write(15, 3)]])))
  }

  @Test func formerRowsDontWidenALazyContainer() {
    let stack = S(.lazyColumn, 1, [S(.lazySections, 6, [S(.color, 8)])])
    #expect(agrees(SceneRun(scene: stack, steps: [[.write(1, 4)], [.size(nil, 260)]])))
    let grid = S(.lazyGrid, 1, [S(.lazySections, 2, [S(.text, 6)]), S(.spacer, 14)])
    #expect(agrees(SceneRun(scene: grid, steps: [[.size(nil, 260)], [.write(1, 3)]])))
  }

  @Test func aListWithAWriterFurtherOutTellsWhatIsInside() {
    let told = S(.tells, 2, [S(.prefers, 17, [S(.divider, 18)]), S(.spacer, 19)])
    #expect(agrees(SceneRun(scene: S(.transformed, 1, [told]), steps: [])))
  }

  @Test func aCandidateThatNoLongerFitsKeepsWhatCameWithTheLayout() {
    let made = S(.viewMaker, 2, [S(.reader, 3, [S(.color, 6)]), S(.text, 7)])
    #expect(agrees(SceneRun(scene: S(.fits, 1, [made]), steps: [[.write(7, 5)]])))
  }

  @Test func aRowBeginsWithWhatWasWrittenLast() {
    let body = S(.lazyBody, 9, [S(.ratio, 10, [S(.divider, 13)])])
    let row = S(.lazySections, 6, [S(.reads, 8), body])
    #expect(agrees(SceneRun(scene: row, steps: [[.write(6, 1), .write(10, 3)]])))
    let part = S(.lazyBody, 5, [S(.text, 9), S(.spacer, 10)])
    let rows = S(.lazySections, 1, [S(.reads, 4), part])
    #expect(agrees(SceneRun(scene: rows, steps: [[.write(-5, 2)], [.write(1, 4)]])))
  }

  @Test func aReaderGoesWithItsRow() {
    let scene = S(.lazyGrid, 1, [S(.reader, 5), S(.color, 8)])
    #expect(agrees(SceneRun(scene: scene, steps: [[.write(1, 5)], [.write(1, 2)]])))
  }

  @Test func aLayerOverTheWholeStaysWhateverTheWholeIs() {
    let items = S(.overlay, 2, [S(.each, 3, [S(.reads, 4)]), S(.optional, 5, [S(.spacer, 6)])])
    #expect(agrees(SceneRun(scene: items, steps: [[.write(5, 2)], [.write(3, 3)]])))
    let modified = S(.inset, 3, [S(.custom, 4, [S(.color, 7)]), S(.color, 12)])
    #expect(agrees(SceneRun(scene: modified, steps: [[.write(12, 3)], [.write(100_004, 2)]])))
    let tabs = S(.inset, 2, [S(.tabs, 3, [S(.pieces, 4)]), S(.text, 6)])
    #expect(agrees(SceneRun(scene: tabs, steps: [[.write(6, 4)], [.write(4, 3)]])))
  }
}
