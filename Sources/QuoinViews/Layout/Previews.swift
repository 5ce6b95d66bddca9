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
}
