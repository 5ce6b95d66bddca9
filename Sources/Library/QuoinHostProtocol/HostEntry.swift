/// The symbol that `quoin` looks up in the runtime library, and the files shared by both sides.
public enum HostEntry {
  /// The symbol's name. Its type is `Function`.
  public static let symbol = "quoin_preview_host"

  /// Takes the paths of the request and of the response to write, and returns an exit status.
  public typealias Function = @convention(c) (UnsafePointer<CChar>, UnsafePointer<CChar>) -> Int32

  /// The exit status of a host that has failed itself, after printing the reason.
  public static let failureStatus: Int32 = 70

  /// The file in the scratch directory with a `PreviewRecord` on each line.
  public static let recordsFile = "previews.jsonl"

  /// The file in the scratch directory that exists while the app starts.
  ///
  /// It remains if that ends the process, and the next host skips starting the app.
  public static let launchFile = "app-begins"

  /// The file in the scratch directory that names the preview in progress, for crash reports.
  ///
  /// It contains the preview's name and, on a second line, the source location while the preview is
  /// created.
  public static let progressFile = "preview-in-progress"
}
