import QuoinLayout
import QuoinText

/// The name that `.previewDisplayName` gives an element.
public enum PreviewNameKey: LayoutValueKey {
  public static var defaultValue: String? { nil }
}

/// The canvas that `.previewLayout` gives an element.
public enum PreviewLayoutKey: LayoutValueKey {
  public static var defaultValue: PreviewLayout { .device }
}

/// The device that `.previewDevice` names for an element.
public enum PreviewDeviceKey: LayoutValueKey {
  public static var defaultValue: PreviewDevice? { nil }
}

/// How `.previewInterfaceOrientation` has the device of an element held.
public enum PreviewOrientationKey: LayoutValueKey {
  public static var defaultValue: InterfaceOrientation? { nil }
}

/// A view of a list, with its settings as a preview.
@MainActor
public struct PreviewElement {
  public let view: AnyView
  /// The name that `.previewDisplayName` gives it.
  public let name: String?
  /// The canvas that `.previewLayout` gives it.
  public let layout: PreviewLayout
  /// The device that the element names, and how it is held.
  public let device: PreviewDevice?
  public let orientation: InterfaceOrientation?

  private init(_ view: ListedView) {
    self.view = AnyView(view)
    name = view.setting(PreviewNameKey.self)
    layout = view.setting(PreviewLayoutKey.self)
    device = view.setting(PreviewDeviceKey.self)
    orientation = view.setting(PreviewOrientationKey.self)
  }

  /// The elements of the view that `content` makes in `environment`. No body is evaluated but those of views whose type
  /// leaves open how many elements they are, or says something about them as previews.
  public static func elements<Content: View>(
    in environment: EnvironmentValues, of content: () -> Content
  ) -> [PreviewElement] {
    let emission = Emission(environment: environment, shaper: FixedShaper())
    var elements: [PreviewElement] = []
    // Views made here may ask for the screen.
    emission.withCurrent {
      elements = SlotCollector.views(of: content(), in: emission).map(PreviewElement.init)
    }
    return elements
  }
}
