import Foundation
import QuoinFiles
import QuoinHostProtocol

/// The devices' screens and the user's matrix, which the page needs besides the previews.
struct StudioProject: Encodable {
  /// The screen of a device.
  struct Screen: Encodable, Equatable {
    var name, platform, idiom: String
    var portrait, landscape: Side
  }

  /// A screen in one orientation.
  struct Side: Encodable, Equatable {
    /// Width and height in points.
    var size: [Double]
    /// The safe area's insets in points: top, leading, bottom, trailing.
    var insets: [Double]
  }

  var screens: [Screen]
  var matrix: StudioMatrix?

  /// The message for the page.
  var line: String { StudioStatus.text(["project": self]) }
}

/// The devices, as `quoin devices --json` lists them.
struct StudioDevices: Decodable {
  private struct Device: Decodable {
    struct Side: Decodable {
      var width, height: Double
      var safeArea: [Double]

      var side: StudioProject.Side {
        StudioProject.Side(size: [width, height], insets: safeArea)
      }
    }
    var name: String
    var platform, idiom: String?
    var portrait, landscape: Side?
  }

  private var devices: [Device] = []

  init() {}

  /// Returns the devices that the renderer knows; none if it fails.
  static func known() -> StudioDevices {
    guard let host = try? HostProcess() else { return StudioDevices() }
    defer { host.close() }
    let request = HostRequest(job: .devices(.json), scratch: host.output.path)
    guard let text = try? host.run(request).response.text,
      let list = try? BoundedJSON.decode(StudioDevices.self, from: Data(text.utf8))
    else { return StudioDevices() }
    return list
  }

  var names: [String] { devices.map(\.name) }

  /// The screens of the devices that have both orientations.
  var screens: [StudioProject.Screen] {
    devices.compactMap { device in
      guard let portrait = device.portrait, let landscape = device.landscape else { return nil }
      return StudioProject.Screen(
        name: device.name, platform: device.platform ?? "", idiom: device.idiom ?? "",
        portrait: portrait.side, landscape: landscape.side)
    }
  }
}
