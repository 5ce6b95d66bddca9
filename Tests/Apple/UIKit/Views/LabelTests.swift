import Testing
import UIKit

/// Labels have the sizes of SwiftUI's `Text`.
@MainActor
struct LabelTests {
  private let long = "A sentence that is longer than a narrow label"

  private func label(_ text: String?) -> UILabel {
    let label = UILabel()
    label.text = text
    return label
  }

  @Test func anEmptyLabelHasNoWidth() {
    #expect(label(nil).intrinsicContentSize.width == 0)
  }

  @Test func oneLineIsAsWideAsItsText() {
    let line = label(long)
    let size = line.intrinsicContentSize
    #expect(size.width > label("A sentence").intrinsicContentSize.width)
    #expect(line.sizeThatFits(CGSize(width: 50, height: 500)) == size)
  }

  @Test func severalLinesWrapAtTheWidth() {
    let lines = label(long)
    let line = lines.intrinsicContentSize.height
    lines.numberOfLines = 0
    let wrapped = lines.sizeThatFits(CGSize(width: 100, height: 0))
    #expect(wrapped.width <= 100 && wrapped.height > 2.5 * line)
    lines.numberOfLines = 2
    let two = lines.sizeThatFits(CGSize(width: 100, height: 0)).height
    #expect(two > 1.5 * line && two < 2.5 * line)
    lines.preferredMaxLayoutWidth = 100
    #expect(lines.intrinsicContentSize.height == two)
  }

  @Test func aLargerFontIsLarger() {
    let line = label("Title")
    let before = line.intrinsicContentSize
    line.font = .systemFont(ofSize: 34)
    let after = line.intrinsicContentSize
    #expect(after.width > before.width && after.height > before.height)
  }

  @Test func attributedTextAndTextAreOne() {
    let line = label("plain")
    line.attributedText = NSAttributedString(string: "attributed")
    #expect(line.text == "attributed")
    line.text = nil
    #expect(line.attributedText == nil)
  }

  @Test func aStackGivesALabelItsLength() {
    let name = label("Name")
    let stack = UIStackView(arrangedSubviews: [name, UIView()])
    stack.frame = CGRect(x: 0, y: 0, width: 300, height: 40)
    stack.layoutIfNeeded()
    #expect(name.frame.width == name.intrinsicContentSize.width)
  }
}
