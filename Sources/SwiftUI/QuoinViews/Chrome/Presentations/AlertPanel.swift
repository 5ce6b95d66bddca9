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
  @Environment(\.systemLook) private var look

  var body: some View {
    let metrics = AlertMetrics(look)
    AlertPanel(title: title, message: message, actions: actions, metrics: metrics)
      .frame(width: metrics.width)
      .glass(in: RoundedRectangle(cornerRadius: metrics.radius, style: .continuous), tone: 0.92)
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
}

/// A title, a message and buttons in a column.
/// Sizing: h-exp, v-hug.
struct AlertPanel: View {
  let title: Text?
  let message: _StyleContent
  let actions: _StyleContent
  /// Whether the panel omits the cancel button, because the user can cancel in a different way.
  var hidesCancel = false
  let metrics: AlertMetrics

  var body: some View {
    let alignment = metrics.hasCapsules ? HorizontalAlignment.leading : .center
    VStack(alignment: alignment, spacing: 0) {
      VStack(alignment: alignment, spacing: metrics.messageGap) {
        title.font(.system(size: metrics.titleSize, weight: .semibold))
        VStack(alignment: alignment) { message }
          .font(.system(size: metrics.messageSize))
      }
      .multilineTextAlignment(metrics.hasCapsules ? .leading : .center)
      .padding(.horizontal, metrics.textInset)
      .padding(.top, metrics.textTop)
      .padding(.bottom, metrics.textGap)
      _ElementsReader(AlertActions(actions: actions, metrics: metrics)) { elements, emission in
        let buttons = elements.filter { role(of: $0, in: emission.tree) != nil }
        VStack(spacing: metrics.buttonGap) {
          let others = elements.filter { role(of: $0, in: emission.tree) == nil }
          ForEach(others.indices, id: \.self) { others[$0] }
          AlertButtons(
            buttons: ordered(buttons, in: emission.tree), canBeRow: buttons.count == 2,
            gap: metrics.buttonGap)
        }
      }
      .padding(.horizontal, metrics.buttonInset)
      .padding(.bottom, metrics.buttonInset)
    }
    .frame(maxWidth: .infinity, alignment: metrics.hasCapsules ? .leading : .center)
  }

  /// Returns the buttons with the cancel button first in a row of two and last in a column.
  private func ordered(_ buttons: [EmittedView], in tree: LayoutTree) -> [EmittedView] {
    func cancels(_ button: EmittedView) -> Bool { role(of: button, in: tree)?.role == .cancel }
    let (cancel, others) = (buttons.filter(cancels), buttons.filter { !cancels($0) })
    if hidesCancel { return others }
    return buttons.count == 2 ? cancel + others : others + cancel
  }

  private func role(of view: EmittedView, in tree: LayoutTree) -> AlertButtonRole? {
    tree.value(AlertRoleKey.self, of: view.node)
  }
}

/// Two buttons in a row, or any other number in a column.
/// Sizing: h-exp, v-hug.
private struct AlertButtons: View {
  let buttons: [EmittedView]
  let canBeRow: Bool
  let gap: CGFloat

  var body: some View {
    let layout =
      canBeRow && buttons.count == 2
      ? AnyLayout(HStackLayout(spacing: gap))
      : AnyLayout(VStackLayout(spacing: gap))
    layout {
      ForEach(buttons.indices, id: \.self) { buttons[$0] }
    }
  }
}

/// The buttons of an alert, or “OK” if there are none; on macOS with “Cancel” beside one that
/// destroys something.
private struct AlertActions: View {
  let actions: _StyleContent
  let metrics: AlertMetrics
  @Environment(\.dismissal) private var dismissal
  @Environment(\.platform) private var platform

  var body: some View {
    _ElementsReader(actions) { elements, emission in
      let buttons = elements.compactMap { emission.tree.value(AlertRoleKey.self, of: $0.node) }
      let roles = buttons.map(\.role)
      ForEach(elements.indices, id: \.self) { elements[$0] }
      if buttons.isEmpty { Button("OK") {} }
      if platform == .macOS, roles.contains(.destructive), !roles.contains(.cancel) {
        Button("Cancel", role: .cancel) {}
      }
    }
    // Each button closes the alert after running its action.
    .transformEnvironment(\.self) { inside in
      if let dismissal { inside.buttonCompletion = dismissal.completion }
    }
    .buttonStyle(AlertButtonStyle(metrics: metrics))
    .labelStyle(.titleOnly)
  }
}

/// A style that draws a button that fills the available width: as a capsule, or below a line. Its
/// colors are estimated.
private struct AlertButtonStyle: ButtonStyle {
  let metrics: AlertMetrics
  @Environment(\.pixelLength) private var pixelLength

  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .font(.system(size: metrics.titleSize, weight: weight(configuration.role)))
      .foregroundColor(
        configuration.role == .destructive ? .red : metrics.hasCapsules ? .primary : .accentColor
      )
      .lineLimit(1)
      .padding(.horizontal, 12)
      .frame(maxWidth: .infinity)
      .frame(height: metrics.buttonHeight)
      .background(alignment: .top) {
        if metrics.hasCapsules {
          Capsule().fill(.fill.tertiary)
        } else {
          Rectangle().fill(.separator).frame(height: pixelLength)
        }
      }
      .chrome("alertButton")
      .fadedWhenDisabled(0.5)
      .elementValue(key: AlertRoleKey.self, value: AlertButtonRole(role: configuration.role))
  }

  private func weight(_ role: ButtonRole?) -> Font.Weight {
    if metrics.hasCapsules { return .medium }
    return role == .cancel ? .semibold : .regular
  }
}

/// The role of an alert's button.
struct AlertButtonRole {
  let role: ButtonRole?
}

/// The role of an alert's button; `nil` for a view that isn't a button, such as a field.
enum AlertRoleKey: LayoutValueKey {
  static var defaultValue: AlertButtonRole? { nil }
}
