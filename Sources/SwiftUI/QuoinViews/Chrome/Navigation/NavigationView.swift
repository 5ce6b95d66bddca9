import QuoinCore

/// The older form of a stack of pages, or of columns side by side.
///
/// In compact widths, or with the style `.stack`, the first view is the root page; otherwise the
/// views are columns.
/// Sizing: h-exp, v-exp.
public struct NavigationView<Content: View>: PrimitiveView {
  let content: Content

  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  public static func _emit(_ view: Self, into emission: Emission) {
    guard emission.enter(.view(Self.self)) else { return }
    let title = emission.keep { PageTitle() }
    let elements = emission.emittedPages(of: view.content, below: title)
    switch elements.count {
    case 0: emission.emitStack(EmptyView(), path: .own)
    case _ where emission.environment.navigationIsStack:
      emission.emitStack(elements[0], path: .own, title: title)
    default:
      NavigationColumns._emit(
        NavigationColumns(
          sidebar: elements[0], content: elements.count > 2 ? elements[1] : nil,
          detail: elements.count > 1 ? elements[elements.count - 1] : nil), into: emission)
    }
    emission.leave()
  }
}

/// The style of a `NavigationView`.
@MainActor @preconcurrency
public protocol NavigationViewStyle {
  var _isStack: Bool? { get }
}

/// A style that shows columns if there is space, otherwise stacked pages.
public struct DefaultNavigationViewStyle: NavigationViewStyle {
  nonisolated public init() {}
  public var _isStack: Bool? { nil }
}

/// A style that shows stacked pages.
public struct StackNavigationViewStyle: NavigationViewStyle {
  nonisolated public init() {}
  public var _isStack: Bool? { true }
}

/// A style that shows columns side by side.
public struct ColumnNavigationViewStyle: NavigationViewStyle {
  nonisolated public init() {}
  public var _isStack: Bool? { nil }
}

/// A style that shows two columns side by side.
public struct DoubleColumnNavigationViewStyle: NavigationViewStyle {
  nonisolated public init() {}
  public var _isStack: Bool? { nil }
}

extension NavigationViewStyle where Self == DefaultNavigationViewStyle {
  public static var automatic: DefaultNavigationViewStyle { DefaultNavigationViewStyle() }
}
extension NavigationViewStyle where Self == StackNavigationViewStyle {
  public static var stack: StackNavigationViewStyle { StackNavigationViewStyle() }
}
extension NavigationViewStyle where Self == ColumnNavigationViewStyle {
  public static var columns: ColumnNavigationViewStyle { ColumnNavigationViewStyle() }
}

private struct NavigationIsStackKey: EnvironmentKey {
  static var defaultValue: Bool? { nil }
}

extension EnvironmentValues {
  /// Whether columns are shown as stacked pages.
  var navigationIsStack: Bool {
    get { self[NavigationIsStackKey.self] ?? (horizontalSizeClass != .regular) }
    set { self[NavigationIsStackKey.self] = newValue }
  }
}

extension View {
  /// Sets the style of each `NavigationView` in the view.
  /// Sizing: neutral.
  public func navigationViewStyle<S: NavigationViewStyle>(_ style: S) -> some View {
    transformEnvironment(\.self) { values in
      if let isStack = style._isStack { values.navigationIsStack = isStack }
    }
  }
}
