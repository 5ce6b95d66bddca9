// See Macros.swift in SwiftUI.
#if Macros && !canImport(Darwin)
  import Foundation
  import SwiftUI

  /// Makes a class a model, whose objects a container saves.
  @attached(
    member, conformances: PersistentModel, Sendable, names: named(_$backingData), named(_$storage),
    named(schemaMetadata), named(_$constraints), named(init))
  @attached(memberAttribute)
  @attached(extension, conformances: PersistentModel, Sendable)
  public macro Model() = #externalMacro(module: "QuoinMacros", type: "ModelMacro")

  /// Stores a variable of a model in its record.
  ///
  /// - Parameter index: The place among the variables of the class.
  @attached(accessor, names: named(init), named(get), named(set))
  @attached(peer, names: prefixed(_))
  public macro _PersistedProperty(_ index: Int) =
    #externalMacro(module: "QuoinMacros", type: "PersistedPropertyMacro")

  /// Sets options of an attribute of a model.
  ///
  /// - Parameters:
  ///   - options: The options.
  ///   - originalName: The name in earlier versions of the model.
  ///   - hashModifier: Has no effect.
  @attached(peer)
  public macro Attribute(
    _ options: Schema.Attribute.Option..., originalName: String? = nil, hashModifier: String? = nil
  ) = #externalMacro(module: "QuoinMacros", type: "PropertyMarkMacro")

  /// Sets options of a relationship of a model.
  ///
  /// - Parameters:
  ///   - options: The options.
  ///   - deleteRule: The effect on related objects when the object is deleted.
  ///   - minimumModelCount: The smallest number of objects.
  ///   - maximumModelCount: The largest number of objects; 0 is no limit.
  ///   - originalName: The name in earlier versions of the model.
  ///   - inverse: The relationship of the other model that is the other direction.
  ///   - hashModifier: Has no effect.
  @attached(peer)
  public macro Relationship(
    _ options: Schema.Relationship.Option...,
    deleteRule: Schema.Relationship.DeleteRule = .nullify, minimumModelCount: Int? = 0,
    maximumModelCount: Int? = 0, originalName: String? = nil, inverse: AnyKeyPath? = nil,
    hashModifier: String? = nil
  ) = #externalMacro(module: "QuoinMacros", type: "PropertyMarkMacro")

  /// Excludes a variable of a model from its record.
  @attached(peer)
  public macro Transient() = #externalMacro(module: "QuoinMacros", type: "PropertyMarkMacro")

  /// Makes each group of properties of a model unique: objects with equal values are one object.
  @freestanding(declaration)
  public macro Unique<T: PersistentModel>(_ constraints: [PartialKeyPath<T>]...) =
    #externalMacro(module: "QuoinMacros", type: "ModelConstraintMacro")

  /// Adds an index for each group of properties of a model.
  @freestanding(declaration)
  public macro Index<T: PersistentModel>(_ indices: [PartialKeyPath<T>]...) =
    #externalMacro(module: "QuoinMacros", type: "ModelConstraintMacro")

  /// Adds indexes of a kind for groups of properties of a model.
  @freestanding(declaration)
  public macro Index<T: PersistentModel>(_ indices: Schema.Index<T>.Types<T>...) =
    #externalMacro(module: "QuoinMacros", type: "ModelConstraintMacro")

  /// Gives an actor a context of its own.
  @attached(
    member, conformances: ModelActor, names: named(modelExecutor), named(modelContainer),
    named(init))
  @attached(extension, conformances: ModelActor)
  public macro ModelActor() = #externalMacro(module: "QuoinMacros", type: "ModelActorMacro")

  /// Makes a variable of a view the objects of a model.
  @attached(accessor)
  @attached(peer, names: prefixed(_))
  public macro Query() = #externalMacro(module: "QuoinMacros", type: "QueryMacro")

  /// Makes a variable of a view the objects of a model.
  /// Changes use an animation.
  @attached(accessor)
  @attached(peer, names: prefixed(_))
  public macro Query(animation: Animation) =
    #externalMacro(module: "QuoinMacros", type: "QueryMacro")

  /// Makes a variable of a view the objects of a model.
  /// Changes use a transaction.
  @attached(accessor)
  @attached(peer, names: prefixed(_))
  public macro Query(transaction: Transaction) =
    #externalMacro(module: "QuoinMacros", type: "QueryMacro")

  /// Makes a variable of a view the objects of a request.
  /// Changes use an animation.
  @attached(accessor)
  @attached(peer, names: prefixed(_))
  public macro Query<Element: PersistentModel>(
    _ descriptor: FetchDescriptor<Element>, animation: Animation
  ) = #externalMacro(module: "QuoinMacros", type: "QueryMacro")

  /// Makes a variable of a view the objects with a condition and an order.
  /// Changes use an animation.
  @attached(accessor)
  @attached(peer, names: prefixed(_))
  public macro Query<Element: PersistentModel>(
    filter: Predicate<Element>? = nil, sort descriptors: [SortDescriptor<Element>] = [],
    animation: Animation
  ) = #externalMacro(module: "QuoinMacros", type: "QueryMacro")

  /// Makes a variable of a view the objects in the order of a property.
  /// Changes use an animation.
  @attached(accessor)
  @attached(peer, names: prefixed(_))
  public macro Query<Element: PersistentModel, Value: Comparable>(
    filter: Predicate<Element>? = nil, sort keyPath: KeyPath<Element, Value> & Sendable,
    order: SortOrder = .forward, animation: Animation
  ) = #externalMacro(module: "QuoinMacros", type: "QueryMacro")

  /// Makes a variable of a view the objects in the order of an optional property.
  /// Changes use an animation.
  @attached(accessor)
  @attached(peer, names: prefixed(_))
  public macro Query<Element: PersistentModel, Value: Comparable>(
    filter: Predicate<Element>? = nil, sort keyPath: KeyPath<Element, Value?> & Sendable,
    order: SortOrder = .forward, animation: Animation
  ) = #externalMacro(module: "QuoinMacros", type: "QueryMacro")

  /// Makes a variable of a view the objects of a request.
  /// Changes use a transaction.
  @attached(accessor)
  @attached(peer, names: prefixed(_))
  public macro Query<Element: PersistentModel>(
    _ descriptor: FetchDescriptor<Element>, transaction: Transaction? = nil
  ) = #externalMacro(module: "QuoinMacros", type: "QueryMacro")

  /// Makes a variable of a view the objects with a condition and an order.
  /// Changes use a transaction.
  @attached(accessor)
  @attached(peer, names: prefixed(_))
  public macro Query<Element: PersistentModel>(
    filter: Predicate<Element>? = nil, sort descriptors: [SortDescriptor<Element>] = [],
    transaction: Transaction? = nil
  ) = #externalMacro(module: "QuoinMacros", type: "QueryMacro")

  /// Makes a variable of a view the objects in the order of a property.
  /// Changes use a transaction.
  @attached(accessor)
  @attached(peer, names: prefixed(_))
  public macro Query<Element: PersistentModel, Value: Comparable>(
    filter: Predicate<Element>? = nil, sort keyPath: KeyPath<Element, Value> & Sendable,
    order: SortOrder = .forward, transaction: Transaction? = nil
  ) = #externalMacro(module: "QuoinMacros", type: "QueryMacro")

  /// Makes a variable of a view the objects in the order of an optional property.
  /// Changes use a transaction.
  @attached(accessor)
  @attached(peer, names: prefixed(_))
  public macro Query<Element: PersistentModel, Value: Comparable>(
    filter: Predicate<Element>? = nil, sort keyPath: KeyPath<Element, Value?> & Sendable,
    order: SortOrder = .forward, transaction: Transaction? = nil
  ) = #externalMacro(module: "QuoinMacros", type: "QueryMacro")
#elseif !canImport(Darwin)
  /// Makes a class a model. This declaration only says what to add.
  @available(
    *, unavailable,
    message:
      "add \"Macros\" to the traits of the package's dependency on Quoin, or run \"quoin swift -- build\""
  )
  @attached(member)
  public macro Model() = #externalMacro(module: "ObservationMacros", type: "ObservableMacro")
#endif
