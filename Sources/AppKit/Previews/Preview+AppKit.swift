#if !canImport(Darwin)
  import QuoinCore
  import QuoinKit
  import QuoinViews

  extension NSView: _PlatformPreviewed {}
  extension NSViewController: _PlatformPreviewed {}

  extension _PlatformPreviewed where Self: NSView {
    public static func _preview(_ make: @escaping @MainActor () -> Self) -> AnyView {
      AnyView(PreviewedView(make: make))
    }
  }

  extension _PlatformPreviewed where Self: NSViewController {
    public static func _preview(_ make: @escaping @MainActor () -> Self) -> AnyView {
      AnyView(PreviewedController(make: make))
    }
  }

  private struct PreviewedView: NSViewRepresentable {
    let make: @MainActor () -> NSView
    func makeNSView(context: Context) -> NSView { make() }
    func updateNSView(_ view: NSView, context: Context) {}
  }

  private struct PreviewedController: NSViewControllerRepresentable {
    let make: @MainActor () -> NSViewController
    func makeNSViewController(context: Context) -> NSViewController { make() }
    func updateNSViewController(_ controller: NSViewController, context: Context) {}
  }
#endif
