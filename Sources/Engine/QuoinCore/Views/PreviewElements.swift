import QuoinLayout
import QuoinText

/// The name set by `.previewDisplayName`.
public enum PreviewNameKey: LayoutValueKey {
  public static var defaultValue: String? { nil }
}

/// The layout set by `.previewLayout`.
public enum PreviewLayoutKey: LayoutValueKey {
  public static var defaultValue: PreviewLayout { .device }
}

/// The device set by `.previewDevice`.
public enum PreviewDeviceKey: LayoutValueKey {
  public static var defaultValue: PreviewDevice? { nil }
}

/// The orientation set by `.previewInterfaceOrientation`.
public enum PreviewOrientationKey: LayoutValueKey {
  public static var defaultValue: InterfaceOrientation? { nil }
}

/// A view of a list, with its preview settings.
@MainActor
public struct PreviewElement {
  public let view: AnyView
  /// The name set by `.previewDisplayName`.
  public let name: String?
  /// The layout set by `.previewLayout`.
  public let layout: PreviewLayout
  /// The device of the element, and its orientation.
  public let device: PreviewDevice?
  public let orientation: InterfaceOrientation?

  private init(_ view: ListedView) {
    self.view = AnyView(view)
    name = view.setting(PreviewNameKey.self)
    layout = view.setting(PreviewLayoutKey.self)
    device = view.setting(PreviewDeviceKey.self)
    orientation = view.setting(PreviewOrientationKey.self)
  }

  /// Returns the elements of the view that `content` creates in `environment`.
  ///
  /// Evaluates only the bodies of views whose type doesn't determine the number of elements, and of
  /// those that make preview settings.
  public static func elements<Content: View>(
    in environment: EnvironmentValues, of content: () -> Content
  ) -> [PreviewElement] {
    let emission = Emission(environment: environment, shaper: FixedShaper())
    var elements: [PreviewElement] = []
    // Views created here may access the screen.
    emission.withCurrent {
      elements = SlotCollector.views(of: content(), in: emission).map(PreviewElement.init)
    }
    return elements
  }
}
