/// The platform whose metrics and defaults a view is laid out with.
public enum Platform: String, Hashable, CaseIterable, Sendable, Codable {
  case iOS, macOS
}
