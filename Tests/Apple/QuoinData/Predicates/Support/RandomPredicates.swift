import Foundation
import QuoinSchema

@testable import QuoinData

/// Random conditions on test people.
struct RandomPredicates {
  var random: PredicateRandom
  /// The identifier of the store that constants refer to.
  var store = "test"
  /// The identities of people that constants refer to.
  let people: [StoreID]

  private static let relations: [StoreComparison.Relation] = [
    .equal, .notEqual, .less, .lessOrEqual, .greater, .greaterOrEqual,
  ]

  private static let quantifiers: [StoreComparison.Quantifier] = [.any, .all, .none]

  private mutating func options() -> StoreComparison.Options {
    random.pick([[], [], .ignoresCase, .ignoresDiacritics, [.ignoresCase, .ignoresDiacritics]])
  }

  private mutating func person() -> StoreID { random.pick(people) }

  mutating func predicate(depth: Int = 3, variable: String? = nil) -> StorePredicate {
    switch random.number(0...(depth > 0 ? 9 : 5)) {
    case 0: .compare(numbers(variable))
    case 1: .compare(texts(variable))
    case 2: .compare(others(variable))
    case 3: .compare(lists(variable))
    case 4: .compare(quantified(variable))
    case 5: .compare(numbers(variable))
    case 6: .not(predicate(depth: depth - 1, variable: variable))
    case 7:
      .and((0...random.number(0...2)).map { _ in predicate(depth: depth - 1, variable: variable) })
    case 8:
      .or((0...random.number(0...2)).map { _ in predicate(depth: depth - 1, variable: variable) })
    default: .compare(subquery(depth: depth - 1, variable: variable))
    }
  }

  private mutating func path(_ names: [String], _ variable: String?) -> StoreExpression {
    let start: StoreExpression = variable.map { .variable($0) } ?? .subject
    let more: [[String]] = [[], [], [], ["boss"], ["boss", "boss"]]
    let path = random.pick(names).split(separator: ".").map(String.init)
    return .path(start, random.pick(more) + path)
  }

  private mutating func number(_ variable: String?, depth: Int = 2) -> StoreExpression {
    switch random.number(0...(depth > 0 ? 9 : 4)) {
    case 0...2: path(["age", "height", "active", "team.size"], variable)
    case 3: .value(.integer(random.number(-1...4)))
    case 4: .value(random.pick([.real(1.5), .real(2), .bool(true), .null, .integer(.max)]))
    case 5: .count(path(["reports", "tags", "favorites", "likes", "team.members"], variable))
    case 6:
      .aggregate(
        random.pick([.sum, .minimum, .maximum, .average]),
        path(["reports.age", "team.members.age", "tags.weight", "likedBy.age"], variable))
    case 7:
      .arithmetic(
        random.pick([.add, .subtract, .multiply, .divide, .remainder]),
        number(variable, depth: depth - 1), number(variable, depth: depth - 1))
    case 8: .coalesce(number(variable, depth: depth - 1), number(variable, depth: depth - 1))
    default:
      .conditional(
        predicate(depth: 0, variable: variable), number(variable, depth: depth - 1),
        number(variable, depth: depth - 1))
    }
  }

  private mutating func numbers(_ variable: String?) -> StoreComparison {
    StoreComparison(number(variable), random.pick(Self.relations), number(variable))
  }

  private mutating func text(_ variable: String?) -> StoreExpression {
    switch random.number(0...3) {
    case 0: .value(random.maybe(.text(random.text())))
    default: path(["name", "nick", "team.title"], variable)
    }
  }

  private mutating func texts(_ variable: String?) -> StoreComparison {
    let pattern: StoreExpression = .value(.text(random.pick(["a*", "?nn", "b*0", "a\\*b", "*"])))
    let part: StoreExpression = .value(.text(random.pick(["n", "N", "", "b", "Ä", "bob", "e"])))
    switch random.number(0...6) {
    case 0: return StoreComparison(text(variable), .like, pattern, options: options())
    case 1:
      let expression = random.pick(["A.n", "[a-z]+", "b.*\\d+", "("])
      return StoreComparison(
        text(variable), .matches, .value(.text(expression)), options: options())
    case 2, 3:
      let isLocalized = random.number(0...3) == 0
      return StoreComparison(
        text(variable), random.pick([.contains, .beginsWith, .endsWith]),
        random.number(0...3) == 0 ? text(variable) : part,
        options: isLocalized ? .localizedStandard : options())
    default:
      return StoreComparison(
        text(variable), random.pick(Self.relations), text(variable), options: options())
    }
  }

