import QuoinCore
import QuoinGeometry
import QuoinLayout

/// Something that shows views while they are being written.
///
/// Each view of ``previews`` is a preview of its own.
@MainActor @preconcurrency
public protocol PreviewProvider {
  associatedtype Previews: View
  @ViewBuilder @MainActor @preconcurrency static var previews: Previews { get }
}

extension View {
  /// Names the preview. Sizing: neutral.
  public func previewDisplayName(_ value: String?) -> some View {
    layoutValue(key: PreviewNameKey.self, value: value)
  }

  /// Chooses what the preview is drawn on. Sizing: neutral.
  public func previewLayout(_ value: PreviewLayout) -> some View {
    layoutValue(key: PreviewLayoutKey.self, value: value)
  }

  /// The device a preview is shown on, which a picture has none of: its size is asked for on the command line.
  /// Sizing: neutral.
  public func previewDevice(_ value: PreviewDevice?) -> some View { self }

  /// How the device is held, which a picture has none of. Sizing: neutral.
  public func previewInterfaceOrientation(_ value: InterfaceOrientation) -> some View { self }
}

/// The name of a device that previews are shown on.
public struct PreviewDevice: RawRepresentable, ExpressibleByStringLiteral, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public init(stringLiteral value: String) { rawValue = value }
}

/// How a device is held.
public enum InterfaceOrientation: CaseIterable, Hashable, Sendable {
  case portrait, portraitUpsideDown, landscapeLeft, landscapeRight
}
