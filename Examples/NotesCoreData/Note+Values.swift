import CoreData

extension Note {
  /// The title for a text field.
  var editedTitle: String {
    get { title ?? "" }
    set { title = newValue }
  }

  /// The text for an editor.
  var editedText: String {
    get { text ?? "" }
    set { text = newValue }
  }

  /// The title, or a substitute for an empty one.
  var shownTitle: String { editedTitle.isEmpty ? "New note" : editedTitle }

  var sortedTags: [Tag] { Tag.sorted(tags) }
}

extension Tag {
  convenience init(named name: String, in context: NSManagedObjectContext) {
    self.init(context: context)
    self.name = name
  }

  var shownName: String { name ?? "" }

  static func sorted(_ tags: NSSet?) -> [Tag] {
    let all = tags?.allObjects as? [Tag] ?? []
    return all.sorted { $0.shownName < $1.shownName }
  }
}
