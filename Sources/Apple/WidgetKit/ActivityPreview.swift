import ActivityKit
import QuoinViews
import SwiftUI

/// The part of a live activity that a preview shows. The Dynamic Island isn't drawn.
public enum ActivityPreviewViewKind: Hashable, Sendable {
  /// The view on the Lock Screen.
  case content
}

/// A result builder for the states of a live activity in a preview.
@resultBuilder
public enum PreviewActivityBuilder<State> {
  public static func buildExpression(_ state: State) -> [State] { [state] }
  public static func buildBlock(_ states: [State]...) -> [State] { states.flatMap { $0 } }
  public static func buildArray(_ states: [[State]]) -> [State] { states.flatMap { $0 } }
  public static func buildOptional(_ states: [State]?) -> [State] { states ?? [] }
  public static func buildEither(first states: [State]) -> [State] { states }
  public static func buildEither(second states: [State]) -> [State] { states }
}

extension Preview {
  /// Creates a preview of a live activity, which shows its first state.
  ///
  /// - Parameters:
  ///   - name: The name of the preview; by default, the name of the file.
  ///   - kind: The part of the activity.
  ///   - attributes: The values that don't change.
  ///   - body: Creates the activity.
  ///   - contentStates: The states.
  public nonisolated init<Attributes: ActivityAttributes, Content: Widget>(
    _ name: String? = nil, as kind: ActivityPreviewViewKind, using attributes: Attributes,
    body: @escaping @MainActor () -> Content,
    @PreviewActivityBuilder<Attributes.ContentState>
    contentStates: @escaping @MainActor () -> [Attributes.ContentState]
  ) {
    self.init(name, traits: .sizeThatFitsLayout) {
      let entry = contentStates().first.map { ActivityEntry(attributes: attributes, state: $0) }
      ActivityCanvas(
        content: entry.flatMap { Content.Body._face(of: body().body, for: $0) }?.content
          ?? AnyView(EmptyView()))
    }
  }
}

/// A live activity on the Lock Screen of the device in use (Rules/Devices.md#live-activities).
/// Sizing: h-hug, v-hug.
private struct ActivityCanvas: View {
  let content: AnyView
  @Environment(\.deviceInUse) private var device

  var body: some View {
    let width = min(device.size.width, device.size.height)
    content
      .frame(width: width < 412 ? 371 : 408)
      .frame(minHeight: 84, maxHeight: 160)
      .fixedSize(horizontal: false, vertical: true)
      .background(Color(uiColor: .systemBackground))
      .clipShape(.rect(cornerRadius: 44))
  }
}
