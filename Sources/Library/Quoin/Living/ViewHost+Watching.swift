import QuoinCore

extension ViewHost {
  /// The values of `@AppStorage` in the view; by default those of the whole process.
  ///
  ///     host.appStorage = StoredValues(["name": "Ada"])
  public var appStorage: StoredValues {
    get { environment.appStorage ?? .app }
    set { environment.appStorage = newValue }
  }

  /// The values of `@SceneStorage` in the view; by default the host's own, in memory, initially
  /// empty.
  public var sceneStorage: StoredValues {
    get { environment.sceneStorage ?? tree.sceneStorage }
    set { environment.sceneStorage = newValue }
  }

  /// Receives the lines that `_printChanges` and `_logChanges` write in bodies of the view; `nil`
  /// for the standard streams.
  public var changePrinter: (@MainActor (String) -> Void)? {
    get { tree.changePrinter }
    set { tree.changePrinter = newValue }
  }

  /// Whether updates record the states that were added, kept and removed, the views that were
  /// measured, and the frames that changed.
  ///
  /// The details are `UpdateRecord.states`, `UpdateRecord.measured` and `UpdateRecord.frames`. Off
  /// by default, as an update then visits every view.
  public var recordsDetails: Bool {
    get { tree.recordsDetails }
    set { tree.recordsDetails = newValue }
  }

  /// The tasks that the view has started.
  var tasks: LivingTasks { tree.tasks }
}
