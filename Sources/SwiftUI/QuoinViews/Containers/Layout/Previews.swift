import QuoinCore
import QuoinGeometry

/// A type that provides previews during development.
///
/// Each view of ``previews`` is a separate preview.
@MainActor @preconcurrency
public protocol PreviewProvider {
  associatedtype Previews: View
  @ViewBuilder @MainActor @preconcurrency static var previews: Previews { get }
}

extension View {
  /// Sets the name of the preview.
  /// Sizing: neutral.
  public func previewDisplayName(_ value: String?) -> some View {
    modifier(_PreviewModifier(PreviewNameKey.self, value))
  }

  /// Sets the layout of the preview.
  /// Sizing: neutral.
  public func previewLayout(_ value: PreviewLayout) -> some View {
    modifier(_PreviewModifier(PreviewLayoutKey.self, value))
  }

  /// Sets the device on which the preview is shown (``DeviceProfile``); an unknown name is an
  /// error.
  /// Sizing: neutral.
  public func previewDevice(_ value: PreviewDevice?) -> some View {
    modifier(_PreviewModifier(PreviewDeviceKey.self, value))
  }

  /// Sets the orientation of the preview's device.
  /// Sizing: neutral.
  public func previewInterfaceOrientation(_ value: InterfaceOrientation) -> some View {
    modifier(_PreviewModifier(PreviewOrientationKey.self, value))
  }
}
