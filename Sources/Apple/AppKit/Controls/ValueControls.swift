import Foundation
import ObjectiveC
import QuoinCore
import QuoinGeometry
import QuoinLayout
import QuoinViews

/// A switch, rendered and operated like SwiftUI's.
open class NSSwitch: NSControl {
  open var state = StateValue.off { didSet { setNeedsDisplay() } }
  open override var intrinsicContentSize: NSSize { size(of: toggle) }
  open override var _rendering: AnyView? { working(toggle) }
  private var toggle: some View {
    Toggle(
      "",
      isOn: Binding(
        get: { self.state == .on }, set: { [weak self] in self?.state = $0 ? .on : .off })
    )
    .labelsHidden().toggleStyle(.switch)
  }
}

/// A control with a number in a range.
open class _NSNumberControl: NSControl {
  open var minValue = 0.0 { didSet { setNeedsDisplay() } }
  open var maxValue = 1.0 { didSet { setNeedsDisplay() } }
  private var value = 0.0
  open override var doubleValue: Double {
    get { value }
    set {
      value = newValue
      setNeedsDisplay()
    }
  }
  open override var stringValue: String {
    get { "\(value)" }
    set { doubleValue = Double(newValue) ?? 0 }
  }
  final var binding: Binding<Double> {
    Binding(get: { self.doubleValue }, set: { [weak self] in self?.doubleValue = $0 })
  }
  final var range: ClosedRange<Double> { minValue...max(maxValue, minValue + 1e-6) }
}

/// A slider, rendered and operated like SwiftUI's.
open class NSSlider: _NSNumberControl {
  public enum SliderType: UInt, Sendable { case linear, circular }
  /// Stored only: Quoin doesn't read it.
  open var sliderType = SliderType.linear
  open var isVertical = false
  /// Stored only: Quoin doesn't read it.
  open var numberOfTickMarks = 0
  /// Stored only: Quoin doesn't read it.
  open var allowsTickMarkValuesOnly = false
  open var trackFillColor: NSColor? { didSet { setNeedsDisplay() } }
  /// Stored only: Quoin doesn't read it.
  open var altIncrementValue = 0.0

  public override init(frame frameRect: NSRect) { super.init(frame: frameRect) }
  public convenience init(target: Any?, action: Selector?) {
    self.init(value: 0, minValue: 0, maxValue: 1, target: target, action: action)
  }
  public convenience init(
    value: Double, minValue: Double, maxValue: Double, target: Any?, action: Selector?
  ) {
    self.init(frame: .zero)
    (self.minValue, self.maxValue, doubleValue) = (minValue, maxValue, value)
    (self.target, self.action) = (target.map { $0 as AnyObject }, action)
  }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open override var intrinsicContentSize: NSSize {
    NSSize(width: Self.noIntrinsicMetric, height: size(of: slider).height)
  }
  open override var _rendering: AnyView? { working(slider) }
  private var slider: some View {
    Slider(value: binding, in: range).tint(trackFillColor.map { Color(nsColor: $0) })
  }
}

/// A stepper, rendered and operated like SwiftUI's.
open class NSStepper: _NSNumberControl {
  open var increment = 1.0
  /// Stored only: Quoin doesn't read it.
  open var valueWraps = true
  /// Stored only: Quoin doesn't read it.
  open var autorepeat = true
  open override var intrinsicContentSize: NSSize { size(of: stepper) }
  open override var _rendering: AnyView? { working(stepper) }
  private var stepper: some View {
    Stepper("", value: binding, in: range, step: increment).labelsHidden()
  }
}

