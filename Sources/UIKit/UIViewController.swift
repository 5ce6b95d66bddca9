#if !canImport(Darwin)
  import Foundation

  /// What manages a tree of views.
  @MainActor @preconcurrency
  open class UIViewController: UIResponder {
    public init(nibName: String?, bundle: Bundle?) { super.init() }
    public convenience override init() { self.init(nibName: nil, bundle: nil) }
    public required init?(coder: NSCoder) { super.init() }

    private var loaded: UIView?
    open var view: UIView! {
      get {
        if loaded == nil {
          loadView()
          viewDidLoad()
        }
        return loaded
      }
      set { loaded = newValue }
    }
    open var isViewLoaded: Bool { loaded != nil }
    open func loadView() { view = UIView() }
    open func viewDidLoad() {}
  }
#endif
