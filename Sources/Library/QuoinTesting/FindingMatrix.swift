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
    var device: DeviceProfile?
    /// The size of the view without a device; the height is `nil` if it is not limited.
    var size: ProposedViewSize?
    var traits = SnapshotTraits()

    var name: String { parts.joined(separator: ", ") }
  }
  var cells: [Cell]

  /// The configurations of both.
  public static func + (first: FindingMatrix, second: FindingMatrix) -> FindingMatrix {
    FindingMatrix(cells: first.cells + second.cells.filter { !first.cells.contains($0) })
  }

  /// All combinations of both; the second one takes precedence.
  public static func * (first: FindingMatrix, second: FindingMatrix) -> FindingMatrix {
    FindingMatrix(
      cells: first.cells.flatMap { a in
        second.cells.map { b in
          Cell(
            parts: a.parts + b.parts, device: b.device ?? a.device, size: b.size ?? a.size,
            traits: SnapshotTraits(traitsFrom: [a.traits, b.traits]))
        }
      })
  }

  private init(cells: [Cell]) { self.cells = cells }

  private init(_ name: String, _ traits: SnapshotTraits) {
    cells = [Cell(parts: [name], traits: traits)]
  }

  // MARK: Devices and sizes

  /// A small, a medium and a large phone, and a tablet.
  public static let devices = FindingMatrix(
    cells: [
      "iPhone SE (3rd generation)", "iPhone 16", "iPhone 16 Pro Max", "iPad Pro 11-inch (M4)",
    ]
    .compactMap { name in
      (try? DeviceProfile(named: name)).map { Cell(parts: [name], device: $0) }
    })

  /// A device: `DeviceProfile(named: "iPhone 16")`.
  public static func device(_ device: DeviceProfile) -> FindingMatrix {
    FindingMatrix(cells: [Cell(parts: [device.name], device: device)])
  }

  /// A view that doesn't fill a screen, with this proposed size in points.
  ///
  /// - Parameters:
  ///   - width: the proposed width.
  ///   - height: the proposed height; by default none.
  public static func size(width: CGFloat, height: CGFloat? = nil) -> FindingMatrix {
    let text = [width, height].compactMap { $0.map { LengthFormat.text($0) } }
    return FindingMatrix(
      cells: [
        Cell(
          parts: [text.joined(separator: " × ")],
          size: ProposedViewSize(width: width, height: height))
      ])
  }

  // MARK: Users

  /// The default text size, the largest regular one, and two accessibility sizes.
  public static let textSizes = textSizes(.large, .xxxLarge, .accessibility3, .accessibility5)

  /// The given text sizes.
  public static func textSizes(_ sizes: DynamicTypeSize...) -> FindingMatrix {
    FindingMatrix(
      cells: sizes.map {
        Cell(parts: ["\($0)"], traits: SnapshotTraits(dynamicTypeSize: $0))
      })
  }

  /// Light and dark.
  public static let appearances =
    FindingMatrix("light", SnapshotTraits(colorScheme: .light))
    + FindingMatrix("dark", SnapshotTraits(colorScheme: .dark))

  /// Left to right and right to left.
  public static let directions =
    FindingMatrix("left to right", SnapshotTraits(layoutDirection: .leftToRight))
    + FindingMatrix("right to left", SnapshotTraits(layoutDirection: .rightToLeft))

  /// Languages and regions, such as `de_DE`, for numbers and dates.
  public static func locales(_ identifiers: String...) -> FindingMatrix {
    FindingMatrix(
      cells: identifiers.map {
        Cell(parts: [$0], traits: SnapshotTraits(locale: Locale(identifier: $0)))
      })
  }
}

extension FindingMatrix.Cell {
  /// A renderer of `view` in this configuration.
  @MainActor
  func renderer<Content: View>(of view: Content) -> ImageRenderer<Content> {
    let renderer = ImageRenderer(content: view)
    if let size, device == nil {
      renderer.proposedSize = size
    } else {
      renderer.device = device ?? .standardPhone
    }
    traits.apply(to: renderer)
    return renderer
  }
}
