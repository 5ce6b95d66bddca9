import Foundation
import QuoinCore
import QuoinLayout

/// The settings of a window, from its scene and from the views in it.
@MainActor
package struct WindowSettings {
  package var appName: String?
  package var title: String?
  package var subtitle = ""
  /// The file that the title bar represents.
  package var document: URL?
  package var resizability = WindowResizability.automatic
  package var defaultSize: CGSize?
}

/// A setting by the window's scene, attached to the window's view.
private struct WindowSetting {
  let apply: @MainActor (inout WindowSettings, Emission) -> Void
}

extension View {
  fileprivate func window(_ apply: @escaping @MainActor (inout WindowSettings, Emission) -> Void)
    -> some View
  {
    attribute { emission, mark in emission.attach(WindowSetting(apply: apply), since: mark) }
  }

  /// Sets the name of the app, which is the title of windows without one. Sizing: neutral.
  package func appName(_ name: String) -> some View {
    window { settings, _ in settings.appName = name }
  }

  /// Sets the title that the window has unless a view in it sets one. Sizing: neutral.
  func windowTitle(_ title: Text?) -> some View {
    window { settings, emission in
      settings.title = title.map { emission.labelText(of: $0)() } ?? settings.title
    }
  }
}

extension Scene {
  /// Changes the settings of the scene's windows.
  func window(_ apply: @escaping @MainActor (inout WindowSettings, Emission) -> Void)
    -> some Scene
  {
    _ChangedScene(scene: self) { AnyView($0.window(apply)) }
  }
}

extension Emission {
  /// The settings of the window around a live view (Rules/Windows.md#window-title).
  package var windowSettings: WindowSettings {
    var settings = WindowSettings()
    guard let root = tree.root else { return settings }
    for setting in nodes.attachments(WindowSetting.self, inside: root) {
      setting.thing.apply(&settings, self)
    }
    let bars = nodes.preference(BarContentsKey.self, of: root)
    if let title = bars.title ?? bars.page.title { settings.title = labelText(of: title)() }
    if let subtitle = bars.subtitle ?? bars.page.subtitle {
      settings.subtitle = labelText(of: subtitle)()
    }
    settings.document = bars.document ?? bars.page.document
    return settings
  }
}
