import QuoinCore
import QuoinViews

// Apple has one form of the macro for each of the two. But for a closure with several statements
// and no `return`, the compiler assumes that it makes a view of the platform's class; for a
// protocol, it has to infer the type.

extension Preview {
  /// Creates a preview of the view or view controller that `body` makes.
  ///
  /// - Parameters:
  ///   - name: The name of the preview; by default, the name of the file.
  ///   - traits: The configuration of the canvas and the modifiers. Later traits override earlier
  ///     ones.
  ///   - body: A closure that creates the view, which has its ideal size, or the controller,
  ///     whose view fills the canvas.
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

/// The context of a previewed view or controller, which is empty.
private struct PreviewedContext: _RepresentableContext {
  var coordinator: Void { () }
}
