import Foundation
import QuoinCore
import QuoinViews

/// A button that shows a color and lets the user pick another, like SwiftUI's `ColorPicker`.
open class UIColorWell: UIControl {
  open var title: String?
  open var supportsAlpha = true { didSet { setNeedsDisplay() } }
  open var selectedColor: UIColor? { didSet { setNeedsDisplay() } }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    hugging = [.defaultHigh, .defaultHigh]
    if frame.size == .zero { bounds.size = intrinsicContentSize }
  }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open override var intrinsicContentSize: CGSize { ViewEnvironment.current.size(of: well) }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
  open override var _rendering: AnyView? { well }

  private var well: AnyView {
    let color = Binding<Color>(
      get: { self.selectedColor.map { Color(uiColor: $0) } ?? .clear },
      set: { [weak self] in
        self?.selectedColor = UIColor($0)
        self?.sendActions(for: .valueChanged)
      })
    return ColorPicker(title ?? "", selection: color, supportsOpacity: supportsAlpha)
      .labelsHidden().disabled(!isEnabled).erased
  }
}
