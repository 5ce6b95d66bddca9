import Foundation
import SwiftData

/// A text with a title and tags.
@Model
final class Note {
  var title: String
  var text: String
  var created: Date
  var isPinned = false
  var tags: [Tag]

  init(title: String = "", text: String = "", created: Date = .now, tags: [Tag] = []) {
    self.title = title
    self.text = text
    self.created = created
    self.tags = tags
  }

  /// The tags in the order of their names.
  var sortedTags: [Tag] { tags.sorted { $0.name < $1.name } }
}
