// See Macros.swift in SwiftUI.
#if Macros && !canImport(Darwin)
  import QuoinViews

  /// Adds a preview of a UIKit or AppKit view or view controller.
  ///
  /// - Parameters:
  ///   - name: The name of the preview; by default, the name of the file.
  ///   - traits: The configuration of the canvas and the modifiers. Later traits override earlier
  ///     ones.
  ///   - body: A closure that creates the view, which has its ideal size, or the controller, whose
  ///     view fills the canvas.
  @freestanding(declaration)
  public macro Preview<Content: _PlatformObject>(
    _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>...,
    body: @escaping @MainActor () -> Content
  ) = #externalMacro(module: "QuoinMacros", type: "PreviewMacro")
#endif
