import CoreData

/// A model built in code: shelves with books, which have authors.
///
/// Its classes have the properties that the command line makes of `@NSManaged` ones.
enum ManagedLibrary {
  static func attribute(
    _ name: String, _ type: NSAttributeDescription.AttributeType, isOptional: Bool = true,
    defaultValue: Any? = nil
  ) -> NSAttributeDescription {
    let attribute = NSAttributeDescription()
    attribute.name = name
    attribute.type = type
    attribute.isOptional = isOptional
    attribute.defaultValue = defaultValue
    return attribute
  }

  static func relationship(
    _ name: String, _ destination: NSEntityDescription, isToMany: Bool, isOrdered: Bool = false,
    deleteRule: NSDeleteRule = .nullifyDeleteRule
  ) -> NSRelationshipDescription {
    let relationship = NSRelationshipDescription()
    relationship.name = name
    relationship.destinationEntity = destination
    relationship.maxCount = isToMany ? 0 : 1
    relationship.isOrdered = isOrdered
    relationship.deleteRule = deleteRule
    return relationship
  }

  static func connect(_ first: NSRelationshipDescription, _ second: NSRelationshipDescription) {
    first.inverseRelationship = second
    second.inverseRelationship = first
  }

  static func entity(_ name: String, _ type: NSManagedObject.Type) -> NSEntityDescription {
    let entity = NSEntityDescription()
    entity.name = name
    entity.managedObjectClassName = "\(type)"
    return entity
  }

  static func model() -> NSManagedObjectModel {
    let book = entity("Book", Book.self)
    let novel = entity("Novel", Novel.self)
    let shelf = entity("Shelf", Shelf.self)
    let author = entity("Author", Author.self)
    let bookShelf = relationship("shelf", shelf, isToMany: false)
    let shelfBooks = relationship("books", book, isToMany: true, deleteRule: .cascadeDeleteRule)
    let bookAuthors = relationship("authors", author, isToMany: true)
    let authorBooks = relationship("books", book, isToMany: true)
    let chapters = attribute("chapters", .transformable)
    connect(bookShelf, shelfBooks)
    connect(bookAuthors, authorBooks)
    let code = attribute("code", .string)
    book.properties = [
      attribute("title", .string, isOptional: false, defaultValue: "Untitled"),
      attribute("pages", .integer16, defaultValue: 0),
      attribute("price", .decimal), attribute("rating", .double), attribute("isRead", .boolean),
      attribute("added", .date), attribute("cover", .binaryData), attribute("id", .uuid),
      attribute("link", .uri), attribute("kind", .string), chapters, code, bookShelf, bookAuthors,
    ]
    book.uniquenessConstraints = [["code"]]
    novel.properties = [attribute("genre", .string)]
    book.subentities = [novel]
    shelf.properties = [attribute("name", .string), shelfBooks]
    author.properties = [attribute("name", .string, isOptional: false), authorBooks]
    let model = NSManagedObjectModel()
    model.entities = [book, novel, shelf, author]
    return model
  }

  /// Returns a container with a store in memory.
  static func container() throws -> NSPersistentContainer {
    let container = NSPersistentContainer(name: "ManagedLibrary", managedObjectModel: model())
    container.persistentStoreDescriptions[0].url = URL(fileURLWithPath: "/dev/null")
    var failure: (any Error)?
    container.loadPersistentStores { _, error in failure = error }
    if let failure { throw failure }
    return container
  }

  /// Adds books with these titles, saves them, and returns them.
  @discardableResult
  static func addBooks(_ titles: [String], to context: NSManagedObjectContext) throws -> [Book] {
    let books = titles.enumerated().map { index, title in
      let book = Book(context: context)
      book.title = title
      book.pages = Int16(index)
      return book
    }
    try context.save()
    return books
  }
}

enum BookKind: String, Codable { case paper, digital }

class Book: NSManagedObject {
  private(set) var events: [String] = []
  var title: String {
    get { _quoinValue("title") }
    set { _quoinSetValue(newValue, "title") }
  }
  var pages: Int16 {
    get { _quoinValue("pages") }
    set { _quoinSetValue(newValue, "pages") }
  }
  var price: NSDecimalNumber? {
    get { _quoinValue("price") }
    set { _quoinSetValue(newValue, "price") }
  }
  var rating: Double {
    get { _quoinValue("rating") }
    set { _quoinSetValue(newValue, "rating") }
  }
  var isRead: NSNumber? {
    get { _quoinValue("isRead") }
    set { _quoinSetValue(newValue, "isRead") }
  }
  var added: Date? {
    get { _quoinValue("added") }
    set { _quoinSetValue(newValue, "added") }
  }
  var cover: Data? {
    get { _quoinValue("cover") }
    set { _quoinSetValue(newValue, "cover") }
  }
  var id: UUID? {
    get { _quoinValue("id") }
    set { _quoinSetValue(newValue, "id") }
  }
  var link: URL? {
    get { _quoinValue("link") }
    set { _quoinSetValue(newValue, "link") }
  }
  var kind: BookKind {
    get { _quoinValue("kind") }
    set { _quoinSetValue(newValue, "kind") }
  }
  var chapters: [String]? {
    get { _quoinValue("chapters") }
    set { _quoinSetValue(newValue, "chapters") }
  }
  var code: String? {
    get { _quoinValue("code") }
    set { _quoinSetValue(newValue, "code") }
  }
  var shelf: Shelf? {
    get { _quoinValue("shelf") }
    set { _quoinSetValue(newValue, "shelf") }
  }
  var authors: Set<Author> {
    get { _quoinValue("authors") }
    set { _quoinSetValue(newValue, "authors") }
  }

  class func fetchRequest() -> NSFetchRequest<Book> { NSFetchRequest<Book>(entityName: "Book") }

  override func awakeFromInsert() { events.append("insert") }
  override func awakeFromFetch() { events.append("fetch") }
  override func willSave() { events.append("willSave") }
  override func didSave() { events.append("didSave") }
  override func prepareForDeletion() { events.append("deletion") }
}

final class Novel: Book {
  var genre: String? {
    get { _quoinValue("genre") }
    set { _quoinSetValue(newValue, "genre") }
  }
}

final class Shelf: NSManagedObject {
  var name: String? {
    get { _quoinValue("name") }
    set { _quoinSetValue(newValue, "name") }
  }
  var books: NSSet? {
    get { _quoinValue("books") }
    set { _quoinSetValue(newValue, "books") }
  }
  func addToBooks(_ value: Book) { _quoinAdd(value, "books") }
  func removeFromBooks(_ values: NSSet) { _quoinRemove(values, "books") }
}

final class Author: NSManagedObject {
  var name: String? {
    get { _quoinValue("name") }
    set { _quoinSetValue(newValue, "name") }
  }
  var books: Set<Book> {
    get { _quoinValue("books") }
    set { _quoinSetValue(newValue, "books") }
  }
}
