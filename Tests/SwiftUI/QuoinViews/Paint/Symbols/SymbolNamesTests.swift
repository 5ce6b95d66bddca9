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

  @Test(arguments: [
    "plus", "plus add", "plus add G145", "plus add D800", "plus  add E145", "plus =", "plus = ",
    "plus = line  M1,1",
  ])
  func malformedRowsAreIgnored(_ row: String) {
    #expect(SymbolNames.entry(Substring(row)) == nil)
  }
}
