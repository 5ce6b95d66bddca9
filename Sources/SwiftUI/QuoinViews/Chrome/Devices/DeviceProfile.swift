import Foundation
import QuoinCore
import QuoinGeometry

/// A device to lay views out for: its screen, safe area, and the platform whose metrics apply.
///
///     renderer.device = try DeviceProfile(named: "iPhone 16 Pro")
///     renderer.device?.orientation = .landscapeLeft
///
/// All lengths are in points (Rules/Devices.md#phones); ``doubt`` names the values that haven't
/// been measured.
public struct DeviceProfile: Sendable {
  /// Xcode's name of the device, such as `iPhone 16 Pro` or `iPad Pro 11-inch (M4)`.
  public let name: String
  let model: DeviceModel
  /// The orientation in which the device is held; a Mac has only one.
  public var orientation = InterfaceOrientation.portrait

  init(name: String, model: DeviceModel) {
    self.name = name
    self.model = model
  }

  /// The platform whose metrics and defaults apply.
  public var platform: Platform {
    switch idiom {
    case .mac: .macOS
    case .tv: .tvOS
    case .vision: .visionOS
    case .unspecified: .watchOS
    case .phone, .pad, .carPlay: .iOS
    }
  }

  /// The kind of device: phone, tablet, Mac and so on; UIKit has no kind for a watch, which is
  /// `unspecified`.
  public var idiom: UIUserInterfaceIdiom { model.idiom }

  /// The number of pixels per point.
  public var displayScale: CGFloat { model.scale }

  /// The size of the screen in its orientation, or of a window on a Mac or Apple Vision Pro.
  public var size: CGSize {
    isLandscape
      ? CGSize(width: model.size.height, height: model.size.width) : model.size
  }

  /// The insets of the screen that the system keeps free.
  public var safeAreaInsets: EdgeInsets { isLandscape ? model.landscape : model.portrait }

  /// The size of the panel in pixels, always upright.
  public var nativeSize: CGSize {
    model.panel
      ?? CGSize(width: model.size.width * model.scale, height: model.size.height * model.scale)
  }

  /// The horizontal size class: compact on watches, and on phones, except for large ones in
  /// landscape.
  public var horizontalSizeClass: UserInterfaceSizeClass {
    if platform == .watchOS { return .compact }
    return idiom == .phone && !(isLandscape && model.isLarge) ? .compact : .regular
  }

  /// The vertical size class: compact on watches, and on phones in landscape.
  public var verticalSizeClass: UserInterfaceSizeClass {
    platform == .watchOS || idiom == .phone && isLandscape ? .compact : .regular
  }

  /// A phrase that names the uncertain values, or `nil` if all were measured or published.
  public var doubt: String? { model.doubt }

  private var isLandscape: Bool { platform == .iOS && orientation.isLandscape }
}

extension DeviceProfile: Hashable {
  /// Profiles with the same name and orientation are equal.
  public static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.name == rhs.name && lhs.orientation == rhs.orientation
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(name)
    hasher.combine(orientation)
  }
}

/// The properties shared by devices with several names.
struct DeviceModel: Sendable {
  var idiom = UIUserInterfaceIdiom.phone
  /// The screen in portrait, in points.
  let size: CGSize
  let scale: CGFloat
  /// The safe area in portrait and in landscape.
  let portrait: EdgeInsets
  let landscape: EdgeInsets
  /// The size of the panel in pixels, if the system scales its output to fit.
  var panel: CGSize?
  /// The text size of a user who hasn't chosen one.
  var textSize = DynamicTypeSize.large
  var doubt: String?

  /// Whether the phone has room for two columns in landscape.
  var isLarge: Bool { size.width >= 414 }

  /// Returns a phone whose screen has this size in points.
  ///
  /// - Parameters:
  ///   - top, bottom: The safe area in portrait.
  ///   - sides, floor: The safe area in landscape.
  static func phone(
    _ width: CGFloat, _ height: CGFloat, scale: CGFloat, top: CGFloat, bottom: CGFloat,
    sides: CGFloat, floor: CGFloat, panel: CGSize? = nil, doubt: String? = nil
  ) -> DeviceModel {
    DeviceModel(
      size: CGSize(width: width, height: height), scale: scale,
      portrait: EdgeInsets(top: top, leading: 0, bottom: bottom, trailing: 0),
      landscape: EdgeInsets(top: 0, leading: sides, bottom: floor, trailing: sides),
      panel: panel, doubt: doubt)
  }

  /// Returns a tablet whose screen has this size in points; its safe area is the same in every
  /// orientation.
  static func pad(
    _ width: CGFloat, _ height: CGFloat, top: CGFloat, bottom: CGFloat, doubt: String? = nil
  ) -> DeviceModel {
    let insets = EdgeInsets(top: top, leading: 0, bottom: bottom, trailing: 0)
    return DeviceModel(
      idiom: .pad, size: CGSize(width: width, height: height), scale: 2, portrait: insets,
      landscape: insets, doubt: doubt)
  }

  /// Returns a window on a Mac, without its title bar.
  static func window(_ width: CGFloat, _ height: CGFloat) -> DeviceModel {
    DeviceModel(
      idiom: .mac, size: CGSize(width: width, height: height), scale: 2, portrait: EdgeInsets(),
      landscape: EdgeInsets())
  }
}
