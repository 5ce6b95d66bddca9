import Combine
import Observation

/// A value in the state of a view, for tools that show and change it.
@MainActor
package struct InspectedValue {
  /// The views with bodies and the ids on the path to the owning view, such as `Feed/[5]/Row`.
  package let place: String
  /// The property as its author wrote it: `isAdding`, or `cart.total` in a model.
  package let name: String
  /// The property wrapper, such as `@AppStorage`, or the model's type.
  package let source: String
  package let type: String
  package let text: String
  /// The way to edit the value; `nil` if it can't be set.
  package let editor: ValueEditor?
  package let isOptional: Bool
  /// The reason why the value can't be set, if it can't.
  package let refusal: String?
  fileprivate let set: (EditedValue) throws -> Void

  /// The maximum number of elements of a collection that is written out.
  private static let mostElements = 20
  /// The maximum length of a text, in characters.
  private static let longestText = 400

  fileprivate init(
    _ value: Any, of type: Any.Type, name: String, source: String, place: String,
    refusal: String? = nil, set: @escaping (Any) -> Bool
  ) {
    (self.place, self.name, self.source) = (place, name, source)
    self.type = "\(type)"
    text = Self.text(of: value)
    let form = refusal == nil ? ValueForm(type) : nil
    editor = form?.editor
    isOptional = form?.isOptional ?? false
    let reason =
      refusal
      ?? "a value of the type \(type) can't be set here; "
      + "Bool, numbers, String and enums that are CaseIterable can"
    self.refusal = form == nil ? reason : nil
    self.set = { edited in
      guard let form else { throw ValueEditError(reason) }
      guard set(try form.value(for: edited, of: type)) else { throw ValueEditError(reason) }
    }
  }

  private static func text(of value: Any) -> String {
    if !(value is String), let collection = value as? any Collection,
      collection.count > mostElements
    {
      return "\(collection.count) elements"
    }
    let text = "\(value)"
    return text.count > longestText ? text.prefix(longestText - 1) + "…" : text
  }

  /// Returns the observable object that `value` is, or that it contains as an optional.
  static func model(in value: Any) -> AnyObject? {
    let mirror = Mirror(reflecting: value)
    let value: Any? = mirror.displayStyle == .optional ? mirror.children.first?.value : value
    guard let value, Swift.type(of: value) is AnyClass,
      value is any Observable || value is any ObservableObject
    else { return nil }
    return value as AnyObject
  }
}

/// A location of a value that tools can show and change.
@MainActor
private protocol InspectedLocation: AnyObject {
  var name: String { get }
  var inspectedType: Any.Type { get }
  var inspectedValue: Any { get }
  /// Returns the property wrapper of a property of `element`.
  func source(in element: BodyElement) -> String
  func replace(with value: Any) -> Bool
}

extension InspectedLocation {
  fileprivate func inspected(in element: BodyElement, at place: String) -> InspectedValue {
    InspectedValue(
      inspectedValue, of: inspectedType, name: name.authorsName, source: source(in: element),
      place: place
    ) { self.replace(with: $0) }
  }
}

extension StateLocation: InspectedLocation {
  fileprivate var inspectedType: Any.Type { Value.self }
  fileprivate var inspectedValue: Any { read() }
  fileprivate func source(in element: BodyElement) -> String { "@State" }
  fileprivate func replace(with value: Any) -> Bool {
    guard let value = value as? Value else { return false }
    write(value, Transaction.current)
    return true
  }
}

extension StoredLocation: InspectedLocation {
  fileprivate var inspectedType: Any.Type { Value.self }
  fileprivate var inspectedValue: Any { read() }
  fileprivate func source(in element: BodyElement) -> String {
    let scene = element.environment.sceneStorage ?? element.pendingChanges.sceneStorage
    return store === scene ? "@SceneStorage" : "@AppStorage"
  }
  fileprivate func replace(with value: Any) -> Bool {
    guard let value = value as? Value else { return false }
    write(value, Transaction.current)
    return true
  }
}

/// The watch of an object in a property.
@MainActor
private protocol InspectedObject: AnyObject {
  var property: String { get }
  var inspectedObject: AnyObject? { get }
}

extension ObjectWatch: InspectedObject {
  fileprivate var inspectedObject: AnyObject? { object }
}

/// A property that reads an object from the environment.
protocol InspectedEnvironmentProperty {
  @MainActor func object(in environment: EnvironmentValues) -> AnyObject?
}

extension String {
  /// The name of the property whose storage has this name.
  fileprivate var authorsName: String {
    hasPrefix("_") && count > 1 ? String(dropFirst()) : self
  }
}

extension LivingTree {
  /// The values in the properties of the author's views and in their models, in the order of the
  /// views. A model that several views use is listed once.
  package var inspectedValues: [InspectedValue] {
    var collector = InspectionCollector { [weak self] in self?.evaluateAllBodiesAgain() }
    var waiting: [(element: LivingElement, index: Int32)] = [(root, root.index)]
    while let (element, around) = waiting.popLast(), !collector.isFull {
      let index = element.index >= 0 ? element.index : around
      if let element = element as? BodyElement, tree.author(ofElement: index) != nil {
        collector.add(element, at: emission.store.path(of: index))
      }
      waiting += element.children.reversed().map { ($0, index) }
    }
    return collector.values
  }

