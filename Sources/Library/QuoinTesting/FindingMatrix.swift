import Foundation
import Quoin
import QuoinCore
import QuoinGeometry
import QuoinViews

/// The configurations that ``expectNoFindings(_:across:severity:except:fileID:file:line:column:)``
/// checks a view in.
///
///     .devices + .textSizes                  one after the other
///     .devices * .textSizes * .appearances   all combinations
///     .size(width: 320) + .locales("de_DE")
///
/// The default device is an iPhone 16, used if neither a device nor a size is given.
public struct FindingMatrix: Sendable, Hashable {
  /// A single configuration.
  struct Cell: Sendable, Hashable {
    var parts: [String]
    var configuration: RenderConfiguration

    var name: String { parts.joined(separator: ", ") }
  }
  var cells: [Cell]

  /// Returns the configurations of both matrices.
  public static func + (first: FindingMatrix, second: FindingMatrix) -> FindingMatrix {
    FindingMatrix(cells: first.cells + second.cells.filter { !first.cells.contains($0) })
  }

  /// Returns all combinations of both matrices; settings of the second one take precedence.
  public static func * (first: FindingMatrix, second: FindingMatrix) -> FindingMatrix {
    FindingMatrix(
      cells: first.cells.flatMap { a in
        second.cells.map { b in
          Cell(
            parts: a.parts + b.parts, configuration: a.configuration.merged(with: b.configuration))
        }
      })
  }

  private init(cells: [Cell]) { self.cells = cells }

  private init(_ name: String, _ configuration: RenderConfiguration) {
    cells = [Cell(parts: [name], configuration: configuration)]
  }

  // MARK: Devices and sizes

  /// A small, a medium and a large phone, and a tablet.
  public static let devices = FindingMatrix(
    cells: [
      "iPhone SE (3rd generation)", "iPhone 16", "iPhone 16 Pro Max", "iPad Pro 11-inch (M4)",
    ]
    .compactMap { name in
      (try? DeviceProfile(named: name)).map {
        Cell(parts: [name], configuration: RenderConfiguration(device: $0))
      }
    })

  /// Returns the configuration of a device: `DeviceProfile(named: "iPhone 16")`.
  public static func device(_ device: DeviceProfile) -> FindingMatrix {
    FindingMatrix(device.name, RenderConfiguration(device: device))
  }

  /// Returns a configuration for a view that doesn't fill a screen, with this proposed size in
  /// points.
  ///
  /// - Parameters:
  ///   - width: the proposed width.
  ///   - height: the proposed height; by default none.
  public static func size(width: CGFloat, height: CGFloat? = nil) -> FindingMatrix {
    let text = [width, height].compactMap { $0.map { LengthFormat.text($0) } }
    return FindingMatrix(
      text.joined(separator: " × "),
      RenderConfiguration(size: ProposedViewSize(width: width, height: height)))
  }

  /// Returns a configuration for each of the given versions of the system.
  public static func osVersions(_ versions: Platform.Version...) -> FindingMatrix {
    FindingMatrix(
      cells: versions.map {
        Cell(
          parts: ["system \($0.rawValue)"], configuration: RenderConfiguration(osVersion: $0))
      })
  }

  // MARK: Users

  /// The default text size, the largest regular one, and two accessibility sizes.
  public static let textSizes = textSizes(.large, .xxxLarge, .accessibility3, .accessibility5)

  /// Returns a configuration for each of the given text sizes.
  public static func textSizes(_ sizes: DynamicTypeSize...) -> FindingMatrix {
    FindingMatrix(
      cells: sizes.map {
        Cell(parts: ["\($0)"], configuration: RenderConfiguration(dynamicTypeSize: $0))
      })
  }

  /// Light and dark.
  public static let appearances =
    FindingMatrix("light", RenderConfiguration(colorScheme: .light))
    + FindingMatrix("dark", RenderConfiguration(colorScheme: .dark))

  /// Left to right and right to left.
  public static let directions =
    FindingMatrix("left to right", RenderConfiguration(layoutDirection: .leftToRight))
    + FindingMatrix("right to left", RenderConfiguration(layoutDirection: .rightToLeft))

  /// Returns a configuration for each language and region, such as `de_DE`, which numbers and dates
  /// follow.
  public static func locales(_ identifiers: String...) -> FindingMatrix {
    FindingMatrix(
      cells: identifiers.map {
        Cell(
          parts: [$0], configuration: RenderConfiguration(locale: Locale(identifier: $0)))
      })
  }
}

extension FindingMatrix.Cell {
  /// Returns a renderer of `view` in this configuration: on the screen of a device, or in a size.
  @MainActor
  func renderer<Content: View>(of view: Content) throws -> ImageRenderer<Content> {
    var configuration = configuration
    if configuration.device != nil {
      configuration.size = nil
    } else if configuration.size == nil {
      configuration.device = DeviceProfile.standardPhone.name
    }
    return try ImageRenderer(content: view, configuration: configuration)
  }
}
