import Scenes
import SwiftUI
import Testing

/// Scenes that once failed, with content that is created during layout, reduced to the smallest
/// failing form.
@MainActor
struct LateContentRegressionTests {
  private func agrees(_ run: SceneRun) -> Bool {
    guard let failure = run.failure() else { return true }
    Issue.record("after \(failure.step) steps: \(failure.text)")
    return false
  }

  @Test(arguments: [[[(13, 2)]], [[(1, 5)], [(13, 2)]]])
  func rowsPresentToo(writes: [[(Int, Int)]]) {
    let scene = S(.lazyGrid, 1, [S(.alert, 13, [S(.reads, 14)])])
    let steps = writes.map { $0.map { SceneRun.Step.write($0.0, $0.1) } }
    #expect(agrees(SceneRun(scene: scene, steps: steps)))
    let popover = S(.lazyGrid, 1, [S(.popover, 2, [S(.divider, 6)])])
    #expect(agrees(SceneRun(scene: popover, steps: [[.write(1, 5)], [.write(2, 3)]])))
    #expect(agrees(SceneRun(scene: popover, steps: [[.write(2, 3)]])))
  }

  @Test func lazyContainersFindTheirCurrentReader() {
    let row = S(.lazyRow, 7, [S(.reader, 8, [S(.lazyBare, 10, [S(.text, 11)])]), S(.color, 12)])
    #expect(agrees(SceneRun(scene: row, steps: [[.write(11, 5), .write(7, 5)]])))
    let named = S(.reader, 6, [S(.lazySections, 7, [S(.named, 8)])])
    let body = S(.lazyBody, 1, [S(.optional, 2, [S(.text, 5), named])])
    #expect(agrees(SceneRun(scene: body, steps: [[.write(2, 2)], [.write(8, 5), .write(5, 5)]])))
    let column = S(.reader, 2, [S(.lazyColumn, 3, [S(.each, 4)])])
    let text = S(.lazyBody, 1, [column, S(.text, 10)])
    #expect(agrees(SceneRun(scene: text, steps: [[.write(4, 2)], [.write(4, 0), .write(10, 1)]])))
  }

