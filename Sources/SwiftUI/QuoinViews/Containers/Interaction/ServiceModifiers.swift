import CoreTransferable
import Foundation
import QuoinCore
import QuoinGeometry
import UniformTypeIdentifiers

// Exchange with the Services menu and other devices, which don't exist here.

extension View {
  /// Compiles only: provides values for services.
  /// Sizing: neutral.
  public func exportableToServices<T: Transferable>(
    _ payload: @autoclosure @escaping () -> [T]
  ) -> some View { self }

  /// Compiles only: provides values for services, which may replace them.
  /// Sizing: neutral.
  public func exportableToServices<T: Transferable>(
    _ payload: @autoclosure @escaping () -> [T], onEdit: @escaping ([T]) -> Bool
  ) -> some View { self }

  /// Compiles only: handles values from services and other devices.
  /// Sizing: neutral.
  public func importableFromServices<T: Transferable>(
    for payloadType: T.Type = T.self, action: @escaping ([T]) -> Bool
  ) -> some View { self }

  /// Compiles only: provides items for services.
  /// Sizing: neutral.
  public func exportsItemProviders(
    _ contentTypes: [UTType], onExport: @escaping () -> [NSItemProvider]
  ) -> some View { self }

  /// Compiles only: provides items for services, which may replace them.
  /// Sizing: neutral.
  public func exportsItemProviders(
    _ contentTypes: [UTType], onExport: @escaping () -> [NSItemProvider],
    onEdit: @escaping ([NSItemProvider]) -> Bool
  ) -> some View { self }

  /// Compiles only: handles items from services and other devices.
  /// Sizing: neutral.
  public func importsItemProviders(
    _ contentTypes: [UTType], onImport: @escaping ([NSItemProvider]) -> Bool
  ) -> some View { self }

  /// Compiles only: sets the text that selects the view when the user types its beginning.
  /// Sizing: neutral.
  public func typeSelectEquivalent(_ text: Text?) -> some View { self }

  /// Compiles only: sets the text that selects the view when the user types its beginning.
  /// Sizing: neutral.
  public func typeSelectEquivalent(_ stringKey: LocalizedStringKey) -> some View { self }

  /// Compiles only: sets the text that selects the view when the user types its beginning.
  /// Sizing: neutral.
  @_disfavoredOverload
  public func typeSelectEquivalent(_ stringResource: LocalizedStringResource) -> some View { self }

  /// Compiles only: sets the text that selects the view when the user types its beginning.
  /// Sizing: neutral.
  @_disfavoredOverload
  public func typeSelectEquivalent<S: StringProtocol>(_ string: S) -> some View { self }

  /// Compiles only: keeps the view away from the container's rounded corners; windows have none.
  /// Sizing: neutral.
  public func containerCornerOffset(_ edges: Edge.Set, sizeToFit: Bool = false) -> some View {
    self
  }
}

/// Whether a control is activated when the user holds dragged items over it.
public struct SpringLoadingBehavior: Hashable, Sendable {
  private let name: String
  public static let automatic = SpringLoadingBehavior(name: "automatic")
  public static let enabled = SpringLoadingBehavior(name: "enabled")
  public static let disabled = SpringLoadingBehavior(name: "disabled")
}

private struct SpringLoadingKey: EnvironmentKey {
  static let defaultValue = SpringLoadingBehavior.automatic
}

extension EnvironmentValues {
  /// Whether dragged items activate controls, which they don't do here; automatic by default.
  public var springLoadingBehavior: SpringLoadingBehavior {
    get { self[SpringLoadingKey.self] }
    set { self[SpringLoadingKey.self] = newValue }
  }
}

extension View {
  /// Compiles only: sets whether dragged items activate controls in the view, which no drag does.
  /// Sizing: neutral.
  public func springLoadingBehavior(_ behavior: SpringLoadingBehavior) -> some View {
    environment(\.springLoadingBehavior, behavior)
  }
}

/// Values that a preview provides to its view.
public protocol PreviewContext {
  subscript<Key: PreviewContextKey>(key: Key.Type) -> Key.Value { get }
}

/// A key for a value that a preview provides.
public protocol PreviewContextKey {
  associatedtype Value
  static var defaultValue: Value { get }
}

extension View {
  /// Compiles only: sets the context of a preview; WidgetKit's has an effect.
  /// Sizing: neutral.
  @_disfavoredOverload
  public func previewContext<C: PreviewContext>(_ value: C) -> some View { self }
}
