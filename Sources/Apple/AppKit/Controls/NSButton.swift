import Foundation
import ObjectiveC
import QuoinCore
import QuoinGeometry
import QuoinLayout
import QuoinViews

public enum NSCellImagePosition: UInt, Sendable {
  case noImage, imageOnly, imageLeft, imageRight, imageBelow, imageAbove, imageOverlaps
  case imageLeading, imageTrailing
}

public typealias NSCellStateValue = NSControl.StateValue

/// A button, rendered like SwiftUI's.
///
/// It is a push button, a check box, a radio button or a switch, or its content alone if it has
/// no border. Its action isn't sent.
open class NSButton: NSControl {
  public enum ButtonType: UInt, Sendable {
    case momentaryLight, pushOnPushOff, toggle, `switch`, radio, momentaryChange, onOff
    case momentaryPushIn, accelerator, multiLevelAccelerator
  }
  public enum BezelStyle: UInt, Sendable {
    case automatic = 0
    case push = 1
    case flexiblePush = 2
    case disclosure = 5
    case circular = 7
    case helpButton = 9
    case smallSquare = 10
    case toolbar = 11
    case accessoryBarAction = 12
    case accessoryBar = 13
    case pushDisclosure = 14
    case badge = 15
    case glass = 16
    public static let rounded = BezelStyle.push
    public static let regularSquare = BezelStyle.flexiblePush
    public static let texturedRounded = BezelStyle.toolbar
    public static let roundRect = BezelStyle.accessoryBarAction
    public static let recessed = BezelStyle.accessoryBar
    public static let inline = BezelStyle.badge
    public static let texturedSquare = BezelStyle.smallSquare
    public static let roundedDisclosure = BezelStyle.pushDisclosure
  }

  public override init(frame frameRect: NSRect) {
    super.init(frame: frameRect)
    hugging[1] = .defaultHigh
  }
  public convenience init(title: String, target: Any?, action: Selector?) {
    self.init(frame: .zero)
    self.title = title
    act(target, action)
  }
  public convenience init(image: NSImage, target: Any?, action: Selector?) {
    self.init(frame: .zero)
    (self.image, imagePosition) = (image, .imageOnly)
    act(target, action)
  }
  public convenience init(title: String, image: NSImage, target: Any?, action: Selector?) {
    self.init(title: title, target: target, action: action)
    (self.image, imagePosition) = (image, .imageLeading)
  }
  public convenience init(checkboxWithTitle title: String, target: Any?, action: Selector?) {
    self.init(title: title, target: target, action: action)
    setButtonType(.switch)
  }
  public convenience init(radioButtonWithTitle title: String, target: Any?, action: Selector?) {
    self.init(title: title, target: target, action: action)
    setButtonType(.radio)
  }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  private func act(_ target: Any?, _ action: Selector?) {
    (self.target, self.action) = (target.map { $0 as AnyObject }, action)
    frame.size = fittingSize
  }

  open var title = "Button" { didSet { changed() } }
  open var attributedTitle: NSAttributedString {
    get { attributed ?? NSAttributedString(string: title) }
    set {
      attributed = newValue
      changed()
    }
  }
  private var attributed: NSAttributedString?
  /// Stored only: Quoin doesn't read it.
  open var alternateTitle = ""
  open var image: NSImage? {
    didSet {
      if image != nil, imagePosition == .noImage { imagePosition = .imageLeading }
      changed()
    }
  }
  open var alternateImage: NSImage?
  open var imagePosition = NSCellImagePosition.noImage { didSet { changed() } }
  open var imageScaling = NSImageScaling.scaleProportionallyDown
  /// Stored only: Quoin doesn't read it.
  open var imageHugsTitle = false
  open var symbolConfiguration: NSImage.SymbolConfiguration?
  open var state = StateValue.off { didSet { setNeedsDisplay() } }
  /// Stored only: Quoin doesn't read it.
  open var allowsMixedState = false
  open var isBordered = true { didSet { changed() } }
  open var isTransparent = false { didSet { setNeedsDisplay() } }
  /// Stored only: Quoin doesn't read it.
  open var bezelStyle = BezelStyle.push { didSet { changed() } }
  open var bezelColor: NSColor? { didSet { setNeedsDisplay() } }
  open var contentTintColor: NSColor? { didSet { setNeedsDisplay() } }
  /// Stored only: Quoin doesn't read it.
  open var showsBorderOnlyWhileMouseInside = false
  /// Stored only: Quoin doesn't read it.
  open var hasDestructiveAction = false
  open var keyEquivalent = ""
  /// Stored only: Quoin doesn't read it.
  open var keyEquivalentModifierMask: NSEvent.ModifierFlags = []
  open var sound: NSSound?
  private var type = ButtonType.momentaryPushIn
  open func setButtonType(_ type: ButtonType) {
    self.type = type
    changed()
  }
  open func highlight(_ flag: Bool) { isHighlighted = flag }
  open func setNextState() { state = state == .on ? .off : .on }

