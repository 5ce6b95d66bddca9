// Interactions of views beside their gestures. No event reaches them.

import Foundation
import QuoinViews

/// An interaction that stores its view.
open class _ViewInteraction: NSObject, UIInteraction {
  open private(set) weak var view: UIView?

  open func willMove(to view: UIView?) {}
  open func didMove(to view: UIView?) { self.view = view }
}

/// The delegate of a context menu.
@MainActor @preconcurrency
public protocol UIContextMenuInteractionDelegate: NSObjectProtocol {
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration?
}

/// A context menu of a view. Has no effect: it doesn't open.
open class UIContextMenuInteraction: _ViewInteraction {
  open private(set) weak var delegate: (any UIContextMenuInteractionDelegate)?

  public init(delegate: any UIContextMenuInteractionDelegate) { self.delegate = delegate }

  open func location(in view: UIView?) -> CGPoint { .zero }
  /// Has no effect: the menu isn't open.
  open func dismissMenu() {}
}

/// The identity and position of an edit menu.
open class UIEditMenuConfiguration: NSObject {
  public let identifier: AnyHashable
  public let sourcePoint: CGPoint

  public init(identifier: AnyHashable?, sourcePoint: CGPoint) {
    self.identifier = identifier ?? AnyHashable(UUID())
    self.sourcePoint = sourcePoint
  }
}

/// The delegate of an edit menu.
@MainActor @preconcurrency
public protocol UIEditMenuInteractionDelegate: NSObjectProtocol {
  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
    suggestedActions: [UIMenuElement]
  ) -> UIMenu?
}

extension UIEditMenuInteractionDelegate {
  public func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
    suggestedActions: [UIMenuElement]
  ) -> UIMenu? { nil }
}

/// An edit menu of a view. Has no effect: it doesn't open.
open class UIEditMenuInteraction: _ViewInteraction {
  open private(set) weak var delegate: (any UIEditMenuInteractionDelegate)?

  public init(delegate: (any UIEditMenuInteractionDelegate)?) { self.delegate = delegate }

  /// Has no effect: the menu doesn't open.
  open func presentEditMenu(with configuration: UIEditMenuConfiguration) {}
  /// Has no effect: the menu isn't open.
  open func dismissMenu() {}
}
