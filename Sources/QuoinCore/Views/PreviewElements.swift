import QuoinLayout
import QuoinText

/// What `.previewDisplayName` calls an element.
public enum PreviewNameKey: LayoutValueKey {
  public static var defaultValue: String? { nil }
}

/// What `.previewLayout` draws an element on.
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

/// An element of a list of views, and what it says of itself as a preview.
@MainActor
public struct PreviewElement<Content: View> {
  public let view: ListElement<Content>
  /// What `.previewDisplayName` calls it.
  public let name: String?
  /// What `.previewLayout` draws it on.
  public let layout: PreviewLayout
  /// The device it names, and how that is held.
  public let device: PreviewDevice?
  public let orientation: InterfaceOrientation?

  /// The elements of what `content` makes in `environment`.
  public static func elements(
    in environment: EnvironmentValues, of content: () -> Content
  ) -> [PreviewElement] {
    let emission = Emission(environment: environment, shaper: FixedShaper())
    var elements: [PreviewElement] = []
    // What is made here may ask for the screen.
    emission.withCurrent {
      elements = ListElement.elements(of: content(), in: emission).map { element, node in
        PreviewElement(
          view: element, name: emission.tree.value(PreviewNameKey.self, of: node),
          layout: emission.tree.value(PreviewLayoutKey.self, of: node),
          device: emission.tree.value(PreviewDeviceKey.self, of: node),
          orientation: emission.tree.value(PreviewOrientationKey.self, of: node))
      }
    }
    return elements
  }
}
