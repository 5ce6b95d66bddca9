import Foundation
import QuoinCore
import QuoinGeometry
import QuoinText

/// The lengths of labels, in points.
enum LabelMetrics {
  /// The distance between icon and title on iOS and on macOS; estimated
  /// (Rules/Controls.md#label-view).
  static let gap: CGFloat = 8
  static let macOSGap: CGFloat = 6
  /// Returns the width of the icon column in a row.
  ///
  /// In an iOS row, whose margin is 16, the icon is centered at 28 and the title begins at 56
  /// (Rules/Lists.md#row-metrics). The icon column scales with the icons, like body text, so that
  /// titles are aligned at every text size.
  static func rowIcon(in environment: EnvironmentValues) -> CGFloat {
    func size(_ level: DynamicTypeLevel) -> CGFloat {
      SystemTypography.style(.body, platform: environment.platform, level: level).size
    }
    let factor = size(environment.dynamicTypeSize.level) / size(.large)
    return PixelGrid(scale: environment.displayScale).round(24 * factor)
  }
  static let rowGap: CGFloat = 16
}

/// An icon and a title, with the icon centered on the title's first line
/// (Rules/Controls.md#label-view).
/// Sizing: as both side by side; as the icon where it is alone.
struct PlacedLabel: PrimitiveView {
  let configuration: LabelStyleConfiguration
  /// Whether bars also show the title.
  let isInFull: Bool

  static func _emit(_ view: Self, into emission: Emission) {
    let environment = emission.environment
    let (icon, title) = (view.configuration.icon, view.configuration.title)
    if environment.controlPlace == .bar, !view.isInFull {
      emission.emit(icon)
    } else if environment.platform != .macOS, environment.controlPlace.isCardRow {
      // Icons in rows are tinted, unless an enclosing view sets another style.
      let style =
        environment.styles.foreground == nil && environment.isEnabled
        ? AnyShapeStyle(TintShapeStyle()) : AnyShapeStyle(ForegroundStyle())
      emission.emit(
        HStack(alignment: .firstTextLineCenter, spacing: LabelMetrics.rowGap) {
          icon.foregroundStyle(style).frame(minWidth: LabelMetrics.rowIcon(in: environment))
          title
        })
    } else {
      let gap = environment.platform == .macOS ? LabelMetrics.macOSGap : LabelMetrics.gap
      emission.emit(
        HStack(alignment: .firstTextLineCenter, spacing: gap) {
          icon
          title
        })
    }
  }
}
