import QuoinCore
import QuoinGeometry

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
    modifier(_PreviewModifier(PreviewNameKey.self, value))
  }

  /// Chooses what the preview is drawn on. Sizing: neutral.
  public func previewLayout(_ value: PreviewLayout) -> some View {
    modifier(_PreviewModifier(PreviewLayoutKey.self, value))
  }

  /// Names the device the preview is shown on (``DeviceProfile``); an unknown name is a problem.
  /// Sizing: neutral.
  public func previewDevice(_ value: PreviewDevice?) -> some View {
    modifier(_PreviewModifier(PreviewDeviceKey.self, value))
  }

  /// Says how the preview's device is held. Sizing: neutral.
  public func previewInterfaceOrientation(_ value: InterfaceOrientation) -> some View {
    modifier(_PreviewModifier(PreviewOrientationKey.self, value))
  }
}
