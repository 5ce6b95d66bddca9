import Foundation
import QuoinCore
import QuoinGeometry
import QuoinLayout
import QuoinViews

/// A switch, rendered and operated like SwiftUI's.
open class UISwitch: UIControl {
  public enum Style: Int, Sendable { case automatic, checkbox, sliding }
  open var isOn = false { didSet { setNeedsDisplay() } }
  open func setOn(_ on: Bool, animated: Bool) { isOn = on }
  open var onTintColor: UIColor? { didSet { setNeedsDisplay() } }
  /// Stored only: Quoin doesn't read it.
  open var thumbTintColor: UIColor?
  open var preferredStyle = Style.automatic
  open var title: String?

  public override init(frame: CGRect) {
    super.init(frame: frame)
    hugging = [.defaultHigh, .defaultHigh]
    if frame.size == .zero { bounds.size = intrinsicContentSize }
  }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open override var intrinsicContentSize: CGSize { ViewEnvironment.current.size(of: toggle) }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
  open override var _rendering: AnyView? { toggle }

  private var toggle: AnyView {
    let toggle = Toggle("", isOn: Binding(self, \.isOn)).labelsHidden().toggleStyle(.switch)
    guard let color = onTintColor else { return toggle.disabled(!isEnabled).erased }
    return toggle.tint(Color(uiColor: color)).disabled(!isEnabled).erased
  }
}

/// A slider, rendered and operated like SwiftUI's.
open class UISlider: UIControl {
  open var value: Float = 0 { didSet { setNeedsDisplay() } }
  open var minimumValue: Float = 0 { didSet { setNeedsDisplay() } }
  open var maximumValue: Float = 1 { didSet { setNeedsDisplay() } }
  open var minimumTrackTintColor: UIColor? { didSet { setNeedsDisplay() } }
  /// Stored only: Quoin doesn't read it.
  open var maximumTrackTintColor: UIColor?
  /// Stored only: Quoin doesn't read it.
  open var thumbTintColor: UIColor?
  /// Stored only: Quoin doesn't read it.
  open var minimumValueImage: UIImage?
  /// Stored only: Quoin doesn't read it.
  open var maximumValueImage: UIImage?
  /// Stored only: Quoin doesn't read it.
  open var isContinuous = true
  open func setValue(_ value: Float, animated: Bool) {
    self.value = min(max(value, minimumValue), maximumValue)
  }
  /// Has no effect: images of sliders aren't drawn.
  open func setThumbImage(_ image: UIImage?, for state: State) {}
  /// Has no effect: images of sliders aren't drawn.
  open func setMinimumTrackImage(_ image: UIImage?, for state: State) {}
  /// Has no effect: images of sliders aren't drawn.
  open func setMaximumTrackImage(_ image: UIImage?, for state: State) {}
  open func trackRect(forBounds bounds: CGRect) -> CGRect { bounds }
  open func thumbRect(forBounds bounds: CGRect, trackRect rect: CGRect, value: Float) -> CGRect {
    rect
  }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: Self.noIntrinsicMetric, height: ViewEnvironment.current.size(of: slider).height)
  }
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: intrinsicContentSize.height)
  }
  open override var _rendering: AnyView? { slider }

  private var slider: AnyView {
    let slider = Slider(
      value: Binding(self, \.value), in: minimumValue...max(maximumValue, minimumValue + 1e-6))
    guard let color = minimumTrackTintColor else { return slider.working(self) }
    return slider.tint(Color(uiColor: color)).disabled(!isEnabled).erased
  }
}

/// A stepper, rendered and operated like SwiftUI's.
open class UIStepper: UIControl {
  open var value: Double = 0 { didSet { setNeedsDisplay() } }
  open var minimumValue: Double = 0
  open var maximumValue: Double = 100
  open var stepValue: Double = 1
  /// Stored only: Quoin doesn't read it.
  open var wraps = false
  /// Stored only: Quoin doesn't read it.
  open var autorepeat = true
  /// Stored only: Quoin doesn't read it.
  open var isContinuous = true

  public override init(frame: CGRect) {
    super.init(frame: frame)
    hugging = [.defaultHigh, .defaultHigh]
  }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open override var intrinsicContentSize: CGSize { ViewEnvironment.current.size(of: stepper) }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
  open override var _rendering: AnyView? { stepper }

  private var stepper: AnyView {
    Stepper(
      "", value: Binding(self, \.value), in: minimumValue...max(minimumValue, maximumValue),
      step: stepValue
    )
    .labelsHidden().working(self)
  }
}

/// A progress bar, rendered like SwiftUI's.
open class UIProgressView: UIView {
  public enum Style: Int, Sendable { case `default`, bar }
  open var progress: Float = 0 { didSet { setNeedsDisplay() } }
  open func setProgress(_ progress: Float, animated: Bool) { self.progress = progress }
  open var progressViewStyle = Style.default
  open var progressTintColor: UIColor? { didSet { setNeedsDisplay() } }
  /// Stored only: Quoin doesn't read it.
  open var trackTintColor: UIColor?
  /// Stored only: Quoin doesn't read it.
  open var progressImage: UIImage?
  /// Stored only: Quoin doesn't read it.
  open var trackImage: UIImage?
  /// Stored only: Quoin doesn't read it.
  open var observedProgress: Progress?

