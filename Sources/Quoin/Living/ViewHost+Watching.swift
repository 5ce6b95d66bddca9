import QuoinCore

extension ViewHost {
  /// What `@AppStorage` keeps in the view: the values of the whole process unless it is set.
  ///
  ///     host.appStorage = StoredValues(["name": "Ada"])
  public var appStorage: StoredValues {
    get { environment.appStorage ?? .app }
    set { environment.appStorage = newValue }
  }

  /// What `@SceneStorage` keeps in the view: values of the host's own, in memory, empty at first.
  public var sceneStorage: StoredValues {
    get { environment.sceneStorage ?? tree.sceneStorage }
    set { environment.sceneStorage = newValue }
  }

  /// Takes what `_printChanges` and `_logChanges` write in bodies of the view; `nil` for the standard streams.
  public var changePrinter: (@MainActor (String) -> Void)? {
    get { tree.changePrinter }
    set { tree.changePrinter = newValue }
  }

  /// Whether updates record one by one which state came, stayed and went, what was measured, and which frames changed:
  /// `UpdateRecord.states`, `UpdateRecord.measured`, `UpdateRecord.frames`. Off at first: it looks at every view
  /// after each update.
  public var recordsDetails: Bool {
    get { tree.recordsDetails }
    set { tree.recordsDetails = newValue }
  }

  /// The tasks that the view has begun.
  var tasks: LivingTasks { tree.tasks }
}
