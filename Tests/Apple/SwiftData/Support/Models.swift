import SwiftData

// `@Model` needs the trait `Macros`, which these tests don't have, so they contain its expansions.

enum Mood: String, Codable, CaseIterable { case calm, wild }

struct SavedPlace: Codable, Equatable {
  var x = 0.0
  var y = 1.0
}

/// A model with each kind of property; its tags and its folder have inverses.
class Note: PersistentModel {
  private let _$backingData = _ModelStorage.make(Note.self)
  var _$storage: _ModelStorage { _$backingData }

  var id: UUID {
    get { _$storage.get(self, 0, \.id) }
    set { _$storage.set(self, 0, newValue) }
  }
  var title: String {
    get { _$storage.get(self, 1, \.title) }
    set { _$storage.set(self, 1, newValue) }
  }
  var count: Int {
    get { _$storage.get(self, 2, \.count) }
    set { _$storage.set(self, 2, newValue) }
  }
  var mood: Mood {
    get { _$storage.get(self, 3, \.mood) }
    set { _$storage.set(self, 3, newValue) }
  }
  var place: SavedPlace? {
    get { _$storage.get(self, 4, \.place) }
    set { _$storage.set(self, 4, newValue) }
  }
  var words: [String] {
    get { _$storage.get(self, 5, \.words) }
    set { _$storage.set(self, 5, newValue) }
  }
  var folder: Folder? {
    get { _$storage.get(self, 6, \.folder) }
    set { _$storage.set(self, 6, newValue) }
  }
  var tags: [Tag] {
    get { _$storage.get(self, 7, \.tags) }
    set { _$storage.set(self, 7, newValue) }
  }

  init(_ title: String, folder: Folder? = nil, tags: [Tag] = []) {
    _$backingData.initialize(0, UUID())
    _$backingData.initialize(1, title)
    _$backingData.initialize(2, 0)
    _$backingData.initialize(3, Mood.calm)
    _$backingData.initialize(5, [String]())
    _$backingData.initialize(6, folder)
    _$backingData.initialize(7, tags)
  }

  required init(backingData: any BackingData) {}

  class var schemaMetadata: [Schema.PropertyMetadata] {
    [
      Schema.PropertyMetadata(name: "id", keypath: \Note.id),
      Schema.PropertyMetadata(name: "title", keypath: \Note.title),
      Schema.PropertyMetadata(name: "count", keypath: \Note.count, defaultValue: 0),
      Schema.PropertyMetadata(name: "mood", keypath: \Note.mood, defaultValue: .calm),
      Schema.PropertyMetadata(name: "place", keypath: \Note.place),
      Schema.PropertyMetadata(name: "words", keypath: \Note.words),
      Schema.PropertyMetadata(name: "folder", keypath: \Note.folder),
      Schema.PropertyMetadata(name: "tags", keypath: \Note.tags),
    ]
  }

  class var _$constraints: _ModelConstraints {
    _ModelConstraints().index(Note.self, [\.title], [\.mood, \.count])
  }
}

/// A subclass of a model.
final class LongNote: Note {
  private let _$backingData = _ModelStorage.make(LongNote.self)
  override var _$storage: _ModelStorage { _$backingData.adopting(super._$storage) }

  var pages: Int {
    get { _$storage.get(self, _$backingData.offset, \.pages) }
    set { _$storage.set(self, _$backingData.offset, newValue) }
  }

  init(_ title: String, pages: Int) {
    _$backingData.initialize(0, pages)
    super.init(title)
  }

  required init(backingData: any BackingData) { super.init(backingData: backingData) }

  override class var schemaMetadata: [Schema.PropertyMetadata] {
    [Schema.PropertyMetadata(name: "pages", keypath: \LongNote.pages)]
  }

  override class var _$constraints: _ModelConstraints { _ModelConstraints() }
}

/// A model with a unique name, whose notes are the inverse of their tags.
final class Tag: PersistentModel {
  private let _$backingData = _ModelStorage.make(Tag.self)
  var _$storage: _ModelStorage { _$backingData }

  var name: String {
    get { _$storage.get(self, 0, \.name) }
    set { _$storage.set(self, 0, newValue) }
  }
  var notes: [Note] {
    get { _$storage.get(self, 1, \.notes) }
    set { _$storage.set(self, 1, newValue) }
  }

  init(_ name: String) { _$backingData.initialize(0, name) }
  init(backingData: any BackingData) {}

  static var schemaMetadata: [Schema.PropertyMetadata] {
    [
      Schema.PropertyMetadata(
        name: "name", keypath: \Tag.name, metadata: Schema.Attribute(.unique)),
      Schema.PropertyMetadata(
        name: "notes", keypath: \Tag.notes, metadata: Schema.Relationship(inverse: \Note.tags)),
    ]
  }
  static var _$constraints: _ModelConstraints { _ModelConstraints() }
}

/// A model whose notes are deleted with it.
final class Folder: PersistentModel {
  private let _$backingData = _ModelStorage.make(Folder.self)
  var _$storage: _ModelStorage { _$backingData }

  var title: String {
    get { _$storage.get(self, 0, \.title) }
    set { _$storage.set(self, 0, newValue) }
  }
  var notes: [Note] {
    get { _$storage.get(self, 1, \.notes) }
    set { _$storage.set(self, 1, newValue) }
  }

  init(_ title: String) { _$backingData.initialize(0, title) }
  init(backingData: any BackingData) {}

  static var schemaMetadata: [Schema.PropertyMetadata] {
    [
      Schema.PropertyMetadata(name: "title", keypath: \Folder.title),
      Schema.PropertyMetadata(
        name: "notes", keypath: \Folder.notes,
        metadata: Schema.Relationship(deleteRule: .cascade)),
    ]
  }
  static var _$constraints: _ModelConstraints { _ModelConstraints() }
}

extension ModelContainer {
  /// A container in memory for the models of the tests.
  static func inMemory() throws -> ModelContainer {
    try ModelContainer(
      for: Note.self, LongNote.self, configurations: ModelConfiguration(isStoredInMemoryOnly: true))
  }
}

extension ModelContext {
  /// The titles of all notes, sorted.
  func titles() throws -> [String] { try fetch(FetchDescriptor<Note>()).map(\.title).sorted() }
}
