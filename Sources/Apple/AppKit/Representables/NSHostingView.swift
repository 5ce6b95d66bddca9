import Foundation
import QuoinCore
import QuoinGeometry
import QuoinLayout
import QuoinViews

/// An AppKit view that draws a SwiftUI view.
open class NSHostingView<Content: View>: NSView {
  /// The root of the SwiftUI view hierarchy.
  open var rootView: Content {
    didSet {
      setNeedsDisplay()
      superview?.needsLayout = true
    }
  }
  open var sizingOptions: NSHostingSizingOptions = .standardBounds
  open var safeAreaRegions: SafeAreaRegions = .all
  open var sceneBridgingOptions: NSHostingSceneBridgingOptions = []

  public required init(rootView: Content) {
    self.rootView = rootView
    super.init(frame: .zero)
    frame.size = fittingSize
  }
  /// Returns `nil`, because views are not archived and there is no view to show.
  public required init?(coder: NSCoder) { nil }

  open override var isFlipped: Bool { true }
  open override var intrinsicContentSize: NSSize { ViewEnvironment.current.size(of: rootView) }
  /// Returns the size of the view for the proposal `size`, in points. An infinite length is
  /// proposed as unspecified.
  open func sizeThatFits(_ size: NSSize) -> NSSize {
    ViewEnvironment.current.size(of: rootView, size.proposal)
  }
  open override var _rendering: AnyView? { AnyView(rootView) }
}

/// A view controller that manages a SwiftUI view.
open class NSHostingController<Content: View>: NSViewController {
  /// The root of the SwiftUI view hierarchy.
  public var rootView: Content { didSet { hosted.rootView = rootView } }
  public var sizingOptions: NSHostingSizingOptions = .standardBounds
  public var safeAreaRegions: SafeAreaRegions = .all
  public var sceneBridgingOptions: NSHostingSceneBridgingOptions = []
  private let hosted: NSHostingView<Content>

  public init(rootView: Content) {
    self.rootView = rootView
    hosted = NSHostingView(rootView: rootView)
    super.init(nibName: nil, bundle: nil)
  }
  public init?(coder: NSCoder, rootView: Content) {
    self.rootView = rootView
    hosted = NSHostingView(rootView: rootView)
    super.init(coder: coder)
  }
  /// Returns `nil`, because controllers are not archived and there is no view to show.
  public required init?(coder: NSCoder) { nil }

  open override func loadView() { view = hosted }
  /// Returns the size of the view for the proposal `size`, in points. An infinite length is
  /// proposed as unspecified.
  open func sizeThatFits(in size: CGSize) -> CGSize { hosted.sizeThatFits(size) }
}

/// The ways in which a hosting view reports its preferred size.
public struct NSHostingSizingOptions: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let minSize = NSHostingSizingOptions(rawValue: 1)
  public static let intrinsicContentSize = NSHostingSizingOptions(rawValue: 2)
  public static let maxSize = NSHostingSizingOptions(rawValue: 4)
  public static let preferredContentSize = NSHostingSizingOptions(rawValue: 8)
  public static let standardBounds: NSHostingSizingOptions = [
    .minSize, .intrinsicContentSize, .maxSize,
  ]
}

/// The parts of a view's toolbars and titles that a window adopts.
public struct NSHostingSceneBridgingOptions: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let title = NSHostingSceneBridgingOptions(rawValue: 1)
  public static let toolbars = NSHostingSceneBridgingOptions(rawValue: 2)
  public static let all: NSHostingSceneBridgingOptions = [.title, .toolbars]
}

/// A menu made of SwiftUI views. It has no items, because they are created when it opens, which
/// never happens.
open class NSHostingMenu<Content: View>: NSMenu {
  public init(rootView: Content) { super.init(title: "") }
  public required init(coder: NSCoder) { super.init(coder: coder) }
}
