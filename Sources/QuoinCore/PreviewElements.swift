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

/// An element of a list of views, and what it says of itself as a preview.
@MainActor
public struct PreviewElement<Content: View> {
  public let view: ListElement<Content>
  /// What `.previewDisplayName` calls it.
  public let name: String?
  /// What `.previewLayout` draws it on.
  public let layout: PreviewLayout

  /// The elements of `content`.
  public static func elements(of content: Content) -> [PreviewElement] {
    let emitter = ViewEmitter(environment: EnvironmentValues(), shaper: FixedShaper())
    return ListElement.elements(of: content, in: emitter).map { element, node in
      PreviewElement(
        view: element, name: emitter.tree.value(PreviewNameKey.self, of: node),
        layout: emitter.tree.value(PreviewLayoutKey.self, of: node))
    }
  }
}
