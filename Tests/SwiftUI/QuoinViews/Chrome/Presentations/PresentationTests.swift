import Foundation
import SwiftUI
import Testing

/// Presentations above a window (Rules/Navigation.md#sheets). The largest sheet begins at the
/// status bar.
@MainActor
@Suite struct PresentationTests {
  private static let largest: CGFloat = 874 - 62

  private func sheet(_ detents: Set<PresentationDetent>) -> CGRect? {
    Screen {
      Text("Below").sheet(isPresented: .constant(true)) {
        Color.red.presentationDetents(detents)
      }
    }
    .frames("sheet").first
  }

  @Test func unpresentedViewsDontExist() {
    let plain = Screen { Text("Below") }.report
    let quiet = Screen {
      Text("Below")
        .sheet(isPresented: .constant(false)) { Text("Sheet") }
        .alert("Title", isPresented: .constant(false)) {}
        .popover(item: .constant(Optional<Item>.none)) { _ in Text("Popover") }
    }.report
    #expect(quiet == plain)
  }

  @Test func theLargestSheetReachesDown() {
    #expect(sheet([]) == CGRect(x: 0, y: 62, width: 402, height: Self.largest))
    #expect(sheet([.large]) == CGRect(x: 0, y: 62, width: 402, height: Self.largest))
    let content = Screen {
      Text("Below").sheet(isPresented: .constant(true)) {
        Color.red.accessibilityIdentifier("content")
      }
    }
    #expect(content.frame("content")?.maxY == 840)
  }

  @Test func lowerSheetsFloat() throws {
    let medium = try #require(sheet([.medium, .large]))
    #expect(abs(874 - medium.minY - 0.56 * Self.largest) < 0.01)
    #expect(medium.minX == 8 && medium.maxX == 394 && medium.maxY == 866)
    #expect(sheet([.height(200)])?.minY == 674)
    #expect(sheet([.fraction(0.25)])?.minY == 671)
    #expect(sheet([.height(200), .height(100)])?.minY == 774)
    let third = try #require(sheet([.custom(Third.self)]))
    #expect(abs(third.height - (Self.largest / 3 - 8)) < 0.01)
  }

  @Test func invalidHeightsAreClamped() {
    #expect(sheet([.height(.nan)])?.height == Self.largest)
    #expect(sheet([.height(-5)])?.height == 0)
    #expect(sheet([.height(.infinity)])?.height == Self.largest)
    #expect(sheet([.fraction(-1)])?.height == 0)
  }

  @Test func theChosenHeightIsShown() {
    let screen = Screen {
      Text("Below").sheet(isPresented: .constant(true)) {
        Color.red.presentationDetents(
          [.height(100), .height(300)], selection: .constant(.height(300)))
      }
    }
    #expect(screen.frames("sheet").first?.minY == 574)
  }

  @Test func aCoverFillsTheWindow() {
    let screen = Screen {
      Text("Below").fullScreenCover(item: .constant(Item(id: 4))) { item in
        Color.red.accessibilityIdentifier("inside")
          .overlay { Color.blue.ignoresSafeArea().accessibilityIdentifier("out") }
          .overlay { Text("Item \(item.id)") }
      }
    }
    #expect(screen.frame("inside") == CGRect(x: 0, y: 62, width: 402, height: 874 - 62 - 34))
    #expect(screen.shows("Item 4"))
  }

  @Test func alertsOrderTheirButtons() throws {
    let two = Screen {
      Text("Below").alert("Title", isPresented: .constant(true)) {
        Button("Go") {}
        Button("Cancel", role: .cancel) {}
      }
    }
    let row = two.frames("alertButton")
    try #require(row.count == 2)
    #expect(row[0].minY == row[1].minY && row[1].minX - row[0].maxX == 8)
    let cancel = try #require(two.frames("Text(\"Cancel\")").first)
    #expect(cancel.midX == row[0].midX)
    let old = Screen {
      Text("Below").alert(isPresented: .constant(true)) {
        Alert(title: Text("Title"), message: Text("Message"))
      }
    }
    #expect(old.shows("OK") && old.shows("Message"))
  }

  /// Rules/Navigation.md#alert-fields
  @Test func theFieldsOfAnAlertAreAboveItsButtons() throws {
    let screen = Screen {
      Text("Below").alert("Title", isPresented: .constant(true)) {
        TextField("Name", text: .constant(""))
        Button("Save") {}.disabled(true)
        Button("Cancel", role: .cancel) {}
      }
    }
    let row = screen.frames("alertButton")
    try #require(row.count == 2)
    #expect(row[0].minY == row[1].minY)
    let cancel = try #require(screen.frames("Text(\"Cancel\")").first)
    #expect(cancel.midX == row[0].midX)
    let field = try #require(screen.frames("Text(\"Name\")").first)
    #expect(field.maxY <= row[0].minY)
    // A disabled button is faded.
    #expect(screen.frames("disabled") == [row[1]])
    let alone = Screen {
      Text("Below").alert("Title", isPresented: .constant(true)) {
        TextField("Name", text: .constant(""))
      }
    }
    #expect(alone.shows("OK"))
  }