  public override init(frame: CGRect) {
    super.init(frame: frame)
    hugging = [.defaultLow, .defaultHigh]
  }
  public convenience init(progressViewStyle style: Style) {
    self.init(frame: .zero)
    progressViewStyle = style
  }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: Self.noIntrinsicMetric, height: ViewEnvironment.current.size(of: bar).height)
  }
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: intrinsicContentSize.height)
  }
  open override var _rendering: AnyView? { bar }

  private var bar: AnyView {
    let bar = ProgressView(value: Double(min(max(progress, 0), 1))).progressViewStyle(.linear)
    guard let color = progressTintColor else { return bar.erased }
    return bar.tint(Color(uiColor: color)).erased
  }
}

/// A spinning activity indicator, rendered like SwiftUI's.
open class UIActivityIndicatorView: UIView {
  public enum Style: Int, Sendable {
    case medium = 100
    case large = 101
    case whiteLarge = 0
    case white, gray
  }
  open var style: Style { didSet { setNeedsLayout() } }
  open var color: UIColor! = .secondaryLabel { didSet { setNeedsDisplay() } }
  open var hidesWhenStopped = true { didSet { setNeedsDisplay() } }
  open private(set) var isAnimating = false

  public init(style: Style) {
    self.style = style
    super.init(frame: .zero)
    hugging = [.defaultHigh, .defaultHigh]
    bounds.size = intrinsicContentSize
    if style == .white || style == .whiteLarge { color = .white }
  }
  public override init(frame: CGRect) {
    style = .medium
    super.init(frame: frame)
    hugging = [.defaultHigh, .defaultHigh]
  }
  public required init?(coder: NSCoder) {
    style = .medium
    super.init(coder: coder)
  }

  open func startAnimating() {
    isAnimating = true
    setNeedsDisplay()
  }
  open func stopAnimating() {
    isAnimating = false
    setNeedsDisplay()
  }

  open override var intrinsicContentSize: CGSize {
    style == .large || style == .whiteLarge
      ? CGSize(width: 37, height: 37) : CGSize(width: 20, height: 20)
  }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
  open override var _rendering: AnyView? {
    guard isAnimating || !hidesWhenStopped else { return nil }
    return ProgressView().progressViewStyle(.circular)
      .controlSize(intrinsicContentSize.width > 30 ? .large : .regular)
      .tint(Color(uiColor: color)).erased
  }
}

/// A row of dots, one for each page.
open class UIPageControl: UIControl {
  public enum BackgroundStyle: Int, Sendable { case automatic, prominent, minimal }
  public enum Direction: Int, Sendable {
    case natural, leftToRight, rightToLeft, topToBottom, bottomToTop
  }
  open var numberOfPages = 0 { didSet { setNeedsLayout() } }
  open var currentPage = 0 { didSet { setNeedsDisplay() } }
  open var hidesForSinglePage = false
  open var pageIndicatorTintColor: UIColor?
  open var currentPageIndicatorTintColor: UIColor?
  open var backgroundStyle = BackgroundStyle.automatic
  open var direction = Direction.natural
  /// Stored only: Quoin doesn't read it.
  open var preferredIndicatorImage: UIImage?
  /// Stored only: Quoin doesn't read it.
  open var allowsContinuousInteraction = true
  /// Has no effect: indicator images aren't drawn.
  open func setIndicatorImage(_ image: UIImage?, forPage page: Int) {}
  open func size(forNumberOfPages pageCount: Int) -> CGSize {
    CGSize(width: CGFloat(max(pageCount, 1)) * 16 + 40, height: 26)
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    hugging = [.defaultLow, .defaultHigh]
  }
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    hugging = [.defaultLow, .defaultHigh]
  }

  open override var intrinsicContentSize: CGSize { size(forNumberOfPages: numberOfPages) }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
  open override var _rendering: AnyView? {
    guard numberOfPages > (hidesForSinglePage ? 1 : 0) else { return nil }
    let current = currentPageIndicatorTintColor ?? .white
    let other = pageIndicatorTintColor ?? UIColor.white.withAlphaComponent(0.3)
    return HStack(spacing: 9) {
      ForEach(0..<numberOfPages, id: \.self) { page in
        Circle().fill(Color(uiColor: page == self.currentPage ? current : other))
          .frame(width: 7, height: 7)
      }
    }.erased
  }
}

/// A row of segments, rendered and operated like SwiftUI's segmented picker.
open class UISegmentedControl: UIControl {
  public static let noSegment = -1
  private var items: [Any] = []
  open var selectedSegmentIndex = -1 { didSet { setNeedsDisplay() } }
  /// Stored only: Quoin doesn't read it.
  open var selectedSegmentTintColor: UIColor?
  /// Stored only: Quoin doesn't read it.
  open var isMomentary = false
  /// Stored only: Quoin doesn't read it.
  open var apportionsSegmentWidthsByContent = false
  private var attributes: [State: [NSAttributedString.Key: Any]] = [:]

