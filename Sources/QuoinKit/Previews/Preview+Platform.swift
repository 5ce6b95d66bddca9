#if !canImport(Darwin)
  import QuoinCore
  import QuoinViews

  // Apple has a form of the macro for each of the two. But of a closure with several statements and no `return` the
  // compiler believes that it makes a view of the platform's, where that is a class; a protocol it has to find a type for.

  extension Preview {
    /// A preview of the view or view controller that `body` makes.
    ///
    /// - Parameters:
    ///   - name: What the preview is called; named after the file unless said.
    ///   - traits: What it is drawn on and what modifies it. The later ones win.
    ///   - body: Makes the view, which is as large as it wants to be, or the controller, whose view fills the canvas.
    public nonisolated init<Content: _PlatformObject>(
      _ name: String? = nil, traits: PreviewTrait<ViewTraits>...,
      body: @escaping @MainActor () -> Content
    ) {
      self.init(name, traits: traits) {
        _Represented<Content, PreviewedContext>(
          coordinator: {}, context: { _, _ in PreviewedContext() }, make: { _ in body() },
          update: { _, _ in }, size: { _, _, _ in nil }, dismantle: { _, _ in })
      }
    }
  }

  /// What a view or a controller of a preview is told: nothing.
  private struct PreviewedContext: _RepresentableContext {
    var coordinator: Void { () }
  }
#endif