  @Test func aDialogPointsAtItsSource() throws {
    for direction in [LayoutDirection.leftToRight, .rightToLeft] {
      let screen = Screen(direction: direction) {
        HStack {
          Spacer()
          Color.red.frame(width: 40, height: 20).accessibilityIdentifier("source")
            .confirmationDialog("Title", isPresented: .constant(true), titleVisibility: .visible) {
              Button("One") {}
              Button("Cancel", role: .cancel) {}
            }
        }
      }
      let source = try #require(screen.frame("source"))
      let panel = try #require(screen.frames("popover").first)
      #expect(panel.minY == source.maxY + 13)
      // 10 points from the edge of the screen
      #expect(direction == .leftToRight ? panel.maxX == 392 : panel.minX == 10)
      #expect(screen.shows("Title") && screen.shows("One") && !screen.shows("Cancel"))
    }
  }

  @Test func aDialogIsAboveItsSourceWithoutRoomBelow() throws {
    let screen = Screen {
      VStack {
        Spacer()
        Color.red.frame(width: 40, height: 20).accessibilityIdentifier("source")
          .confirmationDialog("Title", isPresented: .constant(true)) { Button("One") {} }
      }
    }
    let source = try #require(screen.frame("source"))
    #expect(screen.frames("popover").first?.maxY == source.minY - 13)
  }

  @Test func aPopoverIsASheetWhereThereIsLittleRoom() {
    func screen(_ adaptation: PresentationAdaptation) -> Screen {
      Screen {
        Text("Below").popover(isPresented: .constant(true)) {
          Text("Above").presentationCompactAdaptation(adaptation)
        }
      }
    }
    #expect(screen(.automatic).frames("sheet").count == 1)
    #expect(screen(.popover).frames("popover").count == 1)
    #expect(screen(.popover).frames("sheet").isEmpty)
  }

  @Test func presentedViewsPresentToo() {
    let screen = Screen {
      Text("Below").sheet(isPresented: .constant(true)) {
        Text("Sheet").alert("Alert", isPresented: .constant(true)) {}
      }
    }
    #expect(screen.frames("sheet").count == 1 && screen.frames("alert").count == 1)
    #expect(screen.frames("alert").first?.midY == 451)
  }

  @Test func contentThatComesWithTheLayoutPresents() {
    let screen = Screen {
      GeometryReader { _ in Text("Below").sheet(isPresented: .constant(true)) { Text("Sheet") } }
    }
    #expect(screen.shows("Sheet"))
  }

  @Test func aWindowPresentsOneThing() {
    let screen = Screen {
      Text("Below")
        .sheet(isPresented: .constant(true)) { Text("First") }
        .alert("Second", isPresented: .constant(true)) {}
    }
    #expect(screen.shows("First") && !screen.shows("Second"))
    #expect(screen.report.warnings.contains { $0.contains("presented at once") })
  }

  @Test func presentingWithoutEndIsRefused() {
    struct Loop: View {
      var body: some View { Text("a").sheet(isPresented: .constant(true)) { Loop() } }
    }
    #expect(Screen { Loop() }.report.errors.contains { $0.contains("levels deep") })
  }

  @Test func aListOfViewsPresentsOnce() {
    let screen = Screen {
      VStack {
        Group {
          Text("a")
          Text("b")
        }
        .sheet(isPresented: .constant(true)) { Text("Sheet") }
      }
    }
    #expect(screen.frames("Text(\"Sheet\")").count == 1)
    #expect(screen.report.warnings.isEmpty)
  }

  @Test func presentedViewsKnowIt() {
    struct Reader: View {
      @Environment(\.isPresented) private var isPresented
      @Environment(\.presentationMode) private var mode
      var body: some View { Text("\(isPresented) \(mode.wrappedValue.isPresented)") }
    }
    #expect(Screen { Reader() }.shows("false false"))
    #expect(
      Screen { Text("a").sheet(isPresented: .constant(true)) { Reader() } }.shows("true true"))
  }

  @Test func anInspectorIsAColumnWhereThereIsRoom() {
    let view = Color.red.inspector(isPresented: .constant(true)) {
      Color.blue.accessibilityIdentifier("inspector").inspectorColumnWidth(120)
    }
    #expect(Screen { view }.frames("sheet").count == 1)
    let wide = Screen { view.environment(\.horizontalSizeClass, .regular) }
    #expect(wide.frame("inspector")?.width == 120 && wide.frame("inspector")?.maxX == 402)
  }

  @Test func theWidthOfAnInspectorIsNotThatOfItsColumn() {
    let screen = Screen(size: CGSize(width: 900, height: 400)) {
      NavigationSplitView {
        Text("sidebar")
      } detail: {
        Color.red.accessibilityIdentifier("page").inspector(isPresented: .constant(true)) {
          Color.blue.inspectorColumnWidth(100)
        }
      }
      .environment(\.horizontalSizeClass, .regular)
    }
    #expect((screen.frame("page")?.width ?? 0) > 500)
  }

  /// Rules/Navigation.md#sheets
  @Test func aSheetHasItsHeightHoweverHighItsContentIs() {
    let screen = Screen {
      Color.red.sheet(isPresented: .constant(true)) {
        Color.blue.frame(height: 400).presentationDetents([.height(200)])
      }
    }
    #expect(screen.frames("sheet").first == CGRect(x: 8, y: 674, width: 386, height: 192))
  }

  private struct Item: Identifiable { var id: Int }
  private enum Third: CustomPresentationDetent {
    static func height(in context: Context) -> CGFloat? { context.maxDetentValue / 3 }
  }
}
