import Testing

@testable import QuoinText

@Suite struct BidiOrderTests {
  @Test func leftToRightStays() {
    #expect(BidiOrder.visual([0, 0, 0]) == [0, 1, 2])
    #expect(BidiOrder.visual([]) == [])
  }

  @Test func rightToLeftIsReversed() {
    #expect(BidiOrder.visual([1, 1, 1]) == [2, 1, 0])
    #expect(BidiOrder.visual([0, 1, 1, 0]) == [0, 2, 1, 3])
  }

  @Test func numbersInsideRightToLeftTextKeepTheirOrder() {
    #expect(BidiOrder.visual([1, 2, 2, 1]) == [3, 1, 2, 0])
  }
}
