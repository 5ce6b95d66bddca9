/// The one symbol that `quoin` looks up in the runtime library, and the files both sides agree on.
public enum HostEntry {
  /// The symbol's name. Its type is `Function`.
  public static let symbol = "quoin_preview_host"

  /// Takes the paths of the request and of the response to write; the result is an exit status.
  public typealias Function = @convention(c) (UnsafePointer<CChar>, UnsafePointer<CChar>) -> Int32

  /// The exit status of a host that has failed itself, after it has printed why.
  public static let failureStatus: Int32 = 70

  /// The file in the scratch directory with a `PreviewRecord` on each line.
  public static let recordsFile = "previews.jsonl"

  /// The file in the scratch directory that is there while the app begins, and stays where that ends the process: the next
  /// host then does without.
  public static let launchFile = "app-begins"

  /// The file in the scratch directory that names the preview in progress, for the report of a crash.
  public static let progressFile = "preview-in-progress"
}
