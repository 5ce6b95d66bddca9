#if !canImport(Darwin)
  import Foundation
  import QuoinCore
  import QuoinGeometry
  import QuoinLayout
  import QuoinViews

  /// A view of AppKit's that draws one of SwiftUI's.
  open class NSHostingView<Content: View>: NSView {
    /// The view that is shown.
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
    /// There are no archives of views, so there is no view to show.
    public required init?(coder: NSCoder) { nil }

    open override var isFlipped: Bool { true }
    open override var intrinsicContentSize: NSSize { Surroundings.current.size(of: rootView) }
    /// The size of the view for a proposal of `size`, in points; a length without end is left open.
    open func sizeThatFits(_ size: NSSize) -> NSSize {
      Surroundings.current.size(of: rootView, size.proposal)
    }
    open override var _portrait: AnyView? { AnyView(rootView) }
  }

  /// A controller whose view is one of SwiftUI's.
  open class NSHostingController<Content: View>: NSViewController {
    /// The view that is shown.
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
    /// There are no archives of controllers, so there is no view to show.
    public required init?(coder: NSCoder) { nil }

    open override func loadView() { view = hosted }
    /// The size of the view for a proposal of `size`, in points; a length without end is left open.
    open func sizeThatFits(in size: CGSize) -> CGSize { hosted.sizeThatFits(size) }
  }

  /// How a hosting view says what size it wants.
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

  /// What of a view's toolbars and titles a window takes over.
  public struct NSHostingSceneBridgingOptions: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let title = NSHostingSceneBridgingOptions(rawValue: 1)
    public static let toolbars = NSHostingSceneBridgingOptions(rawValue: 2)
    public static let all: NSHostingSceneBridgingOptions = [.title, .toolbars]
  }

  /// A menu of SwiftUI's views. Its entries aren't known before it is shown, which it isn't: there are none.
  open class NSHostingMenu<Content: View>: NSMenu {
    public init(rootView: Content) { super.init(title: "") }
    public required init(coder: NSCoder) { super.init(coder: coder) }
  }
#endif