  public override init(frame: CGRect) { super.init(frame: frame) }
  public init(items: [Any]?) {
    self.items = items ?? []
    super.init(frame: .zero)
  }
  public convenience init(frame: CGRect, actions: [UIAction]) {
    self.init(items: actions.map(\.title))
    self.frame = frame
  }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open var numberOfSegments: Int { items.count }
  open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
    insert(title ?? "", segment)
  }
  open func insertSegment(with image: UIImage?, at segment: Int, animated: Bool) {
    insert(image ?? UIImage(), segment)
  }
  private func insert(_ item: Any, _ segment: Int) {
    items.insert(item, at: min(max(segment, 0), items.count))
    setNeedsLayout()
  }
  open func removeSegment(at segment: Int, animated: Bool) {
    guard items.indices.contains(segment) else { return }
    items.remove(at: segment)
    setNeedsLayout()
  }
  open func removeAllSegments() {
    items = []
    setNeedsLayout()
  }
  open func setTitle(_ title: String?, forSegmentAt segment: Int) {
    if items.indices.contains(segment) { items[segment] = title ?? "" }
  }
  open func titleForSegment(at segment: Int) -> String? {
    items.indices.contains(segment) ? items[segment] as? String : nil
  }
  open func setImage(_ image: UIImage?, forSegmentAt segment: Int) {
    if items.indices.contains(segment) { items[segment] = image ?? UIImage() }
  }
  /// Has no effect: segments can't be disabled individually.
  open func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) {}
  /// Has no effect: segments have equal widths.
  open func setWidth(_ width: CGFloat, forSegmentAt segment: Int) {}
  open func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: State
  ) { self.attributes[state] = attributes }
  open func titleTextAttributes(for state: State) -> [NSAttributedString.Key: Any]? {
    attributes[state]
  }
  /// Has no effect: background images aren't drawn.
  open func setBackgroundImage(_ image: UIImage?, for state: State, barMetrics: UIBarMetrics) {}
  /// Has no effect: divider images aren't drawn.
  open func setDividerImage(
    _ image: UIImage?, forLeftSegmentState left: State, rightSegmentState right: State,
    barMetrics: UIBarMetrics
  ) {}

  open override var intrinsicContentSize: CGSize { ViewEnvironment.current.size(of: picker) }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
  open override var _rendering: AnyView? { picker }

  private var picker: AnyView {
    Picker("", selection: Binding(self, \.selectedSegmentIndex)) {
      ForEach(items.indices, id: \.self) { index in
        if let image = self.items[index] as? UIImage {
          Image(uiImage: image).tag(index)
        } else {
          Text(verbatim: self.items[index] as? String ?? "").tag(index)
        }
      }
    }
    .labelsHidden().pickerStyle(.segmented).working(self)
  }
}

/// A date picker, rendered and operated like SwiftUI's.
open class UIDatePicker: UIControl {
  public enum Mode: Int, Sendable { case time, date, dateAndTime, countDownTimer, yearAndMonth }
  open var date = Date() { didSet { setNeedsDisplay() } }
  /// Stored only: Quoin doesn't read it.
  open var minimumDate: Date?
  /// Stored only: Quoin doesn't read it.
  open var maximumDate: Date?
  open var datePickerMode = Mode.dateAndTime { didSet { setNeedsLayout() } }
  open var preferredDatePickerStyle = UIDatePickerStyle.automatic { didSet { setNeedsLayout() } }
  /// Stored only: Quoin doesn't read it.
  open var minuteInterval = 1
  /// Stored only: Quoin doesn't read it.
  open var countDownDuration: TimeInterval = 0
  open var locale: Locale?
  open var calendar: Calendar! = .current
  open var timeZone: TimeZone?
  /// Stored only: Quoin doesn't read it.
  open var roundsToMinuteInterval = true
  open func setDate(_ date: Date, animated: Bool) { self.date = date }

  open override var intrinsicContentSize: CGSize { ViewEnvironment.current.size(of: picker) }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
  open override var _rendering: AnyView? { picker }

  private var picker: AnyView {
    let parts: DatePicker<Text>.Components =
      switch datePickerMode {
      case .time, .countDownTimer: .hourAndMinute
      case .date, .yearAndMonth: .date
      case .dateAndTime: [.date, .hourAndMinute]
      }
    let picker = DatePicker("", selection: Binding(self, \.date), displayedComponents: parts)
      .labelsHidden()
    switch preferredDatePickerStyle {
    case .wheels: return picker.datePickerStyle(.wheel).working(self)
    case .inline: return picker.datePickerStyle(.graphical).working(self)
    default: return picker.working(self)
    }
  }
}

public enum UIDatePickerStyle: Int, Sendable { case automatic, wheels, compact, inline }