/// A progress bar or a spinning wheel, rendered like SwiftUI's.
open class NSProgressIndicator: NSView {
  public enum Style: UInt, Sendable {
    case bar, spinning
  }
  open var style = Style.bar { didSet { changed() } }
  open var isIndeterminate = true { didSet { changed() } }
  open var isDisplayedWhenStopped = true { didSet { changed() } }
  open var isBezeled = true
  /// Stored only: Quoin doesn't read it.
  open var usesThreadedAnimation = true
  open var controlSize = NSControl.ControlSize.regular { didSet { changed() } }
  /// Stored only: Quoin doesn't read it.
  open var controlTint: Any?
  open var minValue = 0.0 { didSet { changed() } }
  open var maxValue = 100.0 { didSet { changed() } }
  open var doubleValue = 0.0 { didSet { changed() } }
  /// Stored only: Quoin doesn't read it.
  open var observedProgress: Progress?
  private var isAnimating = false
  open func increment(by delta: Double) { doubleValue += delta }
  open func startAnimation(_ sender: Any?) {
    isAnimating = true
    changed()
  }
  open func stopAnimation(_ sender: Any?) {
    isAnimating = false
    changed()
  }
  open func sizeToFit() { frame.size = fittingSize }
  private func changed() {
    setNeedsDisplay()
    superview?.needsLayout = true
  }

  /// The size of a wheel (32 points, or 16 if small and 10 if mini), or the height of a bar.
  open override var intrinsicContentSize: NSSize {
    guard style == .bar else {
      let side: CGFloat = controlSize == .small ? 16 : controlSize == .mini ? 10 : 32
      return NSSize(width: side, height: side)
    }
    return NSSize(
      width: Self.noIntrinsicMetric, height: ViewEnvironment.current.size(of: bar).height)
  }
  open override var _rendering: AnyView? {
    guard style == .spinning else { return bar.erased }
    guard isAnimating || isDisplayedWhenStopped else { return nil }
    let scale = min(frame.width, frame.height) / 32
    return ProgressView().progressViewStyle(.circular).fixedSize()
      .scaleEffect(scale).frame(width: frame.width, height: frame.height).erased
  }
  @ViewBuilder private var bar: some View {
    if isIndeterminate {
      ProgressView(value: nil as Double?).progressViewStyle(.linear)
    } else {
      let range = max(maxValue - minValue, 1e-6)
      ProgressView(value: min(max((doubleValue - minValue) / range, 0), 1))
        .progressViewStyle(.linear)
    }
  }
}

/// A row of segments, of which some are selected, rendered like SwiftUI's segmented picker.
open class NSSegmentedControl: NSControl {
  public enum SwitchTracking: UInt, Sendable {
    case selectOne, selectAny, momentary, momentaryAccelerator
  }
  public enum Style: Int, Sendable {
    case automatic, rounded, texturedRounded, roundRect, texturedSquare, capsule, smallSquare
    case separated
  }
  public enum Distribution: Int, Sendable { case fit, fill, fillEqually, fillProportionally }

  private var labels: [String] = []
  private var images: [Int: NSImage] = [:]
  open var segmentCount: Int {
    get { labels.count }
    set {
      labels = (0..<max(newValue, 0)).map { labels.indices.contains($0) ? labels[$0] : "" }
      changed()
    }
  }
  open var selectedSegment = -1 { didSet { setNeedsDisplay() } }
  open var indexOfSelectedItem: Int { selectedSegment }
  open var trackingMode = SwitchTracking.selectOne
  /// Stored only: Quoin doesn't read it.
  open var segmentStyle = Style.automatic
  /// Stored only: Quoin doesn't read it.
  open var segmentDistribution = Distribution.fit
  /// Stored only: Quoin doesn't read it.
  open var selectedSegmentBezelColor: NSColor?

  public override init(frame frameRect: NSRect) { super.init(frame: frameRect) }
  public convenience init(
    labels: [String], trackingMode: SwitchTracking, target: Any?, action: Selector?
  ) {
    self.init(frame: .zero)
    (self.labels, self.trackingMode) = (labels, trackingMode)
    (self.target, self.action) = (target.map { $0 as AnyObject }, action)
  }
  public convenience init(
    images: [NSImage], trackingMode: SwitchTracking, target: Any?, action: Selector?
  ) {
    self.init(
      labels: images.map { _ in "" }, trackingMode: trackingMode, target: target, action: action)
    for (index, image) in images.enumerated() { self.images[index] = image }
  }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open func setLabel(_ label: String, forSegment segment: Int) {
    guard labels.indices.contains(segment) else { return }
    labels[segment] = label
    changed()
  }
  open func label(forSegment segment: Int) -> String? {
    labels.indices.contains(segment) ? labels[segment] : nil
  }
  open func setImage(_ image: NSImage?, forSegment segment: Int) {
    images[segment] = image
    changed()
  }
  open func image(forSegment segment: Int) -> NSImage? { images[segment] }
  open func setSelected(_ selected: Bool, forSegment segment: Int) {
    selectedSegment = selected ? segment : -1
  }
  open func isSelected(forSegment segment: Int) -> Bool { segment == selectedSegment }
  /// Has no effect: segments have equal widths.
  open func setWidth(_ width: CGFloat, forSegment segment: Int) {}
  /// Has no effect: segments can't be disabled individually.
  open func setEnabled(_ enabled: Bool, forSegment segment: Int) {}
  /// Has no effect: tool tips aren't drawn.
  open func setToolTip(_ toolTip: String?, forSegment segment: Int) {}
  /// Has no effect: segments have no menus.
  open func setMenu(_ menu: NSMenu?, forSegment segment: Int) {}

