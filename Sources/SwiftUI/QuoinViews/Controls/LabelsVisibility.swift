import QuoinCore

private struct LabelsVisibilityKey: EnvironmentKey {
  static var defaultValue: Visibility { .automatic }
}

extension EnvironmentValues {
  /// Whether controls show their labels.
  public var labelsVisibility: Visibility {
    get { self[LabelsVisibilityKey.self] }
    set { self[LabelsVisibilityKey.self] = newValue }
  }
}

extension View {
  /// Hides the labels of controls in the view, which then take no space.
  /// Sizing: neutral.
  public func labelsHidden() -> some View { environment(\.labelsVisibility, .hidden) }

  /// Shows or hides the labels of controls in the view.
  /// Sizing: neutral.
  public func labelsVisibility(_ visibility: Visibility) -> some View {
    environment(\.labelsVisibility, visibility)
  }
}
