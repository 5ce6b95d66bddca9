import Foundation
import QuoinCore
import QuoinGeometry
import QuoinLayout

/// A button drawn by a built-in style.
/// Sizing: as the label, with insets where the look has a shape.
struct StyledButton: PrimitiveView {
  let configuration: PrimitiveButtonStyleConfiguration
  let look: ButtonLook

  static func _emit(_ view: Self, into emission: Emission) {
    let environment = emission.environment
    let look = view.look.resolved(isLink: view.configuration.isLink, in: environment)
    let label = look.label(view.configuration.role, in: environment)
    let font = look.font(in: environment)
    if look != .plain, look != .card { emission.noteEstimate(of: "Button") }
    if look.isGlass {
      emission.diagnostics.addWarning(
        "Glass is drawn as a frosted shape, without refraction and highlights.")
    }
    let content = view.configuration.label
      .transformEnvironment(\.self) { inside in
        if inside.menuButton != nil { inside.lineLimit = 1 }
        inside.menuButton = nil
        inside.font = font
        // The label of a button with a shape isn't part of the row's columns
        // (Rules/Controls.md#label-view).
        if look.hasInsets, inside.controlPlace.isCardRow { inside.controlPlace = .content }
        if let label { inside.styles.setForeground(label) }
      }
    if view.look == .automatic, look == .borderless, environment.menuButton == nil,
      let buttons = environment.rowButtons
    {
      return emitInRow(view.configuration, content, buttons, into: emission)
    }
    let mark = emission.tree.mark
    defer {
      if environment.controlPlace == .bar, !environment.isEnabled {
        emission.tree.setValue(DisabledButtonKey.self, true, since: mark)
      }
    }
    let trigger = ButtonTrigger(action: view.configuration.action, takesFrame: look.hasInsets)
    if look.hasInsets {
      let frame = ButtonFrame(environment, look, role: view.configuration.role)
      if look.fillsWidth(in: environment) {
        emission.emit(frame.around(content.frame(maxWidth: .infinity)).modifier(trigger))
      } else {
        emission.emit(frame.around(content).modifier(trigger))
      }
    } else if let menu = environment.menuButton, menu.showsIndicator {
      emission.emit(
        HStack(spacing: MenuMetrics.indicatorGap) {
          content
          MenuIndicator()
        }
        .modifier(trigger))
    } else if look == .card {
      emission.emit(content.modifier(DisabledLook()).fixedSize().modifier(trigger))
    } else if look == .plain {
      emission.emit(content.modifier(DisabledLook()).modifier(trigger))
    } else {
      emission.emit(content.modifier(trigger))
    }
  }
}

/// Whether a view of a bar is a disabled button.
enum DisabledButtonKey: LayoutValueKey {
  static var defaultValue: Bool { false }
}

extension StyledButton {
  /// Emits a default button of a list row, in which it reacts with the row's other default buttons.
  private static func emitInRow<Label: View>(
    _ configuration: PrimitiveButtonStyleConfiguration, _ label: Label, _ buttons: RowButtons,
    into emission: Emission
  ) {
    let button = emission.keep { RowButton() }
    button.action = emission.environment.isEnabled ? configuration.action : {}
    let trigger = ButtonTrigger(action: { buttons.perform(with: button) })
    emission.emit(
      label.modifier(trigger).elementValue(key: RowButtonKey.self, value: button))
  }
}

extension ButtonLook {
  fileprivate var isGlass: Bool { self == .glass || self == .glassProminent }

  fileprivate var hasInsets: Bool {
    switch self {
    case .automatic, .plain, .borderless, .link, .card: false
    default: true
    }
  }

  /// Whether the button is as wide as it can be: with a shape on watchOS, except in bars and as a
  /// circle (Rules/Controls.md#platform-buttons).
  fileprivate func fillsWidth(in environment: EnvironmentValues) -> Bool {
    environment.platform == .watchOS && environment.controlPlace != .bar
      && environment.buttonBorderShape.kind != .circle
  }

  /// Returns the font of the label. Buttons in a bar are medium on iOS
  /// (Rules/Navigation.md#navigation-bar).
  fileprivate func font(in environment: EnvironmentValues) -> Font? {
    if let font = environment.font { return font }
    if self == .borderless, environment.platform != .macOS, environment.controlPlace == .bar {
      return .body.weight(.medium)
    }
    return hasInsets ? ButtonMetrics.font(environment.controlSize, environment.platform) : nil
  }
}

/// The insets and the shape of a button.
private struct ButtonFrame {
  private var insets: ButtonInsets
  private let outline: ControlOutline
  private let fill: AnyShapeStyle?
  private let isGlass: Bool
  private let menu: MenuButtonLook?

  @MainActor
  init(_ environment: EnvironmentValues, _ look: ButtonLook, role: ButtonRole?) {
    let isInBar = look == .accessoryBar || look == .accessoryBarAction
    let metrics =
      isInBar
      ? .accessoryBar
      : ButtonMetrics(
        environment.controlSize, environment.platform, environment.systemLook,
        isGlass: look.isGlass)
    insets = ButtonInsets(
      leading: metrics.horizontal, trailing: metrics.horizontal, vertical: metrics.vertical,
      leastWidth: metrics.leastWidth, leastHeight: metrics.leastHeight)
    menu = environment.menuButton
    if environment.menuButton?.showsIndicator == true {
      insets.trailing += MenuMetrics.indicator
      insets.leastWidth += MenuMetrics.leastIndicator
      insets.isPopUp = environment.platform == .macOS
    }
    fill = look.fill(role, in: environment)
    isGlass = look.isGlass
    switch environment.buttonBorderShape.kind {
    case .automatic: outline = ControlOutline(radius: isGlass ? nil : metrics.radius)
    case .capsule: outline = ControlOutline(radius: nil)
    case .rounded(let radius):
      outline = ControlOutline(
        radius: radius ?? metrics.radius ?? ButtonMetrics.roundedRadius(environment.controlSize))
    case .circle:
      outline = ControlOutline(radius: nil)
      insets.leading = insets.vertical
      insets.trailing = insets.vertical
      insets.leastWidth = 2 * insets.vertical
      insets.isSquare = true
    }
  }

  @MainActor
  func around<Label: View>(_ label: Label) -> some View {
    insets { label }
      .overlay(alignment: .trailing) {
        if menu?.showsIndicator == true {
          MenuIndicator().frame(width: MenuMetrics.indicator).padding(.trailing, 6)
        }
      }
      .background {
        if let fill { outline.fill(fill) }
        if isGlass { outline.stroke(Color.primary.opacity(0.12), lineWidth: 0.5) }
      }
  }
}

extension StyleEnvironment {
  /// Sets the foreground style of the button's views.
  mutating func setForeground(_ style: AnyShapeStyle) {
    foreground = ForegroundLink(levels: [style], outer: foreground)
  }
}