  open override var intrinsicContentSize: NSSize { size(of: picker) }
  open override var _rendering: AnyView? { working(picker) }
  private var picker: some View {
    Picker(
      "",
      selection: Binding(
        get: { self.selectedSegment }, set: { [weak self] in self?.selectedSegment = $0 })
    ) {
      ForEach(labels.indices, id: \.self) { index in
        Group {
          if let image = self.images[index] {
            Image(nsImage: image)
          } else {
            Text(verbatim: self.labels[index])
          }
        }
        .tag(index)
      }
    }
    .pickerStyle(.segmented).labelsHidden()
  }
}

/// A date picker, rendered and operated like SwiftUI's.
open class NSDatePicker: NSControl {
  public enum Style: UInt, Sendable { case textFieldAndStepper, clockAndCalendar, textField }
  public struct ElementFlags: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let hourMinute = ElementFlags(rawValue: 0xC)
    public static let hourMinuteSecond = ElementFlags(rawValue: 0xE)
    public static let yearMonth = ElementFlags(rawValue: 0xC0)
    public static let yearMonthDay = ElementFlags(rawValue: 0xE0)
  }
  open var dateValue = Date() { didSet { setNeedsDisplay() } }
  /// Stored only: Quoin doesn't read it.
  open var minDate: Date?
  /// Stored only: Quoin doesn't read it.
  open var maxDate: Date?
  open var datePickerStyle = Style.textFieldAndStepper { didSet { changed() } }
  open var datePickerElements: ElementFlags = .yearMonthDay { didSet { changed() } }
  open var calendar: Calendar?
  open var locale: Locale?
  open var timeZone: TimeZone?
  open override var intrinsicContentSize: NSSize { size(of: picker) }
  open override var _rendering: AnyView? { working(picker) }
  @ViewBuilder private var picker: some View {
    let date = Binding(get: { self.dateValue }, set: { [weak self] in self?.dateValue = $0 })
    let hasTime = !datePickerElements.isDisjoint(with: .hourMinute)
    let hasDay = !datePickerElements.isDisjoint(with: .yearMonthDay)
    let parts: DatePickerComponents =
      hasTime ? (hasDay ? [.date, .hourAndMinute] : .hourAndMinute) : .date
    let picker = DatePicker("", selection: date, displayedComponents: parts).labelsHidden()
    if datePickerStyle == .clockAndCalendar {
      picker.datePickerStyle(.graphical)
    } else {
      picker.datePickerStyle(.compact)
    }
  }
}

/// A color well, rendered like SwiftUI's.
open class NSColorWell: NSControl {
  public enum Style: Int, Sendable { case `default`, minimal, expanded }
  open var color = NSColor.white { didSet { setNeedsDisplay() } }
  open var colorWellStyle = Style.default
  open var isBordered = true
  open var supportsAlpha = true
  public convenience init(style: Style) {
    self.init(frame: .zero)
    colorWellStyle = style
  }
  open override var intrinsicContentSize: NSSize { NSSize(width: 44, height: 24) }
  open override var _rendering: AnyView? {
    RoundedRectangle(cornerRadius: 5).fill(Color(nsColor: color))
      .overlay(RoundedRectangle(cornerRadius: 5).stroke(Color(nsColor: .separatorColor)))
      .erased
  }
}
