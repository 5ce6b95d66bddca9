/// The platform whose metrics and defaults determine a view's layout.
public enum Platform: String, Hashable, CaseIterable, Sendable, Codable {
  case iOS, macOS
}
