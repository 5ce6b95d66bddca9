import Foundation
import QuoinFiles

/// An Xcode project's targets with their files and settings.
///
/// The file `project.pbxproj` is an old-style property list of objects that refer to each other by
/// id. Xcode 16's synchronized folders belong to a target with all of their contents except for
/// listed exceptions.
public struct XcodeProject {
  /// A product that the project builds.
  public struct Target: Equatable, Sendable {
    public let name: String
    /// The last part of its product type: `application`, `framework`, `app-extension`,
    /// `bundle.unit-test` …
    public let kind: String
    /// The Swift files, sorted by path.
    public let sources: [URL]
    /// The files copied into the product: catalogs, string tables, loose files.
    public let resources: [URL]
    /// The debug settings, including those of the project.
    public let settings: [String: String]
    /// The sources and resources outside of the project's folder.
    public let shared: [URL]
    /// The named files that must not be read, with the reason.
    public let refusals: [SourceFolder.Omission]
    /// The packages in the project whose products the target uses.
    public let packages: Packages
  }

  /// The folders of Swift packages, and the products that are used.
  public struct Packages: Equatable, Sendable {
    public var folders: [URL] = []
    public var products: [String] = []
  }

  /// The folder that contains the project.
  public let root: URL
  public let targets: [Target]

  /// Reads a project, a folder whose name ends with `.xcodeproj`.
  ///
  /// - Parameter projectRoot: The folder that contains the files; by default the project's own.
  /// - Throws: ``SourceError`` if the project is damaged.
  public init(_ project: URL, projectRoot: ProjectRoot? = nil) throws {
    let file = project.appendingPathComponent("project.pbxproj")
    root = project.deletingLastPathComponent()
    let projectRoot = projectRoot ?? ProjectRoot(root)
    do {
      let place = try projectRoot.moved(to: root).file(
        at: project.lastPathComponent + "/project.pbxproj", in: root,
        namedBy: project.lastPathComponent)
      let list = try BoundedPropertyList.read(InputFile.contents(of: place.path)) as? [String: Any]
      guard let objects = list?["objects"] as? [String: Any],
        let rootID = list?["rootObject"] as? String
      else {
        throw SourceError(place: file.path, "this is not an Xcode project")
      }
      var graph = ProjectObjects(
        objects: objects, root: rootID, project: project, projectRoot: projectRoot)
      targets = try graph.targets()
    } catch let mistake as InputFileError {
      throw SourceError(place: mistake.place, mistake.reason)
    } catch let error as BoundedPropertyList.ParseError {
      throw SourceError(place: file.path, "this is not an Xcode project: \(error)")
    }
  }
}

/// An error in the sources or the project.
public struct SourceError: Error, Equatable, CustomStringConvertible {
  /// The file or folder.
  public let place: String
  public let message: String
  public var description: String { "\(place): \(message)" }

  init(place: String, _ message: String) {
    self.place = place
    self.message = message
  }

  /// Converts errors about files to errors about sources.
  static func catching<Result>(_ work: () throws -> Result) throws -> Result {
    do {
      return try work()
    } catch let mistake as InputFileError {
      throw SourceError(place: mistake.place, mistake.reason)
    }
  }
}
