// See Macros.swift in SwiftUI.
#if Macros && !canImport(Darwin)
  import SwiftUI
  #if canImport(WidgetKit)
    import WidgetKit
  #endif

  /// Adds a preview of a widget, which shows the first entry of a timeline.
  ///
  /// - Parameters:
  ///   - name: The name of the preview; by default, the name of the file.
  ///   - family: The size family of the widget.
  ///   - body: A closure that creates the widget.
  ///   - timeline: A closure that creates the entries.
  @freestanding(declaration)
  public macro Preview<Content: Widget>(
    _ name: String? = nil, as family: WidgetFamily, body: @escaping @MainActor () -> Content,
    @PreviewTimelineBuilder timeline: @escaping @MainActor () -> [any TimelineEntry]
  ) = #externalMacro(module: "QuoinMacros", type: "PreviewMacro")
#endif
