#if !canImport(Darwin)
  import QuoinCore
  import QuoinViews

  /// What a `#Preview` of UIKit's or AppKit's may make: a view or a view controller. Not for users.
  ///
  /// Apple has a form of the macro for each of the two. But of a closure with several statements and no `return` the compiler
  /// believes that it makes a view of the platform's, where that is a class; a protocol it has to find a type for.
  @MainActor
  public protocol _PlatformPreviewed {
    static func _preview(_ make: @escaping @MainActor () -> Self) -> AnyView
  }

  extension Preview {
    /// A preview of the view or view controller that `body` makes.
    ///
    /// - Parameters:
    ///   - name: What the preview is called; named after the file unless said.
    ///   - traits: What it is drawn on and what modifies it. The later ones win.
    ///   - body: Makes the view, which is as large as it wants to be, or the controller, whose view fills the canvas.
    public nonisolated init<Content: _PlatformPreviewed>(
      _ name: String? = nil, traits: PreviewTrait<ViewTraits>...,
      body: @escaping @MainActor () -> Content
    ) {
      self.init(name, traits: traits) { Content._preview(body) }
    }
  }
#endif
