#if !canImport(Darwin)
  import QuoinCore
  import QuoinKit
  import QuoinViews

  extension UIView: _PlatformPreviewed {}
  extension UIViewController: _PlatformPreviewed {}

  extension _PlatformPreviewed where Self: UIView {
    public static func _preview(_ make: @escaping @MainActor () -> Self) -> AnyView {
      AnyView(PreviewedView(make: make))
    }
  }

  extension _PlatformPreviewed where Self: UIViewController {
    public static func _preview(_ make: @escaping @MainActor () -> Self) -> AnyView {
      AnyView(PreviewedController(make: make))
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
