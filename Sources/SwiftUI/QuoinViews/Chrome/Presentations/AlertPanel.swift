import Foundation
import QuoinCore
import QuoinGeometry
import QuoinLayout

/// An alert above a dimmed window.
/// Sizing: h-exp, v-exp.
struct AlertLayer: View {
  let title: Text
  let message: _StyleContent
  let actions: _StyleContent
  /// The insets of the window; the alert is in the middle of the rest.
  let insets: EdgeInsets
  @Environment(\.platform) private var platform

  var body: some View {
    AlertPanel(title: title, message: message, actions: actions)
      .frame(
        width: platform == .macOS
          ? PresentationMetrics.macAlertWidth : PresentationMetrics.alertWidth
      )
      .glass(in: RoundedRectangle(cornerRadius: radius, style: .continuous), tone: 0.92)
      .chrome("alert")
      .attribute { emission, mark in
        if emission.environment.platform == .macOS {
          emission.attach(FrontKeys(take: AlertKeys.take), since: mark)
        }
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .padding(insets)
      .background { Dimming() }
  }

  private var radius: CGFloat { platform == .macOS ? 20 : PresentationMetrics.panelRadius }
}

/// A title, a message and buttons in a column.
/// Sizing: h-exp, v-hug.
struct AlertPanel: View {
  let title: Text?
  let message: _StyleContent
  let actions: _StyleContent
  /// Whether the panel omits the cancel button, because the user can cancel in a different way.
  var hidesCancel = false
  @Environment(\.platform) private var platform

  var body: some View {
    let isMac = platform == .macOS
    VStack(alignment: .leading, spacing: 0) {
      VStack(alignment: .leading, spacing: isMac ? 6 : PresentationMetrics.messageGap) {
        title.font(.system(size: isMac ? 13 : 17, weight: .semibold))
        VStack(alignment: .leading) { message }
          .font(.system(size: isMac ? 11 : 15))
      }
      .padding(.horizontal, isMac ? 20 : PresentationMetrics.textInset)
      .padding(.top, PresentationMetrics.textTop)
      .padding(.bottom, PresentationMetrics.alertTextGap)
      _ElementsReader(AlertActions(actions: actions)) { elements, emission in
        AlertButtons(
          buttons: ordered(elements, in: emission.tree), canBeRow: elements.count == 2)
      }
      .padding(.horizontal, PresentationMetrics.buttonInset)
      .padding(.bottom, PresentationMetrics.buttonInset)
    }
    .frame(maxWidth: .infinity, alignment: .leading)
  }

  /// Returns the buttons with the cancel button first in a row of two and last in a column.
  private func ordered(_ buttons: [EmittedView], in tree: LayoutTree) -> [EmittedView] {
    func cancels(_ button: EmittedView) -> Bool {
      tree.value(AlertRoleKey.self, of: button.node) == .cancel
    }
    let (cancel, others) = (buttons.filter(cancels), buttons.filter { !cancels($0) })
    if hidesCancel { return others }
    return buttons.count == 2 ? cancel + others : others + cancel
  }
}

/// Two buttons in a row, or any other number in a column.
/// Sizing: h-exp, v-hug.
private struct AlertButtons: View {
  let buttons: [EmittedView]
  let canBeRow: Bool

  var body: some View {
    let layout =
      canBeRow && buttons.count == 2
      ? AnyLayout(HStackLayout(spacing: PresentationMetrics.buttonGap))
      : AnyLayout(VStackLayout(spacing: PresentationMetrics.buttonGap))
    layout {
      ForEach(buttons.indices, id: \.self) { buttons[$0] }
    }
  }
}

/// The buttons of an alert, or “OK” if there are none; on macOS with “Cancel” beside one that
/// destroys something.
private struct AlertActions: View {
  let actions: _StyleContent
  @Environment(\.dismissal) private var dismissal
  @Environment(\.platform) private var platform

  var body: some View {
    _ElementsReader(actions) { elements, emission in
      let roles = elements.map { emission.tree.value(AlertRoleKey.self, of: $0.node) }
      if elements.isEmpty {
        Button("OK") {}
      } else {
        ForEach(elements.indices, id: \.self) { elements[$0] }
      }
      if platform == .macOS, roles.contains(.destructive), !roles.contains(.cancel) {
        Button("Cancel", role: .cancel) {}
      }
    }
    // Each button closes the alert after running its action.
    .transformEnvironment(\.self) { inside in
      if let dismissal { inside.buttonCompletion = dismissal.completion }
    }
    .buttonStyle(AlertButtonStyle())
    .labelStyle(.titleOnly)
  }
}

/// A style that draws a button as a capsule, which fills the available width. Its colors are
/// estimated.
private struct AlertButtonStyle: ButtonStyle {
  @Environment(\.platform) private var platform

  func makeBody(configuration: Configuration) -> some View {
    let isMac = platform == .macOS
    configuration.label
      .font(.system(size: isMac ? 13 : 17, weight: .medium))
      .foregroundColor(configuration.role == .destructive ? .red : .primary)
      .lineLimit(1)
      .padding(.horizontal, 12)
      .frame(maxWidth: .infinity)
      .frame(height: isMac ? PresentationMetrics.macButtonHeight : PresentationMetrics.buttonHeight)
      .background { Capsule().fill(.fill.tertiary) }
      .chrome("alertButton")
      .elementValue(key: AlertRoleKey.self, value: configuration.role)
  }
}

/// The role of an alert's button.
enum AlertRoleKey: LayoutValueKey {
  static var defaultValue: ButtonRole? { nil }
}
