#if !canImport(Darwin)
  import QuoinCore
  import QuoinViews

  /// What a `#Preview` of UIKit's may make: a view or a view controller. Not for users.
  ///
  /// Apple has a form of the macro for each of the two. But of a closure with several statements and no `return` the compiler
  /// believes that it makes a view of UIKit's, where that is a class; a protocol it has to find a type for.
  @MainActor
  public protocol _PreviewedByUIKit {
    static func _preview(_ make: @escaping @MainActor () -> Self) -> AnyView
  }

  extension UIView: _PreviewedByUIKit {}
  extension UIViewController: _PreviewedByUIKit {}

  extension _PreviewedByUIKit where Self: UIView {
    public static func _preview(_ make: @escaping @MainActor () -> Self) -> AnyView {
      AnyView(PreviewedView(make: make))
    }
  }

  extension _PreviewedByUIKit where Self: UIViewController {
    public static func _preview(_ make: @escaping @MainActor () -> Self) -> AnyView {
      AnyView(PreviewedController(make: make))
    }
  }

  extension Preview {
    /// A preview of the view or view controller that `body` makes.
    ///
    /// - Parameters:
    ///   - name: What the preview is called; named after the file unless said.
    ///   - traits: What it is drawn on and what modifies it. The later ones win.
    ///   - body: Makes the view, which is as large as it wants to be, or the controller, whose view fills the canvas.
    public nonisolated init<Content: _PreviewedByUIKit>(
      _ name: String? = nil, traits: PreviewTrait<ViewTraits>...,
      body: @escaping @MainActor () -> Content
    ) {
      self.init(name, traits: traits) { Content._preview(body) }
    }
  }

  private struct PreviewedView: UIViewRepresentable {
    let make: @MainActor () -> UIView
    func makeUIView(context: Context) -> UIView { make() }
    func updateUIView(_ view: UIView, context: Context) {}
  }

  private struct PreviewedController: UIViewControllerRepresentable {
    let make: @MainActor () -> UIViewController
    func makeUIViewController(context: Context) -> UIViewController { make() }
    func updateUIViewController(_ controller: UIViewController, context: Context) {}
  }
#endif
