extension LayoutDiff {
  /// The former name of ``summary``.
  @available(*, deprecated, renamed: "summary")
  public var sentence: String { summary }
}

extension LayoutDiff.Decision {
  /// The former name of ``summary``.
  @available(*, deprecated, renamed: "summary")
  public var sentence: String {
    get { summary }
    set { summary = newValue }
  }
}
