/// The color scheme that views request for their window.
///
/// The first of several siblings with a preference wins, and an outer preference overrides inner
/// ones, even with `nil` (Rules/Environment.md#preferred-color-scheme).
public enum PreferredColorSchemeKey: PreferenceKey {
  public static var defaultValue: ColorScheme? { nil }
  public static func reduce(value: inout ColorScheme?, nextValue: () -> ColorScheme?) {
    if value == nil { value = nextValue() }
  }
}