  private mutating func others(_ variable: String?) -> StoreComparison {
    let kinds: [(String, StoreAttributeType)] = [
      ("price", .decimal), ("born", .date), ("code", .uuid), ("link", .url), ("note", .data),
    ]
    let (name, type) = random.pick(kinds)
    let value = random.maybe(random.value(type))
    let id = person()
    let team = StoreID(store: store, entity: "Team", key: .permanent(random.number(1...4)))
    switch random.number(0...8) {
    case 0: return StoreComparison(path(["boss"], variable), .equal, .identity(id))
    case 1: return StoreComparison(path(["team"], variable), .notEqual, .identity(team))
    case 2: return StoreComparison(path(["boss", "team"], variable), .equal, .value(.null))
    case 3: return StoreComparison(.subject, random.pick([.equal, .notEqual]), .identity(id))
    case 4:
      return StoreComparison(
        path(["price"], variable), random.pick(Self.relations), .value(.integer(1)))
    case 5: return StoreComparison(path([name], variable), .equal, path([name], variable))
    default:
      return StoreComparison(path([name], variable), random.pick(Self.relations), .value(value))
    }
  }

  private mutating func lists(_ variable: String?) -> StoreComparison {
    let count = random.number(0...3)
    switch random.number(0...4) {
    case 0:
      let members = (0..<count).map { _ in
        StoreExpression.value(random.maybe(random.value(.integer)))
      }
      return StoreComparison(number(variable), .isIn, .list(members))
    case 1:
      let members = (0..<count).map { _ in StoreExpression.value(random.maybe(.text(random.text())))
      }
      return StoreComparison(text(variable), .isIn, .list(members), options: options())
    case 2:
      return StoreComparison(
        number(variable), .isBetween, .list([number(variable), number(variable)]))
    case 3:
      let members = (0..<count).map { _ in StoreExpression.value(random.value(.decimal)) }
      return StoreComparison(path(["price"], variable), .isIn, .list(members))
    default:
      let members = (0..<count).map { _ in
        StoreExpression.identity(person())
      }
      return StoreComparison(.subject, .isIn, .list(members))
    }
  }

  private mutating func quantified(_ variable: String?) -> StoreComparison {
    let tag = StoreID(store: store, entity: "Tag", key: .permanent(random.number(1...5)))
    switch random.number(0...4) {
    case 0:
      return StoreComparison(path(["tags", "favorites"], variable), .contains, .identity(tag))
    case 1:
      return StoreComparison(
        path(["reports.name", "tags.label", "likes.boss.name", "team.members.nick"], variable),
        random.pick([.equal, .notEqual, .contains, .beginsWith, .less]),
        .value(.text(random.text())),
        options: options(), quantifier: random.pick(Self.quantifiers))
    case 2:
      return StoreComparison(
        .subject, random.pick([.isIn, .equal]),
        path(["likes", "likedBy", "boss.reports"], variable))
    default:
      return StoreComparison(
        path(
          ["reports.age", "reports.reports.age", "likes.tags.weight", "favorites.weight"], variable),
        random.pick(Self.relations), number(variable, depth: 0),
        quantifier: random.pick(Self.quantifiers))
    }
  }

  private mutating func subquery(depth: Int, variable: String?) -> StoreComparison {
    let name = "v\(depth)"
    let collection = path(["reports", "likes", "likedBy", "team.members"], variable)
    let test = predicate(depth: min(depth, 1), variable: name)
    return StoreComparison(
      .count(.subquery(collection, variable: name, test)), random.pick(Self.relations),
      .value(.integer(random.number(0...2))))
  }
}