  open override var intrinsicContentSize: NSSize { size(of: face) }
  open override var _rendering: AnyView? { isTransparent ? nil : working(face) }

  @ViewBuilder private var face: some View {
    switch type {
    case .switch: toggle.toggleStyle(.checkbox)
    case .radio:
      Picker("", selection: .constant(state == .on)) { label.tag(true) }
        .pickerStyle(.radioGroup).labelsHidden()
    default:
      if isBordered {
        Button {
        } label: {
          label
        }
        .buttonStyle(.bordered).tint(bezelColor.map { Color(nsColor: $0) })
      } else {
        Button {
        } label: {
          label
        }.buttonStyle(.plain)
      }
    }
  }

  private var toggle: some View {
    Toggle(
      isOn: Binding(
        get: { self.state == .on }, set: { [weak self] in self?.state = $0 ? .on : .off })
    ) { label }
  }

  @ViewBuilder private var label: some View {
    let words = attributed?.text ?? Text(verbatim: title)
    Group {
      if let image, imagePosition == .imageOnly {
        Image(nsImage: image)
      } else if let image, imagePosition != .noImage {
        HStack(spacing: 4) {
          if imagePosition != .imageRight, imagePosition != .imageTrailing {
            Image(nsImage: image)
          }
          words
          if imagePosition == .imageRight || imagePosition == .imageTrailing {
            Image(nsImage: image)
          }
        }
      } else {
        words
      }
    }
    .foregroundStyle(contentTintColor.map { Color(nsColor: $0) } ?? .primary)
  }
}

/// A button with a menu, rendered like SwiftUI's.
open class NSPopUpButton: NSButton {
  open var pullsDown: Bool
  public init(frame buttonFrame: NSRect, pullsDown flag: Bool) {
    pullsDown = flag
    super.init(frame: buttonFrame)
    menu = NSMenu()
  }
  public convenience override init(frame frameRect: NSRect) {
    self.init(frame: frameRect, pullsDown: false)
  }
  public required init?(coder: NSCoder) {
    pullsDown = false
    super.init(coder: coder)
    menu = NSMenu()
  }
  open var itemArray: [NSMenuItem] { menu?.items ?? [] }
  open var itemTitles: [String] { itemArray.map(\.title) }
  open var numberOfItems: Int { itemArray.count }
  open private(set) var indexOfSelectedItem = 0
  open var selectedItem: NSMenuItem? {
    itemArray.indices.contains(indexOfSelectedItem) ? itemArray[indexOfSelectedItem] : nil
  }
  open var titleOfSelectedItem: String? { selectedItem?.title }
  open func addItem(withTitle title: String) { addItems(withTitles: [title]) }
  open func addItems(withTitles itemTitles: [String]) {
    for title in itemTitles {
      menu?.addItem(NSMenuItem(title: title, action: nil, keyEquivalent: ""))
    }
    changed()
  }
  open func removeAllItems() {
    menu?.removeAllItems()
    changed()
  }
  open func item(at index: Int) -> NSMenuItem? {
    itemArray.indices.contains(index) ? itemArray[index] : nil
  }
  open func selectItem(at index: Int) {
    indexOfSelectedItem = index
    changed()
  }
  open func selectItem(withTitle title: String) {
    if let index = itemTitles.firstIndex(of: title) { selectItem(at: index) }
  }

  open override var intrinsicContentSize: NSSize { size(of: picker) }
  open override var _rendering: AnyView? { working(picker) }
  private var picker: some View {
    Picker(
      "",
      selection: Binding(
        get: { self.indexOfSelectedItem }, set: { [weak self] in self?.selectItem(at: $0) })
    ) {
      ForEach(Array(itemTitles.enumerated()), id: \.offset) { Text(verbatim: $1).tag($0) }
    }
    .pickerStyle(.menu).labelsHidden()
  }
}