  @Test func aLazyStackOutOfViewHasTheWidthOfItsFirstItem() {
    let cells = [S(.reads, 6), S(.spacer, 17), S(.lazyBare, 25, [S(.text, 26)])]
    #expect(
      agrees(
        SceneRun(
          scene: S(.lazyGrid, 1, cells),
          steps: [[.size(200, nil)], [.write(1, 1)], [.size(nil, 260)]], isWindow: true)))
  }

  @Test func layersOfPreferencesComeAfterTheReadersInside() {
    let reader = S(.reader, 8, [S(.prefers, 9, [S(.text, 10)])])
    let scene = S(.shows, 2, [S(.ratio, 7, [reader])])
    #expect(agrees(SceneRun(scene: scene, steps: [[.write(8, 4), .write(7, 4)]])))
  }

  @Test func aWriterThatDoesntFitIsNoValue() {
    let padded = S(.padded, 15, [S(.color, 16), S(.prefers, 17, [S(.reads, 18)])])
    let guided = S(.guided, 2, [S(.prefers, 4, [S(.spacer, 6)]), S(.fits, 14, [padded])])
    #expect(agrees(SceneRun(scene: S(.shows, 1, [guided]), steps: [])))
  }

  /// Each view of a timeline is a cell; with both in one cell, a line had a different height than
  /// lines that had not been seen.
  @Test func theViewsOfATimelineAreCellsOfALazyGrid() {
    let timeline = S(.timeline, 3, [S(.text, 7), S(.reads, 8)])
    #expect(
      agrees(SceneRun(scene: S(.lazyGrid, 1, [timeline]), steps: [[.write(1, 5)]])))
    let empty = S(.timeline, 2, [S(.optional, 3, [S(.spacer, 5)])])
    #expect(agrees(SceneRun(scene: S(.lazyBody, 1, [empty]), steps: [[.write(3, 3)]])))
  }

  @Test func lazyContentInAKeptReaderIsMadeWhenThatHasItsPlaceAgain() {
    let column = S(.reader, 5, [S(.reader, 8, [S(.lazyColumn, 9)])])
    let row = S(.lazyRow, 1, [S(.lazyBare, 3), column])
    #expect(agrees(SceneRun(scene: row, steps: [[.write(9, 3), .write(3, 4)]])))
  }

  /// The window may change before the content of a reader has a position in it.
  @Test func framesInAKeptReaderFollowTheWindow() {
    let scene = S(.reader, 3, [S(.relative, 4, [S(.color, 5)])])
    #expect(agrees(SceneRun(scene: scene, steps: [[.size(nil, 260), .write(3, 5)]])))
  }

  @Test func theTextOfALazyRowDoesntMakeAnEntryOfABarAText() {
    let tools = S(.tools, 2, [S(.lazySections, 4, [S(.divider, 5)])])
    #expect(agrees(SceneRun(scene: S(.split, 1, [tools]), steps: [[.number(2)]])))
  }

  @Test func effectsOfAReadersContentKnowTheirSize() {
    let spaced = S(.reader, 1, [S(.visual, 2, [S(.spaced, 3, [S(.reads, 5)])])])
    #expect(agrees(SceneRun(scene: spaced, steps: [[.write(2, 5), .write(1, 5)]])))
    let reader = S(.reader, 1, [S(.visual, 2, [S(.reader, 3)])])
    #expect(agrees(SceneRun(scene: reader, steps: [[.write(2, 5), .write(1, 2)]])))
  }

  @Test func rowsInLateContentDontAffectTheirContainer() {
    let reader = S(.reader, 8, [S(.table, 10, [S(.text, 11)])])
    let scene = S(.disclosure, 1, [S(.alert, 2, [S(.text, 5)]), reader])
    let steps: [[SceneRun.Step]] = [[.write(2, 2)], [.write(1, 2), .size(nil, 260)]]
    #expect(agrees(SceneRun(scene: scene, steps: steps)))
  }

  @Test func aTitleStaysThatLeavesItsOwnViewNoRoom() {
    let titled = S(.fits, 8, [S(.titled, 9, [S(.text, 10)])])
    let scene = S(.navigation, 1, [S(.reader, 2, [titled]), S(.divider, 14), S(.text, 16)])
    #expect(agrees(SceneRun(scene: scene, steps: [[.large(true)], [.large(false)]])))
  }

  @Test func theTitleOfACoveredPageChanges() {
    let tools = S(.reader, 4, [S(.tools, 5, [S(.text, 6)])])
    let scene = S(.path, 1, [S(.titled, 2, [S(.reads, 3)]), tools])
    #expect(
      agrees(SceneRun(scene: scene, steps: [[.write(2, 1)], [.write(1, 1)], [.write(2, 4)]])))
  }

  @Test func aLayerUnderANavigationStaysWhateverPageIsShown() {
    let scene = S(.viewMaker, 1, [S(.background, 7, [S(.path, 8), S(.group, 10)])])
    let steps: [[SceneRun.Step]] = [[.write(8, 4)], [.rightToLeft(true), .write(10, 2)]]
    #expect(agrees(SceneRun(scene: scene, steps: steps)))
  }

  /// Content that is created later starts with the values of the surrounding body's last
  /// evaluation, and so does a layer on other views.
  @Test func laterLayersAndBarItemsStartWithInitialState() {
    let erased = S(.overlay, 4, [S(.erased, 5, [S(.text, 6)]), S(.text, 7)])
    for kind in [RandomScene.Kind.lazyColumn, .sections, .lazyBody] {
      let steps: [[SceneRun.Step]] = [[.write(7, 5)], [.write(5, 4)]]
      #expect(agrees(SceneRun(scene: S(kind, 2, [erased]), steps: steps)))
    }
    let tools = S(.navigation, 1, [S(.tools, 5, [S(.optional, 6, [S(.reads, 7)])])])
    #expect(agrees(SceneRun(scene: tools, steps: [[.write(6, 4)]])))
  }

  @Test func aPushedPageHasBarItemsInTheCurrentEnvironment() {
    let reader = S(.reader, 3, [S(.tools, 5, [S(.reads, 6)])])
    let steps: [[SceneRun.Step]] = [[.number(1), .write(2, 4)]]
    #expect(agrees(SceneRun(scene: S(.path, 2, [reader]), steps: steps)))
  }

  @Test func aRowThatIsDroppedBeforeItsEmissionReleasesOnlyItsOwnNodes() {
    let grid = S(.gridGuided, 14, [S(.fits, 15)])
    let tabs = S(.tabs, 12, [S(.erased, 13, [grid])])
    #expect(agrees(SceneRun(scene: S(.sections, 1, [tabs]), steps: [[.write(13, 2)]])))
  }

  @Test func aPartWhoseRowsANewFormHidesHasTheDefault() {
    let form = S(.form, 6, [S(.selection, 7, [S(.padded, 8)])])
    let scene = S(.shows, 2, [S(.editing, 5, [form])])
    #expect(agrees(SceneRun(scene: scene, steps: [[.large(true)], [.write(8, 1)]])))
  }

  @Test func aRemovedRowOfAGridReleasesViewsWithoutNodes() {
    let row = S(.column, 7, [S(.pieces, 8)])
    let scene = S(.lazyGrid, 5, [S(.color, 6), row])
    #expect(agrees(SceneRun(scene: scene, steps: [[.write(5, 5)], [.write(5, 3)]])))
  }

  @Test func aReplacedViewReleasesViewsWithoutNodes() {
    let scene = S(.scroll, 1, [S(.row, 3, [S(.named, 4, [S(.pieces, 5)])])])
    #expect(agrees(SceneRun(scene: scene, steps: [[.write(4, 4)]])))
  }

  @Test func aHiddenLazyStackIsAsWideAsItsFirstRow() {
    let lazy = S(.lazyBare, 5, [S(.text, 6), S(.color, 7)])
    let scene = S(.lazyGrid, 1, [S(.scroll, 3, [lazy, S(.scroll, 9)])])
    let steps: [[SceneRun.Step]] = [[.write(5, 1)], [.write(6, 2), .write(3, 1)]]
    #expect(agrees(SceneRun(scene: scene, steps: steps)))
  }

  @Test func anInspectorOfAPageThatIsShownLaterStartsWithItsLastInitialState() {
    let inspects = S(.inspects, 8, [S(.color, 9), S(.color, 10)])
    let steps: [[SceneRun.Step]] = [[.write(8, 1)], [.write(10, 2)], [.write(3, 4)]]
    #expect(agrees(SceneRun(scene: S(.tabs, 3, [S(.text, 6), inspects]), steps: steps)))
  }

  /// A part of a list that varies contributes its default whether the tree is new or updated, and
  /// whether the part is created before or after the layout.
  @Test func partsThatVaryContributeInEveryTree() {
    let toggle = S(.guided, 11, [S(.toggle, 12)])
    let layers = S(.styled, 4, [S(.background, 5), S(.fits, 8)])
    let timeline = S(.timeline, 3, [S(.matched, 4), S(.prefers, 13, [S(.color, 14)])])
    let shown = S(.moved, 3, [S(.shows, 4, [S(.text, 5), S(.measured, 6)])])
    let row = S(.priority, 11, [S(.lazyRow, 15, [S(.text, 17)])])
    let lazyGrid = S(.lazyGrid, 10, [S(.prefers, 11, [S(.reads, 12)]), S(.text, 13)])
    let runs = [
      SceneRun(scene: S(.shows, 2, [S(.transformed, 5, [S(.spacer, 9)]), toggle]), steps: []),
      SceneRun(scene: S(.prefers, 1, [S(.tells, 3, [layers])]), steps: []),
      SceneRun(scene: S(.transformed, 1, [S(.tells, 2, [timeline])]), steps: []),
      SceneRun(
        scene: S(.shows, 1, [S(.reader, 2, [shown]), S(.transformed, 19, [S(.spacer, 20)])]),
        steps: [[.write(3, 2)]]),
      SceneRun(
        scene: S(.shows, 2, [S(.lazyBody, 3, [S(.prefers, 6, [S(.color, 7)]), row])]),
        steps: [[.write(15, 2)]]),
      SceneRun(
        scene: S(.priority, 3, [S(.shows, 4, [S(.grid, 7, [S(.color, 8)])]), lazyGrid]),
        steps: [[.write(10, 2)]]),
      SceneRun(
        scene: S(.shows, 2, [S(.table, 3, [S(.prefers, 9, [S(.text, 10)])])]),
        steps: [[.write(3, 2)], [.write(9, 5)]], platform: .macOS),
    ]
    for run in runs { #expect(agrees(run)) }
  }
}
