import Foundation
import QuoinCore
import QuoinGeometry

/// A device that views are laid out for: its screen, its safe area, and the platform whose metrics apply.
///
///     renderer.device = try DeviceProfile(named: "iPhone 16 Pro")
///     renderer.device?.orientation = .landscapeLeft
///
/// All lengths are points (Rules/Devices.md#phones); ``doubt`` names the numbers that nobody has measured.
public struct DeviceProfile: Sendable {
  /// Xcode's name of the device, such as `iPhone 16 Pro` or `iPad Pro 11-inch (M4)`.
  public let name: String
  let model: DeviceModel
  /// How the user holds the device; a Mac has one way.
  public var orientation = InterfaceOrientation.portrait

  init(name: String, model: DeviceModel) {
    self.name = name
    self.model = model
  }

  /// The platform whose metrics and defaults apply.
  public var platform: Platform { idiom == .mac ? .macOS : .iOS }

  /// A telephone, a tablet or a Mac.
  public var idiom: UIUserInterfaceIdiom { model.idiom }

  /// Pixels a point.
  public var displayScale: CGFloat { model.scale }

  /// The screen as it is held, or the window of a Mac.
  public var size: CGSize {
    isLandscape
      ? CGSize(width: model.size.height, height: model.size.width) : model.size
  }

  /// The parts of the screen's edges that the system keeps free.
  public var safeAreaInsets: EdgeInsets { isLandscape ? model.landscape : model.portrait }

  /// The pixels of the panel, upright in every orientation.
  public var nativeSize: CGSize {
    model.panel
      ?? CGSize(width: model.size.width * model.scale, height: model.size.height * model.scale)
  }

  /// How much room there is from side to side: compact on telephones, except for large ones held sideways.
  public var horizontalSizeClass: UserInterfaceSizeClass {
    idiom == .phone && !(isLandscape && model.isLarge) ? .compact : .regular
  }

  /// How much room there is from top to bottom: compact on telephones held sideways.
  public var verticalSizeClass: UserInterfaceSizeClass {
    idiom == .phone && isLandscape ? .compact : .regular
  }

  /// Which of these numbers are uncertain, as a phrase; `nil` where all were measured or published.
  public var doubt: String? { model.doubt }

  private var isLandscape: Bool { idiom != .mac && orientation.isLandscape }
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

/// The properties that devices of several names share.
struct DeviceModel: Sendable {
  var idiom = UIUserInterfaceIdiom.phone
  /// The screen held upright, in points.
  let size: CGSize
  let scale: CGFloat
  /// The safe area held upright, and held sideways.
  let portrait: EdgeInsets
  let landscape: EdgeInsets
  /// The pixels of the panel, where the system scales its picture to fit them.
  var panel: CGSize?
  var doubt: String?

  /// Whether a telephone held sideways has room for two columns.
  var isLarge: Bool { size.width >= 414 }

  /// A telephone with a screen of this size in points.
  ///
  /// - Parameters:
  ///   - top, bottom: the safe area held upright.
  ///   - sides, floor: the safe area held sideways.
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

  /// A tablet with a screen of this size in points; its safe area is the same in every orientation.
  static func pad(
    _ width: CGFloat, _ height: CGFloat, top: CGFloat, bottom: CGFloat, doubt: String? = nil
  ) -> DeviceModel {
    let insets = EdgeInsets(top: top, leading: 0, bottom: bottom, trailing: 0)
    return DeviceModel(
      idiom: .pad, size: CGSize(width: width, height: height), scale: 2, portrait: insets,
      landscape: insets, doubt: doubt)
  }

  /// A window on a Mac, without its title bar.
  static func window(_ width: CGFloat, _ height: CGFloat) -> DeviceModel {
    DeviceModel(
      idiom: .mac, size: CGSize(width: width, height: height), scale: 2, portrait: EdgeInsets(),
      landscape: EdgeInsets())
  }
}
