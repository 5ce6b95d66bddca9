// Literals are what is tested.
// swift-format-ignore-file: NoPlaygroundLiterals

import SwiftUI
import Testing
import UIKit

struct LiteralTests {
  @Test func coloursAndPicturesAreLiterals() {
    let red = #colorLiteral(red: 1, green: 0, blue: 0, alpha: 0.5)
    #expect(red == UIColor(red: 1, green: 0, blue: 0, alpha: 0.5))
    #expect(
      Color(#colorLiteral(red: 0, green: 0, blue: 1, alpha: 1))
        == Color(.sRGB, red: 0, green: 0, blue: 1))
    #expect(#imageLiteral(resourceName: "no such picture").size == .zero)
  }
}
