import Foundation
import QuoinHostProtocol

/// The names of the previews' references, relative to the folder of references.
///
/// A name consists of the file's path and the preview's name if it has one. It does not depend on
/// which other previews are compared.
struct SnapshotNames {
  /// The names without extension, in the order of the records.
  let names: [String]

  init(_ records: [PreviewRecord]) {
    let wanted = records.map(Self.wanted)
    var names = wanted.map { _ in "" }
    for (folder, places) in Dictionary(grouping: wanted.indices, by: { wanted[$0].folder }) {
      let places = places.sorted()
      let leaves = PictureNames(previews: places.map { wanted[$0].leaf }).all
      for (place, leaf) in zip(places, leaves) { names[place] = folder + leaf }
    }
    self.names = names
  }

  private static func wanted(_ record: PreviewRecord) -> (folder: String, leaf: String) {
    guard let place = record.place else { return ("", record.name) }
    let file = URL(fileURLWithPath: place.file).deletingPathExtension()
    // The path of a file outside leads out of the folder.
    let folders = place.file.split(separator: "/").dropLast().filter { $0 != ".." && $0 != "." }
    let folder = place.file.hasPrefix("/") ? "" : folders.map { "\($0)/" }.joined()
    let stem = file.lastPathComponent
    let isUnnamed = record.name == stem || record.name == place.name
    return (folder, isUnnamed ? stem : "\(stem)-\(record.name)")
  }
}
