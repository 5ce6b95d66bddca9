import Foundation
import QuoinCore
import QuoinGeometry
import QuoinText
import Testing

@testable import QuoinViews

@Suite struct SymbolNamesTests {
  @Test func everyRowOfTheTableIsASymbolWithACharacterOnce() {
    let rows = SymbolNames.rows
    #expect(rows.count > 1_300)
    #expect(rows.filter { SymbolNames.entry($0) == nil } == [])
    let unreadable = SymbolNames.entries.keys.filter { SymbolRecipe($0) == nil }
    #expect(unreadable.sorted() == [])
    #expect(SymbolNames.insetBoxes.keys.filter { SymbolRecipe($0) == nil } == [])
    let names = rows.compactMap { SymbolNames.entry($0)?.name }
    let repeated = Dictionary(grouping: names, by: \.self).filter { $1.count > 1 }.keys
    #expect(repeated.sorted() == [])
  }

  /// The sizes of reference pictures beside text of 16 points, which needs an em of 19.2.
  @MainActor
  @Test func measuredSymbolsHaveTheirSizes() throws {
    func size(_ name: String) throws -> CGSize {
      let figure = try #require(
        SymbolLibrary.shared.figure(name, isLayered: false, shaper: FixedShaper()))
      return CGSize(width: figure.bounds.width * 19.2, height: figure.bounds.height * 19.2)
    }
    #expect(abs(try size("xmark").width - 12.7) < 0.05)
    let down = try size("chevron.down")
    #expect(abs(down.width - 13.7) < 0.05 && abs(down.height - 7.7) < 0.05)
    for name in ["chevron.left", "chevron.right", "chevron.backward", "chevron.forward"] {
      let turned = try size(name)
      #expect(abs(turned.height - down.width) < 0.01 && abs(turned.width - down.height) < 0.01)
    }
    #expect(
      SymbolRecipe("externaldrive.connected.to.line.below")
        != SymbolRecipe("externaldrive.connected.to.line.below.fill"))
  }

  @Test(arguments: [
    "plus", "plus add", "plus add G145", "plus add D800", "plus  add E145", "plus =", "plus = ",
    "plus = line  M1,1",
  ])
  func malformedRowsAreIgnored(_ row: String) {
    #expect(SymbolNames.entry(Substring(row)) == nil)
  }
}
