/// The name of a device that previews are shown on.
public struct PreviewDevice: RawRepresentable, ExpressibleByStringLiteral, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public init(stringLiteral value: String) { rawValue = value }
}

/// How a device is held.
public enum InterfaceOrientation: String, CaseIterable, Identifiable, Hashable, Sendable {
  case portrait, portraitUpsideDown, landscapeLeft, landscapeRight

  public var id: String { rawValue }

  /// Whether the long side lies at the bottom.
  package var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}
