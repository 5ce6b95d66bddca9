// See Macros.swift in SwiftUI.
#if Macros && !canImport(Darwin)
  import ActivityKit
  import SwiftUI

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

  /// Adds a preview of a live activity, which shows its first state.
  ///
  /// - Parameters:
  ///   - name: The name of the preview; by default, the name of the file.
  ///   - kind: The part of the activity.
  ///   - attributes: The values that don't change.
  ///   - body: A closure that creates the activity.
  ///   - contentStates: A closure that creates the states.
  @freestanding(declaration)
  public macro Preview<Attributes: ActivityAttributes, Content: Widget>(
    _ name: String? = nil, as kind: ActivityPreviewViewKind, using attributes: Attributes,
    body: @escaping @MainActor () -> Content,
    @PreviewActivityBuilder<Attributes.ContentState>
    contentStates: @escaping @MainActor () -> [Attributes.ContentState]
  ) = #externalMacro(module: "QuoinMacros", type: "PreviewMacro")
#endif
