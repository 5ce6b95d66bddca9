import QuoinCore
import QuoinGeometry
import QuoinHostProtocol
import QuoinViews

/// A preview with its name.
@MainActor
public struct NamedPreview {
  public let name: String
  public let view: AnyView
  /// The preview's layout, from `.previewLayout`.
  public let layout: PreviewLayout
  /// The preview's device, from `.previewDevice`.
  public let device: PreviewDevice?
  /// The preview's orientation, from `.previewInterfaceOrientation`.
  public let orientation: InterfaceOrientation?
  /// The device for which the view was created.
  fileprivate let madeFor: DeviceProfile?
  /// Creates the view again in another environment.
  fileprivate let remake: @MainActor (EnvironmentValues) -> AnyView?

  /// Returns the view as its provider creates it in `environment`: values that it computes once may
  /// depend on the screen.
  func content(in environment: EnvironmentValues) -> AnyView {
    environment.device == madeFor ? view : remake(environment) ?? view
  }
}

/// The previews of a provider or an app.
@MainActor
public enum PreviewCatalog {
  /// Returns the previews of a provider: each view in its list, named by `.previewDisplayName` or
  /// after the provider.
  public static func previews(of provider: any PreviewProvider.Type) -> [NamedPreview] {
    previews(of: provider, in: environment(of: .standardPhone))
  }

  /// Returns the previews of a provider, created while the device of `configuration` is in use.
  ///
  /// A preview that specifies another device is created again when it is shown; only constants
  /// outside of views, which Swift initializes once, keep the first screen.
  ///
  /// - Throws: ``RenderConfigurationError`` for settings that can't be applied.
  public static func previews(
    of provider: any PreviewProvider.Type, in configuration: RenderConfiguration
  ) throws -> [NamedPreview] {
    previews(of: provider, in: try environment(in: configuration))
  }

  /// Returns the content of the app's first window, named after the app; empty if it has no window.
  public static func previews(of app: any App.Type) -> [NamedPreview] {
    previews(of: app, in: environment(of: .standardPhone))
  }

  /// Returns the content of the app's first window, created while the device of `configuration` is
  /// in use.
  ///
  /// - Throws: ``RenderConfigurationError`` for settings that can't be applied.
  public static func previews(
    of app: any App.Type, in configuration: RenderConfiguration
  ) throws -> [NamedPreview] {
    previews(of: app, in: try environment(in: configuration))
  }

  /// Returns the environment in which a preview is created.
  static func environment(in configuration: RenderConfiguration) throws -> EnvironmentValues {
    var environment = environment(of: configuration.deviceInUse(try configuration.deviceProfile()))
    if let version = configuration.osVersion { environment.systemVersion = version }
    return environment
  }

  private static func environment(of device: DeviceProfile) -> EnvironmentValues {
    var environment = EnvironmentValues.processDefault
    environment.device = device
    environment.platform = device.platform
    return environment
  }

  static func previews(
    of provider: any PreviewProvider.Type, in environment: EnvironmentValues
  ) -> [NamedPreview] {
    list(provider, environment)
  }

  static func previews(of app: any App.Type, in environment: EnvironmentValues) -> [NamedPreview] {
    window(app, environment)
  }

  /// Returns the preview of a `#Preview`, named after the file if it has no name. Rethrows errors
  /// of the closure.
  static func preview(
    of registry: any PreviewRegistry.Type, in environment: EnvironmentValues
  ) throws -> NamedPreview {
    let preview = try registry.makePreview()
    let name = name(of: preview, in: registry)
    func element(_ environment: EnvironmentValues) -> Preview.Element {
      Emission.evaluate(in: environment) { preview.element }
    }
    let made = element(environment)
    return NamedPreview(
      name: name, view: made.view, layout: made.layout,
      device: nil, orientation: made.orientation, madeFor: environment.device,
      remake: { element($0).view })
  }

  /// Returns the name of a `#Preview` without calling its closure.
  static func name(of registry: any PreviewRegistry.Type) throws -> String {
    name(of: try registry.makePreview(), in: registry)
  }

  private static func name(of preview: Preview, in registry: any PreviewRegistry.Type) -> String {
    let file = registry.fileID.split(separator: "/").last ?? "Preview"
    return preview.name ?? String(file.prefix { $0 != "." })
  }

  private static func window<A: App>(
    _ app: A.Type, _ environment: EnvironmentValues
  ) -> [NamedPreview] {
    func content(_ environment: EnvironmentValues) -> AnyView? {
      Emission.evaluate(in: environment) { A.Body._window(of: A().body) }
    }
    guard let view = content(environment) else { return [] }
    return [
      NamedPreview(
        name: "\(app)", view: view, layout: .device, device: nil, orientation: nil,
        madeFor: environment.device, remake: content)
    ]
  }

  private static func list<P: PreviewProvider>(
    _ provider: P.Type, _ environment: EnvironmentValues
  ) -> [NamedPreview] {
    let elements = PreviewElement.elements(in: environment) { P.previews }
    return elements.enumerated().map { index, element in
      let number = elements.count > 1 ? " \(index + 1)" : ""
      return NamedPreview(
        name: element.name ?? "\(provider)\(number)", view: element.view,
        layout: element.layout, device: element.device, orientation: element.orientation,
        madeFor: environment.device,
        remake: { environment in
          let others = PreviewElement.elements(in: environment) { P.previews }
          return others.count > index ? others[index].view : nil
        })
    }
  }
}
