import QuoinCore

extension ViewHost {
  /// The values behind `@AppStorage` in the view: those of the whole process unless set.
  ///
  ///     host.appStorage = StoredValues(["name": "Ada"])
  public var appStorage: StoredValues {
    get { environment.appStorage ?? .app }
    set { environment.appStorage = newValue }
  }

  /// The values behind `@SceneStorage` in the view: the host's own, in memory, empty at first.
  public var sceneStorage: StoredValues {
    get { environment.sceneStorage ?? tree.sceneStorage }
    set { environment.sceneStorage = newValue }
  }

  /// Receives the lines that `_printChanges` and `_logChanges` write in bodies of the view; `nil` for the standard
  /// streams.
  public var changePrinter: (@MainActor (String) -> Void)? {
    get { tree.changePrinter }
    set { tree.changePrinter = newValue }
  }

  /// Whether updates record in detail which state came, stayed and went, which views were measured, and which frames
  /// changed: `UpdateRecord.states`, `UpdateRecord.measured`, `UpdateRecord.frames`. Off at first, as an update then
  /// looks at every view.
  public var recordsDetails: Bool {
    get { tree.recordsDetails }
    set { tree.recordsDetails = newValue }
  }

  /// The tasks that the view has begun.
  var tasks: LivingTasks { tree.tasks }
}
