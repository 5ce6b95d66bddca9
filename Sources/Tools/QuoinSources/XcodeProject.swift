import Foundation
import QuoinFiles

/// An Xcode project, as far as it says which files belong to which target and how they are compiled.
///
/// The file `project.pbxproj` is a property list in the old text form: objects that refer to each other by number.
/// Xcode 16's synchronised folders belong to a target with everything in them, but for their exceptions.
public struct XcodeProject {
  /// Something that the project builds.
  public struct Target: Equatable, Sendable {
    public let name: String
    /// The last part of its product type: `application`, `framework`, `app-extension`, `bundle.unit-test` …
    public let kind: String
    /// Its Swift files, sorted by path.
    public let sources: [URL]
    /// What it copies into its product: catalogues, tables of strings, loose files.
    public let resources: [URL]
    /// Its settings for debugging, those of the project included.
    public let settings: [String: String]
    /// Those of the sources and resources that lie outside of the project's folder.
    public let shared: [URL]
    /// What it names and must not be read, with the reason.
    public let refusals: [SourceFolder.Omission]
  }

  /// The folder that the project lies in.
  public let root: URL
  public let targets: [Target]

  /// Reads a project, a folder whose name ends with `.xcodeproj`.
  ///
  /// - Parameter door: The folder that its files lie in; the project's own unless given.
  /// - Throws: ``SourceMistake`` where it is damaged.
  public init(_ project: URL, door: ProjectRoot? = nil) throws {
    let file = project.appendingPathComponent("project.pbxproj")
    root = project.deletingLastPathComponent()
    let door = door ?? ProjectRoot(root)
    do {
      let place = try door.moved(to: root).file(
        at: project.lastPathComponent + "/project.pbxproj", in: root,
        namedBy: project.lastPathComponent)
      let list = try BoundedPropertyList.read(InputFile.contents(of: place.path)) as? [String: Any]
      guard let objects = list?["objects"] as? [String: Any],
        let rootID = list?["rootObject"] as? String
      else {
        throw SourceMistake(place: file.path, "this is no Xcode project")
      }
      var graph = ProjectObjects(
        objects: objects, root: rootID, project: project, door: door)
      targets = try graph.targets()
    } catch let mistake as FileMistake {
      throw SourceMistake(place: mistake.place, mistake.reason)
    } catch let problem as BoundedPropertyList.Problem {
      throw SourceMistake(place: file.path, "this is no Xcode project: \(problem)")
    }
  }
}

/// What is wrong with what was read.
public struct SourceMistake: Error, Equatable, CustomStringConvertible {
  /// The file or folder.
  public let place: String
  public let message: String
  public var description: String { "\(place): \(message)" }

  init(place: String, _ message: String) {
    self.place = place
    self.message = message
  }

  /// Makes mistakes about files such about sources.
  static func catching<Result>(_ work: () throws -> Result) throws -> Result {
    do {
      return try work()
    } catch let mistake as FileMistake {
      throw SourceMistake(place: mistake.place, mistake.reason)
    }
  }
}
