/// The colour scheme that views ask their window for: the first of several siblings that has a preference
/// decides, and one outside replaces those inside, even with `nil`
/// (Rules/Environment.md#preferred-color-scheme).
public enum PreferredColorSchemeKey: PreferenceKey {
  public static var defaultValue: ColorScheme? { nil }
  public static func reduce(value: inout ColorScheme?, nextValue: () -> ColorScheme?) {
    if value == nil { value = nextValue() }
  }
}
