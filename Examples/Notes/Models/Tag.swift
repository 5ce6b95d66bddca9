import Foundation
import SwiftData

/// A label of notes, of which each name exists once.
@Model
final class Tag {
  @Attribute(.unique) var name: String
  @Relationship(inverse: \Note.tags) var notes: [Note] = []

  init(name: String) {
    self.name = name
  }
}
