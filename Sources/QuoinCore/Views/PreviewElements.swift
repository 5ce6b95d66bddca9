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

/// An element of a list of views, with its settings as a preview.
@MainActor
public struct PreviewElement<Content: View> {
  public let view: ListElement<Content>
  /// The name that `.previewDisplayName` gives it.
  public let name: String?
  /// The canvas that `.previewLayout` gives it.
  public let layout: PreviewLayout
  /// The device that the element names, and how it is held.
  public let device: PreviewDevice?
  public let orientation: InterfaceOrientation?

  /// The elements of the view that `content` makes in `environment`. Content that can't be emitted (an environment
  /// object that it reads is missing) is one element without settings, which fails with the reason when it is drawn.
  public static func elements(
    in environment: EnvironmentValues, of content: () -> Content
  ) -> [PreviewElement] {
    let emission = Emission(environment: environment, shaper: FixedShaper())
    var elements: [PreviewElement] = []
    // Views made here may ask for the screen.
    emission.withCurrent {
      let content = content()
      elements = ListElement.elements(of: content, in: emission).map { element, node in
        PreviewElement(
          view: element, name: emission.tree.value(PreviewNameKey.self, of: node),
          layout: emission.tree.value(PreviewLayoutKey.self, of: node),
          device: emission.tree.value(PreviewDeviceKey.self, of: node),
          orientation: emission.tree.value(PreviewOrientationKey.self, of: node))
      }
      if (try? emission.checkEmission()) == nil {
        elements = [
          PreviewElement(
            view: ListElement(all: content), name: nil, layout: .device, device: nil,
            orientation: nil)
        ]
      }
    }
    return elements
  }
}
