import Foundation
import QuoinCore
import QuoinGeometry

extension View {
  /// Hides the status bar, which no picture shows. Sizing: neutral.
  public func statusBar(hidden: Bool) -> some View { self }

  /// Hides the status bar, which no picture shows. Sizing: neutral.
  public func statusBarHidden(_ hidden: Bool = true) -> some View { self }

  /// Shows or hides system overlays on a window, which no picture shows.
  /// Sizing: neutral.
  public func persistentSystemOverlays(_ visibility: Visibility) -> some View { self }

  /// Compiles only: sets the transition to a page; pages appear and disappear at once.
  /// Sizing: neutral.
  public func navigationTransition<T: NavigationTransition>(_ style: T) -> some View {
    unsupported("navigationTransition has no effect: pages change without animation.")
  }

  /// Marks the view that a page zooms from, which no picture shows.
  /// Sizing: neutral.
  public func matchedTransitionSource<ID: Hashable>(id: ID, in namespace: Namespace.ID)
    -> some View
  { self }

  /// Marks the view that a page zooms from and sets its appearance during the zoom, which no
  /// picture shows.
  /// Sizing: neutral.
  public func matchedTransitionSource<ID: Hashable, Configuration>(
    id: ID, in namespace: Namespace.ID,
    configuration: (EmptyMatchedTransitionSourceConfiguration) -> Configuration
  ) -> some View where Configuration: MatchedTransitionSourceConfiguration { self }

  /// Puts a view behind the whole enclosing container, such as a navigation page, a window or a
  /// widget.
  /// Sizing: neutral.
  @ViewBuilder public func containerBackground<V: View>(
    for container: ContainerBackgroundPlacement, alignment: Alignment = .center,
    @ViewBuilder content: () -> V
  ) -> some View {
    let view = content()
    if container == .widget {
      modifier(WidgetBackground(alignment: alignment, background: AnyView(view)))
    } else {
      background(alignment: alignment) { view.ignoresSafeArea() }
    }
  }

  /// Fills the background of the whole enclosing container, such as a navigation page or a window.
  /// Sizing: neutral.
  public func containerBackground<S: ShapeStyle>(
    _ style: S, for container: ContainerBackgroundPlacement
  ) -> some View {
    containerBackground(for: container) { Rectangle().fill(style) }
  }

  /// Sets the URLs that the view's window may open.
  /// Sizing: neutral.
  public func handlesExternalEvents(preferring: Set<String>, allowing: Set<String>) -> some View {
    self
  }
}

/// The transition to a page.
public protocol NavigationTransition {}

/// The platform's own transition.
public struct AutomaticNavigationTransition: NavigationTransition { public init() {} }

/// A transition in which the page grows out of the view that the user tapped.
public struct ZoomNavigationTransition: NavigationTransition { public init() {} }

/// A transition of any type.
public struct AnyNavigationTransition: NavigationTransition {
  public init<T: NavigationTransition>(_ transition: T) {}
}

extension NavigationTransition where Self == AutomaticNavigationTransition {
  public static var automatic: Self { Self() }
}

extension NavigationTransition where Self == ZoomNavigationTransition {
  public static func zoom<ID: Hashable>(sourceID: ID, in namespace: Namespace.ID) -> Self { Self() }
}

/// A container that can have a background.
public struct ContainerBackgroundPlacement: Hashable, Sendable {
  private let name: String
  public static let navigation = ContainerBackgroundPlacement(name: "navigation")
  public static let navigationSplitView = ContainerBackgroundPlacement(name: "navigationSplitView")
  public static let tabView = ContainerBackgroundPlacement(name: "tabView")
  public static let window = ContainerBackgroundPlacement(name: "window")
  public static let widget = ContainerBackgroundPlacement(name: "widget")
  public static let subscriptionStore = ContainerBackgroundPlacement(name: "subscriptionStore")
  public static let subscriptionStoreHeader = ContainerBackgroundPlacement(
    name: "subscriptionStoreHeader")
  public static let subscriptionStoreFullHeight = ContainerBackgroundPlacement(
    name: "subscriptionStoreFullHeight")
}

/// Views side by side, separated by lines that the user can drag. The views share the width as in
/// an `HStack` without spacing.
/// Sizing: h-exp, v-exp.
public struct HSplitView<Content: View>: View {
  let content: Content
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  public var body: some View {
    HStack(spacing: 0) {
      _ElementsReader(content) { views, _ in
        ForEach(views.indices, id: \.self) { index in
          if index > 0 { Rectangle().fill(.separator).frame(width: 1) }
          views[index]
        }
      }
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
  }
}

/// Views in a column, separated by lines that the user can drag. The views share the height as in a
/// `VStack` without spacing.
/// Sizing: h-exp, v-exp.
public struct VSplitView<Content: View>: View {
  let content: Content
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  public var body: some View {
    VStack(spacing: 0) {
      _ElementsReader(content) { views, _ in
        ForEach(views.indices, id: \.self) { index in
          if index > 0 { Rectangle().fill(.separator).frame(height: 1) }
          views[index]
        }
      }
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
  }
}

/// The appearance of a zoom transition's source view during the transition.
public protocol MatchedTransitionSourceConfiguration: Sendable {}

/// The default configuration. Compiles only: settings are discarded, as no picture shows page
/// transitions.
public struct EmptyMatchedTransitionSourceConfiguration: MatchedTransitionSourceConfiguration {}

extension MatchedTransitionSourceConfiguration {
  /// Compiles only: no picture shows page transitions.
  public func background(_ style: Color) -> some MatchedTransitionSourceConfiguration { self }
  /// Compiles only: no picture shows page transitions.
  public func clipShape(_ shape: RoundedRectangle) -> some MatchedTransitionSourceConfiguration {
    self
  }
  /// Compiles only: no picture shows page transitions.
  public func shadow(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0,
    y: CGFloat = 0
  ) -> some MatchedTransitionSourceConfiguration { self }
}
