import QuoinCore
import QuoinViews

/// A preview and what to call it.
@MainActor
public struct NamedPreview {
  public let name: String
  public let view: AnyView
}

/// The previews of a provider.
@MainActor
public enum PreviewCatalog {
  /// Each view in the provider's list is a preview, named by `.previewDisplayName` or after the provider.
  public static func previews(of provider: any PreviewProvider.Type) -> [NamedPreview] {
    list(provider)
  }

  private static func list<P: PreviewProvider>(_ provider: P.Type) -> [NamedPreview] {
    let elements = PreviewElement.elements(of: P.previews)
    return elements.enumerated().map { index, element in
      let number = elements.count > 1 ? " \(index + 1)" : ""
      return NamedPreview(
        name: element.name ?? "\(provider)\(number)", view: AnyView(element.view))
    }
  }
}