  /// Sets the value at `index` in ``inspectedValues``, whose name is `name`.
  ///
  /// - Throws: ``ValueEditError`` for another value than that type has, and for a type that can't
  ///   be set.
  package func setInspectedValue(at index: Int, named name: String, to value: EditedValue) throws {
    let values = inspectedValues
    guard values.indices.contains(index), values[index].name == name else {
      throw ValueEditError("\(name.prefix(60)) is no longer in the list of values; open it again")
    }
    try values[index].set(value)
  }

  /// Evaluates every body in the next update, after a change of a model that no body has noticed.
  private func evaluateAllBodiesAgain() {
    var waiting: [LivingElement] = [root, layoutReader]
    while let element = waiting.popLast() {
      if let element = element as? BodyElement {
        elementStore.pendingChanges.invalidate(element.token, .observable(nil))
      }
      waiting += element.children
    }
  }
}

/// Collects the values of views.
@MainActor
private struct InspectionCollector {
  /// Called after a property of a model was set without its notice.
  let notify: () -> Void
  private(set) var values: [InspectedValue] = []
  private var known: Set<ObjectIdentifier> = []

  private static let mostValues = 500
  /// The maximum number of models inside each other.
  private static let deepest = 3

  init(notify: @escaping () -> Void) { self.notify = notify }

  var isFull: Bool { values.count >= Self.mostValues }

  mutating func add(_ element: BodyElement, at place: String) {
    for object in element.keptObjects {
      // A property wrapper's storage has an underscore; other values that the framework retains
      // don't.
      if let location = object as? any InspectedLocation, location.name.hasPrefix("_") {
        if let model = InspectedValue.model(in: location.inspectedValue) {
          add(model, named: location.name.authorsName, at: place)
        } else {
          values.append(location.inspected(in: element, at: place))
        }
      } else if let watch = object as? any InspectedObject, let model = watch.inspectedObject {
        add(model, named: watch.property.authorsName, at: place)
      }
    }
    guard let subject = element.inspectedSubject else { return }
    for case (let label?, let value) in Mirror(reflecting: subject).children {
      let property = value as? any InspectedEnvironmentProperty
      let model =
        property?.object(in: element.environment) ?? InspectedValue.model(in: value)
        ?? (value as? any InspectedBindable)?.model
      if let model { add(model, named: label.authorsName, at: place) }
    }
  }

  /// Adds the properties of a model.
  private mutating func add(
    _ model: AnyObject, named name: String, at place: String, depth: Int = 1
  ) {
    guard depth <= Self.deepest, known.insert(ObjectIdentifier(model)).inserted else { return }
    let fields = StoredField.fields(ofClass: Swift.type(of: model))
    var mirror: Mirror? = Mirror(reflecting: model)
    while let current = mirror {
      for case (let label?, let value) in current.children where !label.contains("$") {
        if isFull { return }
        let published = value as? any AnyPublished
        let content = published?.anyValue ?? value
        let title = "\(name).\(label.authorsName)"
        if let inner = InspectedValue.model(in: content) {
          add(inner, named: title, at: place, depth: depth + 1)
          continue
        }
        // The macro `Observable` stores variables under names with an underscore.
        let field = fields.first { $0.name == label }
        let isObserved = model is any Observable && label.hasPrefix("_")
        let canBeSet = published != nil || isObserved && field != nil
        let type = (published == nil ? field?.type : nil) ?? Swift.type(of: content)
        let reason = "\(title) is not observed, so no view would notice a new value"
        let notify = notify
        values.append(
          InspectedValue(
            content, of: type, name: title, source: "\(Swift.type(of: model))", place: place,
            refusal: canBeSet ? nil : reason
          ) { new in
            if let published { return published.write(any: new, for: model) }
            guard let field, field.write(new, to: model) else { return false }
            notify()
            return true
          })
      }
      mirror = current.superclassMirror
    }
  }
}

extension StoredField {
  /// Sets the field of `object`, which has the field's class; returns whether it takes the value.
  @MainActor
  fileprivate func write(_ value: Any, to object: AnyObject) -> Bool {
    func assign<Value>(_ type: Value.Type) -> Bool {
      guard let value = value as? Value else { return false }
      let place = Unmanaged.passUnretained(object).toOpaque() + offset
      place.assumingMemoryBound(to: Value.self).pointee = value
      return true
    }
    let type = type
    let isTaken = assign(type)
    withExtendedLifetime(object) {}
    return isTaken
  }
}

/// A property with bindings to a model.
private protocol InspectedBindable {
  @MainActor var model: AnyObject? { get }
}

extension Bindable: InspectedBindable {
  fileprivate var model: AnyObject? { InspectedValue.model(in: wrappedValue) }
}
