// The former names of a report's parts.

extension LayoutReport {
  /// The former name of ``errors``.
  @available(*, deprecated, renamed: "errors")
  public var problems: [String] {
    get { errors }
    set { errors = newValue }
  }

  /// The former name of ``warnings``.
  @available(*, deprecated, renamed: "warnings")
  public var remarks: [String] {
    get { warnings }
    set { warnings = newValue }
  }
}
