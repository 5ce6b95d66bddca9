// See SwiftUI's Macros.swift.
#if Macros && !canImport(Darwin)
  import QuoinViews

  /// Adds a preview of a view of UIKit's or AppKit's, or of a view controller.
  ///
  /// - Parameters:
  ///   - name: What the preview is called; the file's name unless said.
  ///   - traits: What it is drawn on and what modifies it. The later ones win.
  ///   - body: Makes the view, which is as large as it wants to be, or the controller, whose view fills the canvas.
  @freestanding(declaration)
  public macro Preview<Content: _PlatformObject>(
    _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>...,
    body: @escaping @MainActor () -> Content
  ) = #externalMacro(module: "QuoinMacros", type: "PreviewMacro")
#endif
