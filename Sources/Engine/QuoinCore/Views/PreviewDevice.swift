/// The name of a device for previews.
public struct PreviewDevice: RawRepresentable, ExpressibleByStringLiteral, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public init(stringLiteral value: String) { rawValue = value }
}

/// The orientation of a device.
public enum InterfaceOrientation: String, CaseIterable, Identifiable, Hashable, Sendable {
  case portrait, portraitUpsideDown, landscapeLeft, landscapeRight

  public var id: String { rawValue }

  /// Whether the orientation is landscape.
  package var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}
