import Foundation
import QuoinGeometry
import QuoinHostProtocol
import QuoinViews

/// Lists all known devices.
struct DeviceListJob: HostJob {
  let style: TextStyle

  func run(on host: PreviewHost, _ response: inout HostResponse) throws {
    response.text = try DeviceList().text(in: style)
  }
}

/// The output of `quoin devices`: every device with a profile.
struct DeviceList: Encodable {
  /// The version of the JSON format; increased by changes that could break a reader.
  var schema = 1
  let devices: [Entry]

  init() {
    devices = DeviceProfile.all.map(Entry.init)
  }

  /// A device as data, with lengths in points.
  struct Entry: Encodable {
    let name, platform, idiom: String
    let scale: Double
    let portrait: Posture
    /// `nil` if the device has only one orientation.
    let landscape: Posture?
    /// A note about values that haven't been measured; `nil` if all of them have.
    let doubt: String?

    init(_ device: DeviceProfile) {
      name = device.name
      platform = device.platform.rawValue
      idiom = device.platform == .watchOS ? "watch" : "\(device.idiom)"
      scale = Double(device.displayScale)
      doubt = device.doubt
      portrait = Posture(device)
      var sideways = device
      sideways.orientation = .landscapeLeft
      landscape = sideways.size == device.size ? nil : Posture(sideways)
    }
  }

  /// A device in one orientation.
  struct Posture: Encodable {
    let width, height: Double
    /// The safe area: top, leading, bottom, trailing.
    let safeArea: [Double]
    let horizontalSizeClass, verticalSizeClass: String

    init(_ device: DeviceProfile) {
      width = Double(device.size.width)
      height = Double(device.size.height)
      let insets = device.safeAreaInsets
      safeArea = [insets.top, insets.leading, insets.bottom, insets.trailing].map { Double($0) }
      horizontalSizeClass = "\(device.horizontalSizeClass)"
      verticalSizeClass = "\(device.verticalSizeClass)"
    }

    var text: String { safeArea.map { LengthFormat.text(CGFloat($0)) }.joined(separator: ",") }
  }

  func text(in style: TextStyle) throws -> String {
    guard style == .table else { return try JSONText.text(self) }
    let heading = ["device", "points", "scale", "safe area", "landscape", "not measured"]
    let rows = devices.map { device in
      [
        device.name,
        LengthFormat.text(CGSize(width: device.portrait.width, height: device.portrait.height)),
        LengthFormat.text(CGFloat(device.scale)), device.portrait.text,
        device.landscape?.text ?? "", device.doubt ?? "",
      ]
    }
    return TextTable(heading: heading, rows: rows).text
  }
}
