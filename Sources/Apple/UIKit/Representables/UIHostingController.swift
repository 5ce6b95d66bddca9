import Foundation
import QuoinCore
import QuoinGeometry
import QuoinLayout
import QuoinViews

/// A view controller that manages a SwiftUI view.
open class UIHostingController<Content: View>: UIViewController {
  /// The root of the SwiftUI view hierarchy.
  public var rootView: Content {
    didSet {
      hosted.content = AnyView(rootView)
      hosted.setNeedsLayout()
    }
  }
  public var sizingOptions: UIHostingControllerSizingOptions = []
  public var safeAreaRegions: SafeAreaRegions = .all
  public var _disableSafeArea = false
  private let hosted: _UIHostingView<Content>

  public init(rootView: Content) {
    self.rootView = rootView
    hosted = _UIHostingView(rootView: rootView)
    super.init(nibName: nil, bundle: nil)
  }
  public init?(coder: NSCoder, rootView: Content) {
    self.rootView = rootView
    hosted = _UIHostingView(rootView: rootView)
    super.init(coder: coder)
  }
  /// Returns `nil`, because controllers are not archived and there is no view to show.
  public required init?(coder: NSCoder) { nil }

  open override func loadView() { view = hosted }

  /// Returns the size of the view for the proposal `size`, in points. An infinite length is
  /// proposed as unspecified.
  open func sizeThatFits(in size: CGSize) -> CGSize { hosted.sizeThatFits(size) }
  /// Has no effect: views are rendered on demand.
  public func _render(seconds: Double) {}
}

/// The ways in which a hosting controller reports its preferred size.
public struct UIHostingControllerSizingOptions: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let preferredContentSize = UIHostingControllerSizingOptions(rawValue: 1)
  public static let intrinsicContentSize = UIHostingControllerSizingOptions(rawValue: 2)
}

/// The view of a hosting controller, which draws a SwiftUI view.
open class _UIHostingView<Content: View>: UIView {
  var content: AnyView

  public init(rootView: Content) {
    content = AnyView(rootView)
    super.init(frame: .zero)
  }
  public required init?(coder: NSCoder) { nil }

  open override var intrinsicContentSize: CGSize { ViewEnvironment.current.size(of: content) }
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    ViewEnvironment.current.size(of: content, size.proposal)
  }
  open override var _rendering: AnyView? { content }
}

/// A cell's content, made of SwiftUI views.
@MainActor @preconcurrency
public struct UIHostingConfiguration<Content: View>: UIContentConfiguration {
  let content: Content
  public init(@ViewBuilder content: () -> Content) { self.content = content() }
  public func makeContentView() -> UIView { _UIHostingView(rootView: content) }
  public func updated(for state: any UIConfigurationState) -> UIHostingConfiguration { self }
  public func margins(_ edges: Edge.Set = .all, _ length: CGFloat) -> UIHostingConfiguration {
    self
  }
  /// Draws a style behind the content.
  public func background(_ style: some ShapeStyle) -> UIHostingConfiguration<some View> {
    let content = content
    return UIHostingConfiguration<_>(content: { content.background(style) })
  }
  /// Draws a view behind the content.
  public func background(@ViewBuilder content background: () -> some View)
    -> UIHostingConfiguration<some View>
  {
    let (content, background) = (content, background())
    return UIHostingConfiguration<_>(content: { content.background { background } })
  }
  public func minSize(width: CGFloat? = nil, height: CGFloat? = nil) -> UIHostingConfiguration {
    self
  }
}
