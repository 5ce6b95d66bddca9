/// The layout direction: whether leading is left or right on screen.
public enum LayoutDirection: Hashable, CaseIterable, Sendable, Codable {
  case leftToRight, rightToLeft
}
