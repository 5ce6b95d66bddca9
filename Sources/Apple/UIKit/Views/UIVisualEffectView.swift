import Foundation
import QuoinCore
import QuoinGeometry
import QuoinLayout
import QuoinViews

/// An effect on the content behind a view.
@MainActor @preconcurrency
open class UIVisualEffect: NSObject {}

/// A blur, rendered as the SwiftUI material of the same name.
open class UIBlurEffect: UIVisualEffect {
  public enum Style: Int, Sendable {
    case extraLight, light, dark
    case regular = 4
    case prominent
    case systemUltraThinMaterial, systemThinMaterial, systemMaterial, systemThickMaterial
    case systemChromeMaterial
    case systemUltraThinMaterialLight, systemThinMaterialLight, systemMaterialLight
    case systemThickMaterialLight, systemChromeMaterialLight
    case systemUltraThinMaterialDark, systemThinMaterialDark, systemMaterialDark
    case systemThickMaterialDark, systemChromeMaterialDark
  }
  let style: Style
  public init(style: Style) { self.style = style }

  var material: Material {
    switch style {
    case .systemUltraThinMaterial, .systemUltraThinMaterialLight, .systemUltraThinMaterialDark:
      .ultraThin
    case .systemThinMaterial, .systemThinMaterialLight, .systemThinMaterialDark, .light: .thin
    case .systemThickMaterial, .systemThickMaterialLight, .systemThickMaterialDark, .prominent,
      .extraLight:
      .thick
    case .systemChromeMaterial, .systemChromeMaterialLight, .systemChromeMaterialDark: .bar
    default: .regular
    }
  }

  /// The color scheme that the style requires, or `nil` if it adapts.
  var scheme: ColorScheme? {
    switch style {
    case .extraLight, .light, .systemUltraThinMaterialLight, .systemThinMaterialLight,
      .systemMaterialLight, .systemThickMaterialLight, .systemChromeMaterialLight:
      .light
    case .dark, .systemUltraThinMaterialDark, .systemThinMaterialDark, .systemMaterialDark,
      .systemThickMaterialDark, .systemChromeMaterialDark:
      .dark
    default: nil
    }
  }
}

/// The vibrancy of content on a blur. Colors are those of the content itself.
open class UIVibrancyEffect: UIVisualEffect {
  public enum Style: Int, Sendable {
    case label, secondaryLabel, tertiaryLabel, quaternaryLabel, fill, secondaryFill, tertiaryFill
    case separator
  }
  public init(blurEffect: UIBlurEffect) {}
  public init(blurEffect: UIBlurEffect, style: Style) {}
}

public typealias UIVibrancyEffectStyle = UIVibrancyEffect.Style

/// Glass, rendered as a thin material.
open class UIGlassEffect: UIVisualEffect {
  public enum Style: Int, Sendable { case regular, clear }
  open var isInteractive = false
  open var tintColor: UIColor?
  public override init() {}
  public init(style: Style) {}
}

open class UIGlassContainerEffect: UIVisualEffect {
  open var spacing: CGFloat = 0
}

/// A view that blurs what is behind it and shows its content in front.
open class UIVisualEffectView: UIView {
  open var effect: UIVisualEffect? { didSet { setNeedsDisplay() } }
  public private(set) lazy var contentView: UIView = {
    let view = UIView(frame: bounds)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    insert(view, at: 0)
    return view
  }()

  public init(effect: UIVisualEffect?) {
    self.effect = effect
    super.init(frame: .zero)
  }
  public override init(frame: CGRect) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open override var _rendering: AnyView? {
    switch effect {
    case let blur as UIBlurEffect:
      let material = Rectangle().fill(blur.material)
      guard let scheme = blur.scheme else { return material.erased }
      return material.environment(\.colorScheme, scheme).erased
    case let glass as UIGlassEffect:
      return Rectangle().fill(.thinMaterial)
        .overlay(Color(uiColor: glass.tintColor ?? .clear).opacity(0.3)).erased
    default: return nil
    }
  }
}
