import Foundation
import QuoinCore
import QuoinGeometry
import QuoinLayout
import QuoinViews

/// A text label, rendered like SwiftUI's `Text`.
open class UILabel: UIView {
  open var text: String? {
    get { attributed?.string }
    set {
      attributed = newValue.map { NSAttributedString(string: $0) }
      changed()
    }
  }
  open var attributedText: NSAttributedString? {
    get { attributed }
    set {
      attributed = newValue
      changed()
    }
  }
  private var attributed: NSAttributedString?
  open var font: UIFont! = .systemFont(ofSize: UIFont.labelFontSize) { didSet { changed() } }
  open var textColor: UIColor! = .label { didSet { changed() } }
  open var textAlignment = NSTextAlignment.natural { didSet { changed() } }
  open var lineBreakMode = NSLineBreakMode.byTruncatingTail { didSet { changed() } }
  /// The maximum number of lines; zero means no limit.
  open var numberOfLines = 1 { didSet { changed() } }
  open var adjustsFontSizeToFitWidth = false { didSet { changed() } }
  open var minimumScaleFactor: CGFloat = 0 { didSet { changed() } }
  /// Stored only: Quoin doesn't read it.
  open var allowsDefaultTighteningForTruncation = false
  /// Stored only: Quoin doesn't read it.
  open var adjustsFontForContentSizeCategory = false
  open var preferredMaxLayoutWidth: CGFloat = 0 { didSet { changed() } }
  /// Stored only: Quoin doesn't read it.
  open var baselineAdjustment = UIBaselineAdjustment.alignBaselines
  open var isEnabled = true { didSet { setNeedsDisplay() } }
  open var isHighlighted = false
  /// Stored only: Quoin doesn't read it.
  open var highlightedTextColor: UIColor?
  open var shadowColor: UIColor?
  open var shadowOffset = CGSize(width: 0, height: -1)
  /// The button whose title this label is. A change of the label redraws it.
  weak var isPart: UIView?

  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    hugging = [UILayoutPriority(251), UILayoutPriority(251)]
  }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  private func changed() {
    setNeedsDisplay()
    superview?.setNeedsLayout()
    isPart?.setNeedsDisplay()
  }

  open override var intrinsicContentSize: CGSize {
    let width = numberOfLines == 1 || preferredMaxLayoutWidth <= 0 ? nil : preferredMaxLayoutWidth
    return ViewEnvironment.current.size(of: label, ProposedViewSize(width: width, height: nil))
  }
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let width = numberOfLines == 1 ? nil : size.proposal.width
    return ViewEnvironment.current.size(
      of: label, ProposedViewSize(width: width == 0 ? nil : width, height: nil))
  }
  open func textRect(forBounds bounds: CGRect, limitedToNumberOfLines lines: Int) -> CGRect {
    CGRect(origin: bounds.origin, size: sizeThatFits(bounds.size))
  }
  /// Has no effect: text is drawn independently of this method.
  open func drawText(in rect: CGRect) {}

  open override var _rendering: AnyView? {
    AnyView(
      label.frame(
        width: bounds.width, height: bounds.height,
        alignment: Alignment(horizontal: textAlignment.horizontal, vertical: .center)))
  }

  private var label: some View {
    (attributed?.text ?? Text(verbatim: ""))
      .font(font.font)
      .foregroundStyle(Color(uiColor: isEnabled ? textColor : .tertiaryLabel))
      .lineLimit(numberOfLines > 0 ? numberOfLines : nil)
      .multilineTextAlignment(textAlignment.text)
      .truncationMode(lineBreakMode.truncation)
      .lineSpacing(attributed?.paragraph?.lineSpacing ?? 0)
      .minimumScaleFactor(adjustsFontSizeToFitWidth ? max(minimumScaleFactor, 0.1) : 1)
  }
}

public enum UIBaselineAdjustment: Int, Sendable { case alignBaselines, alignCenters, none }
