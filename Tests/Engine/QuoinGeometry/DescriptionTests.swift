import Foundation
import QuoinGeometry
import Testing

@Suite struct DescriptionTests {
  @Test func `Points, sizes and rectangles are printed as by Core Graphics`() {
    let rectangle = CGRect(x: 1, y: 2.5, width: 30, height: .infinity)
    #expect("\(rectangle)" == "(1.0, 2.5, 30.0, inf)")
    #expect(String(describing: rectangle.origin) == "(1.0, 2.5)")
    #expect(rectangle.size.debugDescription == "(30.0, inf)")
    #expect("\([CGPoint.zero])" == "[(0.0, 0.0)]")
  }
}
