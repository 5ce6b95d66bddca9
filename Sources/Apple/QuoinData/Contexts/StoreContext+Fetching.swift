import QuoinSchema

extension StoreContext {
  /// Returns the objects that fulfill a request, with the changes that aren't saved yet.
  ///
  /// Without changes of the request's entity the store evaluates it; otherwise the context
  /// evaluates it for the changed objects.
  public func fetch(_ request: StoreRequest) throws -> [any RecordObject] {
    takeAliases()
    applyDeleteRules()
    let overlay = try PendingOverlay(request, in: self)
    let result =
      if let result = try evaluateInStore(request, overlay) { result } else {
        try evaluateInMemory(request, overlay)
      }
    try prefetch(request.prefetched, for: result)
    return result
  }

  /// Returns the number of objects that fulfill a request.
  public func count(_ request: StoreRequest) throws -> Int {
    takeAliases()
    applyDeleteRules()
    let overlay = try PendingOverlay(request, in: self)
    var plain = request
    plain.order = []
    do {
      if overlay.isEmpty { return try store.count(for: plain) }
      if !overlay.needsMemory {
        var whole = plain
        whole.limit = 0
        whole.offset = 0
        let saved = try store.identities(for: whole)
        let count =
          saved.count { !overlay.changedIdentities.contains($0) }
          + overlay.objects.count { request.matches($0) }
        return request.page(of: count).count
      }
    } catch StoreError.needsMemory {}
    return try fetch(plain).count
  }

  /// Returns the identities of the objects that fulfill a request.
  public func identities(_ request: StoreRequest) throws -> [StoreID] {
    takeAliases()
    applyDeleteRules()
    let overlay = try PendingOverlay(request, in: self)
    if overlay.isEmpty {
      do { return try store.identities(for: request) } catch StoreError.needsMemory {}
    }
    return try fetch(request).map(\.record.identity)
  }

  /// Returns the result with the store's evaluation of the request, or nil if that isn't possible.
  private func evaluateInStore(
    _ request: StoreRequest, _ overlay: PendingOverlay
  ) throws -> [any RecordObject]? {
    guard !overlay.needsMemory else { return nil }
    do {
      if overlay.isEmpty { return try store.rows(for: request).map(object(for:)) }
      var plain = request
      plain.offset = 0
      if request.limit > 0 {
        // Enough rows even if all changed objects are among them and fulfill it no longer.
        let (sum, overflow) = request.limit.addingReportingOverflow(max(0, request.offset))
        let (limit, overflow2) = sum.addingReportingOverflow(overlay.changedIdentities.count)
        plain.limit = overflow || overflow2 ? 0 : limit
      }
      let rows = try store.rows(for: plain)
      return finish(request, rows, overlay) { overlay.changedIdentities.contains($0) }
    } catch StoreError.needsMemory {
      return nil
    }
  }

  /// Returns the result by evaluating the request for all objects of the entity; the store
  /// evaluates the predicate if the order alone is what it can't.
  private func evaluateInMemory(
    _ request: StoreRequest, _ overlay: PendingOverlay
  ) throws -> [any RecordObject] {
    var plain = request
    plain.order = []
    plain.limit = 0
    plain.offset = 0
    if !overlay.needsMemory, !request.order.isEmpty, request.predicate != nil {
      do {
        let rows = try store.rows(for: plain)
        return finish(request, rows, overlay) { overlay.changedIdentities.contains($0) }
      } catch StoreError.needsMemory {}
    }
    plain.predicate = nil
    return finish(request, try store.rows(for: plain), overlay) { _ in true }
  }

  /// Returns the objects of rows and of the overlay that fulfill a request, in its order.
  private func finish(
    _ request: StoreRequest, _ rows: [StoredRow], _ overlay: PendingOverlay,
    checks: (StoreID) -> Bool
  ) -> [any RecordObject] {
    var result: [any RecordObject] = []
    result.reserveCapacity(rows.count)
    for row in rows {
      let object = object(for: row)
      if overlay.isUsed, object.record.isGone { continue }
      if checks(row.identity), !request.matches(object) { continue }
      result.append(object)
    }
    if !overlay.objects.isEmpty {
      let found = Set(rows.map(\.identity))
      for object in overlay.objects
      where !found.contains(object.record.identity) && request.matches(object) {
        result.append(object)
      }
    }
    if !request.order.isEmpty { result = request.order.sorted(result) }
    let page = request.page(of: result.count)
    return page.count == result.count ? result : Array(result[page])
  }

