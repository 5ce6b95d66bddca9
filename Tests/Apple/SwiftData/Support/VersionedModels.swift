import SwiftData

/// The models of two versions, as `@Model` expands them.
enum ShopV1: VersionedSchema {
  static var models: [any PersistentModel.Type] { [Product.self] }
  static var versionIdentifier: Schema.Version { Schema.Version(1, 0, 0) }

  final class Product: PersistentModel {
    let _$storage = _ModelStorage.make(Product.self)
    var name: String {
      get { _$storage.get(self, 0, \.name) }
      set { _$storage.set(self, 0, newValue) }
    }
    var price: String {
      get { _$storage.get(self, 1, \.price) }
      set { _$storage.set(self, 1, newValue) }
    }

    init(_ name: String, price: String) {
      _$storage.initialize(0, name)
      _$storage.initialize(1, price)
    }
    init(backingData: any BackingData) {}
    static var schemaMetadata: [Schema.PropertyMetadata] {
      [
        Schema.PropertyMetadata(name: "name", keypath: \Product.name),
        Schema.PropertyMetadata(name: "price", keypath: \Product.price),
      ]
    }
    static var _$constraints: _ModelConstraints { _ModelConstraints() }
  }
}

/// Names are unique, and there are cents.
enum ShopV2: VersionedSchema {
  static var models: [any PersistentModel.Type] { [Product.self] }
  static var versionIdentifier: Schema.Version { Schema.Version(2, 0, 0) }

  final class Product: PersistentModel {
    let _$storage = _ModelStorage.make(Product.self)
    var name: String {
      get { _$storage.get(self, 0, \.name) }
      set { _$storage.set(self, 0, newValue) }
    }
    var price: String {
      get { _$storage.get(self, 1, \.price) }
      set { _$storage.set(self, 1, newValue) }
    }
    var cents: Int {
      get { _$storage.get(self, 2, \.cents) }
      set { _$storage.set(self, 2, newValue) }
    }

    init(_ name: String) {
      _$storage.initialize(0, name)
      _$storage.initialize(1, "")
      _$storage.initialize(2, 0)
    }
    init(backingData: any BackingData) {}
    static var schemaMetadata: [Schema.PropertyMetadata] {
      [
        Schema.PropertyMetadata(
          name: "name", keypath: \Product.name, metadata: Schema.Attribute(.unique)),
        Schema.PropertyMetadata(name: "price", keypath: \Product.price),
        Schema.PropertyMetadata(name: "cents", keypath: \Product.cents, defaultValue: 0),
      ]
    }
    static var _$constraints: _ModelConstraints { _ModelConstraints() }
  }
}

/// Without the text of the price.
enum ShopV3: VersionedSchema {
  static var models: [any PersistentModel.Type] { [Product.self] }
  static var versionIdentifier: Schema.Version { Schema.Version(3, 0, 0) }

  final class Product: PersistentModel {
    let _$storage = _ModelStorage.make(Product.self)
    var name: String {
      get { _$storage.get(self, 0, \.name) }
      set { _$storage.set(self, 0, newValue) }
    }
    var cents: Int {
      get { _$storage.get(self, 1, \.cents) }
      set { _$storage.set(self, 1, newValue) }
    }

    init(_ name: String, cents: Int) {
      _$storage.initialize(0, name)
      _$storage.initialize(1, cents)
    }
    init(backingData: any BackingData) {}
    static var schemaMetadata: [Schema.PropertyMetadata] {
      [
        Schema.PropertyMetadata(
          name: "name", keypath: \Product.name, metadata: Schema.Attribute(.unique)),
        Schema.PropertyMetadata(name: "cents", keypath: \Product.cents, defaultValue: 0),
      ]
    }
    static var _$constraints: _ModelConstraints { _ModelConstraints() }
  }
}
