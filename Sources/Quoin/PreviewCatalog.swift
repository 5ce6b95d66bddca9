import QuoinCore
import QuoinGeometry
import QuoinViews

/// A preview and what to call it.
@MainActor
public struct NamedPreview {
  public let name: String
  public let view: AnyView
  /// What `.previewLayout` draws it on.
  public let layout: PreviewLayout

  /// A renderer for the preview that offers `proposal`.
  ///
  /// A preview with a canvas of its own (`.previewLayout(.fixed(width:height:))`) stands in the centre of
  /// that, unless `ignoresCanvas` says otherwise.
  public func renderer(
    proposing proposal: ProposedViewSize, ignoresCanvas: Bool = false
  ) -> ImageRenderer<AnyView> {
    guard !ignoresCanvas, case .fixed(let width, let height) = layout else {
      let renderer = ImageRenderer(content: view)
      renderer.proposedSize = proposal
      return renderer
    }
    let renderer = ImageRenderer(content: AnyView(view.frame(width: width, height: height)))
    renderer.proposedSize = ProposedViewSize(width: width, height: height)
    return renderer
  }
}

/// The previews of a provider or an app.
@MainActor
public enum PreviewCatalog {
  /// Each view in the provider's list is a preview, named by `.previewDisplayName` or after the provider.
  public static func previews(of provider: any PreviewProvider.Type) -> [NamedPreview] {
    list(provider)
  }

  /// The content of the app's first window, named after the app; none where it has no window.
  public static func previews(of app: any App.Type) -> [NamedPreview] { window(app) }

  private static func window<A: App>(_ app: A.Type) -> [NamedPreview] {
    guard let view = A.Body._window(of: A().body) else { return [] }
    return [NamedPreview(name: "\(app)", view: view, layout: .device)]
  }

  private static func list<P: PreviewProvider>(_ provider: P.Type) -> [NamedPreview] {
    let elements = PreviewElement.elements(of: P.previews)
    return elements.enumerated().map { index, element in
      let number = elements.count > 1 ? " \(index + 1)" : ""
      return NamedPreview(
        name: element.name ?? "\(provider)\(number)", view: AnyView(element.view),
        layout: element.layout)
    }
  }
}