  // MARK: Prefetching

  /// Loads the objects at the ends of paths of relationships.
  private func prefetch(_ paths: [[String]], for objects: [any RecordObject]) throws {
    for path in paths {
      var level = objects
      for name in path {
        var next = RelatedObjects()
        for object in level {
          guard let property = object.record.info.entity.index(of: name) else { continue }
          for other in object.record.related(property) { next.append(other) }
        }
        level = next.array
        loadTogether(level.filter { $0.record.isFaulted })
      }
    }
  }
}

/// The unsaved changes that matter for a request.
struct PendingOverlay {
  /// Whether the request includes pending changes.
  let isUsed: Bool
  /// The inserted and updated objects of the request's entities.
  private(set) var objects: [any RecordObject] = []
  /// The identities of the updated and deleted ones.
  private(set) var changedIdentities: Set<StoreID> = []
  /// Whether the store can't evaluate the request because changes of other objects matter.
  private(set) var needsMemory = false

  var isEmpty: Bool { objects.isEmpty && changedIdentities.isEmpty && !needsMemory }

  init(_ request: StoreRequest, in context: StoreContext) throws {
    guard context.store.schema[request.entity] != nil else {
      throw StoreError.unknownEntity(request.entity)
    }
    isUsed = request.includesPendingChanges
    guard isUsed, context.hasChanges else { return }
    let family: Set<String> =
      request.includesSubentities
      ? context.store.schema.family(of: request.entity) : [request.entity]
    func isOfFamily(_ object: any RecordObject) -> Bool {
      let record = object.record
      let entity = record.info.entity.name
      guard family.contains(entity) else { return false }
      guard let stores = request.stores else { return true }
      let home =
        record.identity.isTemporary
        ? record.home ?? context.store.home(of: entity) : record.identity.store
      return home.map(stores.contains) ?? false
    }
    let updated = context.updatedObjects.filter(isOfFamily)
    let deleted = context.deletedObjects.filter(isOfFamily)
    objects = updated + context.insertedObjects.filter(isOfFamily)
    changedIdentities = Set((updated + deleted).map(\.record.identity))
    needsMemory = request.reachesOtherObjects
  }
}

extension StoreRequest {
  func matches(_ object: any RecordObject) -> Bool { predicate?.matches(object) ?? true }

  /// The part of a result of `count` objects that offset and limit select.
  func page(of count: Int) -> Range<Int> {
    let start = Swift.min(Swift.max(0, offset), count)
    return start..<(limit > 0 && limit < count - start ? start + limit : count)
  }

  /// Whether the predicate or the order can depend on values of other objects.
  var reachesOtherObjects: Bool {
    predicate?.reachesOtherObjects == true
      || order.contains { $0.path.count > 1 || $0.compare != nil }
  }
}

extension StorePredicate {
  fileprivate var reachesOtherObjects: Bool {
    switch self {
    case .always: false
    case .and(let parts), .or(let parts): parts.contains(where: \.reachesOtherObjects)
    case .not(let part): part.reachesOtherObjects
    case .compare(let comparison):
      comparison.left.reachesOtherObjects || comparison.right.reachesOtherObjects
    case .block: true
    }
  }
}

extension StoreExpression {
  fileprivate var reachesOtherObjects: Bool {
    switch self {
    case .value, .identity, .subject, .variable: false
    case .path(.subject, let names): names.count > 1
    case .path, .aggregate, .subquery: true
    case .list(let parts): parts.contains(where: \.reachesOtherObjects)
    case .count(let part), .lowercase(let part), .uppercase(let part): part.reachesOtherObjects
    case .arithmetic(_, let left, let right), .coalesce(let left, let right):
      left.reachesOtherObjects || right.reachesOtherObjects
    case .conditional(let condition, let left, let right):
      condition.reachesOtherObjects || left.reachesOtherObjects || right.reachesOtherObjects
    }
  }
}
