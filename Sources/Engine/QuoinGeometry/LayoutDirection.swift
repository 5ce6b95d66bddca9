/// The direction of layout, from left to right or from right to left.
public enum LayoutDirection: Hashable, CaseIterable, Sendable, Codable {
  case leftToRight, rightToLeft
}
