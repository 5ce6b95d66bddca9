/// Which way leading-to-trailing runs on screen.
public enum LayoutDirection: Hashable, CaseIterable, Sendable, Codable {
  case leftToRight, rightToLeft
}
