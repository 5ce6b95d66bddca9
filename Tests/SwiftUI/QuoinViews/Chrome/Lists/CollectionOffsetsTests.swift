import Foundation
import QuoinCore
import QuoinViews
import Testing

/// The offsets that `onDelete` and `onMove` pass to the data.
struct CollectionOffsetsTests {
  @Test func elementsAreRemovedByPosition() {
    var letters = Array("abcdef")
    letters.remove(atOffsets: [1, 3, 99])
    #expect(String(letters) == "acef")
  }

  @Test(arguments: [
    ([0], 3, "bcadef"), ([4], 1, "aebcdf"), ([1, 4], 6, "acdfbe"), ([1, 4], 0, "beacdf"),
    ([2], 2, "abcdef"), ([2], 3, "abcdef"), ([0, 77], 99, "bcdefa"), ([5], -4, "fabcde"),
  ])
  func elementsAreMovedTogether(source: [Int], destination: Int, result: String) {
    var letters = Array("abcdef")
    letters.move(fromOffsets: IndexSet(source), toOffset: destination)
    #expect(String(letters) == result)
  }

  @Test @MainActor func aBindingToACollectionIsACollectionOfBindings() {
    var values = [1, 2, 3]
    let numbers = Binding(get: { values }, set: { values = $0 })
    for number in numbers { number.wrappedValue *= 10 }
    #expect(values == [10, 20, 30])
    #expect(numbers[2].wrappedValue == 30)
    #expect(numbers.map(\.wrappedValue).reversed() == [30, 20, 10])
  }
}
