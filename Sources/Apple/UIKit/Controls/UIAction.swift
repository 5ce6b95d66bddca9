import Foundation
import QuoinCore
import QuoinGeometry
import QuoinLayout
import QuoinViews

/// An element of a menu.
@MainActor @preconcurrency
open class UIMenuElement: NSObject {
  public enum State: Int, Sendable { case off, on, mixed }
  public struct Attributes: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let disabled = Attributes(rawValue: 1)
    public static let destructive = Attributes(rawValue: 2)
    public static let hidden = Attributes(rawValue: 4)
    public static let keepsMenuPresented = Attributes(rawValue: 8)
  }

  open var title: String
  open var subtitle: String?
  open var image: UIImage?

  init(title: String, image: UIImage?) { (self.title, self.image) = (title, image) }
}

/// A closure with a title, which runs when the user activates its control or menu item.
open class UIAction: UIMenuElement {
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }

  public let identifier: Identifier
  open var discoverabilityTitle: String?
  open var attributes: Attributes
  open var state: State
  public private(set) weak var sender: AnyObject?
  private let handler: UIActionHandler

  public init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil,
    selectedImage: UIImage? = nil, identifier: Identifier? = nil,
    discoverabilityTitle: String? = nil, attributes: Attributes = [], state: State = .off,
    handler: @escaping UIActionHandler
  ) {
    self.identifier = identifier ?? Identifier(UUID().uuidString)
    self.discoverabilityTitle = discoverabilityTitle
    self.attributes = attributes
    self.state = state
    self.handler = handler
    super.init(title: title, image: image)
    self.subtitle = subtitle
  }

  func run(from sender: AnyObject?) {
    self.sender = sender
    handler(self)
  }
}

public typealias UIActionHandler = @MainActor (UIAction) -> Void

/// A menu item with a selector, which can't be called.
open class UICommand: UIMenuElement {
  public let action: Selector
  public let propertyList: Any?
  open var attributes: Attributes
  open var state: State

  public init(
    title: String = "", image: UIImage? = nil, action: Selector, propertyList: Any? = nil,
    alternates: [Any] = [], discoverabilityTitle: String? = nil, attributes: Attributes = [],
    state: State = .off
  ) {
    (self.action, self.propertyList) = (action, propertyList)
    (self.attributes, self.state) = (attributes, state)
    super.init(title: title, image: image)
  }
}

/// A selector with a keyboard shortcut.
open class UIKeyCommand: UICommand {
  public let input: String?
  public let modifierFlags: UIKeyModifierFlags
  /// Stored only: Quoin doesn't read it.
  open var wantsPriorityOverSystemBehavior = false

  public init(
    title: String = "", image: UIImage? = nil, action: Selector, input: String,
    modifierFlags: UIKeyModifierFlags = [], propertyList: Any? = nil, alternates: [Any] = [],
    discoverabilityTitle: String? = nil, attributes: Attributes = [], state: State = .off
  ) {
    (self.input, self.modifierFlags) = (input, modifierFlags)
    super.init(
      title: title, image: image, action: action, propertyList: propertyList,
      attributes: attributes, state: state)
  }
  public convenience init(
    input: String, modifierFlags: UIKeyModifierFlags, action: Selector
  ) { self.init(action: action, input: input, modifierFlags: modifierFlags) }

  public static let inputUpArrow = "UIKeyInputUpArrow"
  public static let inputDownArrow = "UIKeyInputDownArrow"
  public static let inputLeftArrow = "UIKeyInputLeftArrow"
  public static let inputRightArrow = "UIKeyInputRightArrow"
  public static let inputEscape = "UIKeyInputEscape"
}

/// Menu items below a title.
open class UIMenu: UIMenuElement {
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }
    public static let application = Identifier("com.apple.menu.application")
    public static let file = Identifier("com.apple.menu.file")
    public static let edit = Identifier("com.apple.menu.edit")
    public static let view = Identifier("com.apple.menu.view")
    public static let window = Identifier("com.apple.menu.window")
    public static let help = Identifier("com.apple.menu.help")
    public static let format = Identifier("com.apple.menu.format")
    public static let lookup = Identifier("com.apple.menu.lookup")
    public static let share = Identifier("com.apple.menu.share")
    public static let services = Identifier("com.apple.menu.services")
    public static let replace = Identifier("com.apple.menu.replace")
    public static let learn = Identifier("com.apple.menu.learn")
  }
  public struct Options: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let displayInline = Options(rawValue: 1)
    public static let destructive = Options(rawValue: 2)
    public static let singleSelection = Options(rawValue: 32)
    public static let displayAsPalette = Options(rawValue: 128)
  }

  public let identifier: Identifier
  public let options: Options
  open private(set) var children: [UIMenuElement]

  public init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil,
    identifier: Identifier? = nil, options: Options = [], children: [UIMenuElement] = []
  ) {
    self.identifier = identifier ?? Identifier(UUID().uuidString)
    self.options = options
    self.children = children
    super.init(title: title, image: image)
    self.subtitle = subtitle
  }

  open func replacingChildren(_ children: [UIMenuElement]) -> UIMenu {
    UIMenu(
      title: title, image: image, identifier: identifier, options: options, children: children)
  }

  /// The menu items as SwiftUI views.
  @ViewBuilder var rendered: some View {
    ForEach(children, id: \.identity) { child in
      switch child {
      case let action as UIAction where !action.attributes.contains(.hidden):
        Button(role: action.attributes.contains(.destructive) ? .destructive : nil) {
          action.run(from: nil)
        } label: {
          Text(verbatim: action.title)
        }
        .disabled(action.attributes.contains(.disabled))
      case let menu as UIMenu: AnyView(menu.rendered)
      default: Text(verbatim: child.title)
      }
    }
  }
}

extension UIMenuElement {
  fileprivate var identity: ObjectIdentifier { ObjectIdentifier(self) }
}

/// Edits the app's menus. Compiles only: an app has none.
@MainActor @preconcurrency
public protocol UIMenuBuilder: AnyObject {
  func remove(menu: UIMenu.Identifier)
  func insertChild(_ child: UIMenu, atStartOfMenu parent: UIMenu.Identifier)
  func insertChild(_ child: UIMenu, atEndOfMenu parent: UIMenu.Identifier)
  func insertSibling(_ sibling: UIMenu, afterMenu identifier: UIMenu.Identifier)
}

/// The preview and actions of a context menu. Compiles only.
@MainActor @preconcurrency
open class UIContextMenuConfiguration: NSObject {
  public init(
    identifier: (any NSCopying)?, previewProvider: (() -> UIViewController?)?,
    actionProvider: (([UIMenuElement]) -> UIMenu?)? = nil
  ) {}
}
