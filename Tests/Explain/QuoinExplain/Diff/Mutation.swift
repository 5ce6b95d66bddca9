import QuoinExplain
import SwiftUI

/// A single change of a sample view.
struct Mutation {
  enum Kind: String, CaseIterable {
    case added, removed, swapped, number
    /// Changes other than modifiers and numbers.
    case text, alignment, childAdded, childRemoved, childrenSwapped, stackExchanged
  }

  var kind: Kind
  var original, mutated: Specimen
  var address: Specimen.Address

  /// A random change of this kind; `nil` if the view has no place for one.
  init?(_ kind: Kind, of view: Specimen, _ random: inout SeededNumbers) {
    self.kind = kind
    original = view
    mutated = view
    let path = view.paths().randomElement(using: &random) ?? []
    address = Specimen.Address(path: path)
    var changed = view[path]
    switch kind {
    case .added:
      address.modifier = Int.random(in: 0...changed.modifiers.count, using: &random)
      changed.modifiers.insert(.random(&random), at: address.modifier)
    case .removed:
      guard !changed.modifiers.isEmpty else { return nil }
      address.modifier = Int.random(in: 0..<changed.modifiers.count, using: &random)
      changed.modifiers.remove(at: address.modifier)
    case .swapped:
      let places = changed.modifiers.indices.dropLast().filter {
        changed.modifiers[$0].name != nil && changed.modifiers[$0 + 1].name != nil
      }
      guard let place = places.randomElement(using: &random) else { return nil }
      address.modifier = place
      changed.modifiers.swapAt(place, place + 1)
    case .number:
      let places = changed.modifiers.indices.filter { changed.modifiers[$0].hasNumber }
      if let place = places.randomElement(using: &random) {
        address.modifier = place
        changed.modifiers[place] = changed.modifiers[place].withOtherNumber(&random)
      } else if case .stack(let axis?, let spacing?, let alignment, let views) = changed.content {
        changed.content = .stack(
          axis, spacing: spacing + CGFloat.random(in: 1...9, using: &random).rounded(),
          alignment: alignment, views)
      } else {
        return nil
      }
    case .text:
      guard case .text(let string) = changed.content else { return nil }
      changed.content = .text(string + " more")
    case .alignment, .childAdded, .childRemoved, .childrenSwapped, .stackExchanged:
      guard case .stack(var axis, let spacing, var alignment, var views) = changed.content,
        views.count > 1
      else { return nil }
      let child = Int.random(in: 0..<views.count, using: &random)
      switch kind {
      case .alignment: alignment = (alignment + 1) % 3
      case .childAdded: views.insert(.text("Another"), at: child)
      case .childRemoved: views.remove(at: child)
      case .childrenSwapped: views.swapAt(child, (child + 1) % views.count)
      default: axis = axis == .vertical ? .horizontal : .vertical
      }
      changed.content = .stack(axis, spacing: spacing, alignment: alignment, views)
    }
    mutated[path] = changed
    guard mutated != original else { return nil }
  }

  /// Whether a decision names the change: undoing it leads from one view to the other.
  func isNamed(by decision: LayoutDiff.Decision) -> Bool {
    let old = decision.before.map { original.addresses()[$0] }
    let new = decision.after.map { mutated.addresses()[$0] }
    switch decision.kind {
    case .added:
      guard let new else { return false }
      return [mutated.removing(new), mutated.removingView(new)].contains(original)
    case .removed:
      guard let old else { return false }
      return [original.removing(old), original.removingView(old)].contains(mutated)
    case .swapped:
      guard let old, let other = decision.otherBefore.map({ original.addresses()[$0] }) else {
        return false
      }
      return original.swapping(old, other) == mutated
    case .argument, .content, .exchanged:
      guard let old, let new, old.path == new.path,
        !decision.changes.isEmpty || kind == .stackExchanged
      else { return false }
      if decision.changes.contains(where: { $0.parameter == "layout priority" }) {
        return isPriority(at: old)
      }
      var changed = original
      if old.modifier < 0, new.modifier < 0 {
        changed[old.path].content = mutated[new.path].content
      } else if old.modifier >= 0, new.modifier >= 0 {
        changed[old.path].modifiers[old.modifier] = mutated[new.path].modifiers[new.modifier]
      }
      return changed == mutated
    case .moved, .candidate, .answer, .proposal: return false
    }
  }

  /// Whether the change is to a priority, which has no node: it is reported for the view that it
  /// modifies.
  private func isPriority(at node: Specimen.Address) -> Bool {
    guard node.path == address.path, node.modifier < address.modifier else { return false }
    let list = (kind == .added ? mutated : original)[node.path].modifiers
    guard case .priority = list[address.modifier] else { return false }
    return list[(node.modifier + 1)..<address.modifier].allSatisfy { $0.name == nil }
  }
}

extension Specimen {
  /// Returns the view without a modifier.
  fileprivate func removing(_ address: Address) -> Specimen? {
    guard address.modifier >= 0 else { return nil }
    var view = self
    view[address.path].modifiers.remove(at: address.modifier)
    return view
  }

  /// Returns the view without a child, given the child's outermost node.
  fileprivate func removingView(_ address: Address) -> Specimen? {
    var view = self
    guard self[address.path].addresses(address.path).first == address else { return nil }
    guard case .child(let number)? = address.path.last else { return nil }
    let parent = Array(address.path.dropLast())
    guard case .stack(let axis, let spacing, let alignment, var views) = view[parent].content else {
      return nil
    }
    views.remove(at: number)
    view[parent].content = .stack(axis, spacing: spacing, alignment: alignment, views)
    return view
  }

  /// Returns the view with two modifiers, or two children, swapped.
  fileprivate func swapping(_ a: Address, _ b: Address) -> Specimen? {
    var view = self
    if a.path == b.path, a.modifier >= 0, b.modifier >= 0 {
      view[a.path].modifiers.swapAt(a.modifier, b.modifier)
      return view
    }
    // The outermost nodes of two children
    guard case .child(let first)? = a.path.last, case .child(let second)? = b.path.last,
      a.path.dropLast() == b.path.dropLast()
    else { return nil }
    let parent = Array(a.path.dropLast())
    guard case .stack(let axis, let spacing, let alignment, var views) = view[parent].content else {
      return nil
    }
    views.swapAt(first, second)
    view[parent].content = .stack(axis, spacing: spacing, alignment: alignment, views)
    return view
  }
}

extension Specimen.Modifier {
  fileprivate var hasNumber: Bool {
    switch self {
    case .fixedSize, .background, .overlay: false
    default: true
    }
  }

  /// The same with another number.
  fileprivate func withOtherNumber(_ random: inout SeededNumbers) -> Self {
    let step = CGFloat(Int.random(in: 1...12, using: &random))
    switch self {
    case .padding(let length): return .padding(length + step)
    case .edges(let top, let leading, let bottom, let trailing):
      return .edges(top: top + step, leading: leading, bottom: bottom, trailing: trailing)
    case .frame(let width, let height, let alignment):
      return .frame(
        width: width.map { $0 + step }, height: width == nil ? height.map { $0 + step } : height,
        alignment: alignment)
    case .flexible(let minimum, let maximum, let alignment):
      return .flexible(
        minWidth: minimum.map { $0 + step },
        maxWidth: minimum == nil ? maximum.map { $0 == .infinity ? 300 : $0 + step } : maximum,
        alignment: alignment)
    case .offset(let x, let y): return .offset(x: x + step, y: y)
    case .aspectRatio(let ratio): return .aspectRatio(ratio + step / 4)
    case .priority(let value): return .priority(value + Double(step))
    case .position(let x, let y): return .position(x: x, y: y + step)
    case .background, .overlay, .fixedSize: return self
    }
  }

  static func random(_ random: inout SeededNumbers) -> Self {
    func length(_ range: ClosedRange<Int>) -> CGFloat {
      CGFloat(Int.random(in: range, using: &random))
    }
    let alignment = Int.random(in: 0...2, using: &random)
    switch Int.random(in: 0...12, using: &random) {
    case 0, 1: return .padding(length(1...24))
    case 2:
      return .edges(
        top: length(0...12), leading: length(1...12), bottom: length(0...12),
        trailing: length(0...9))
    case 3: return .frame(width: length(20...200), height: nil, alignment: alignment)
    case 4:
      return .frame(width: length(20...200), height: length(20...90), alignment: alignment)
    case 5: return .flexible(minWidth: nil, maxWidth: .infinity, alignment: alignment)
    case 6: return .flexible(minWidth: length(40...160), maxWidth: nil, alignment: alignment)
    case 7: return .background(.color())
    case 8: return .overlay(.text("!"), alignment: alignment)
    case 9: return .offset(x: length(-9...(-1)), y: length(1...9))
    case 10: return .fixedSize(horizontal: true, vertical: Bool.random(using: &random))
    case 11: return .aspectRatio(CGFloat(Int.random(in: 1...8, using: &random)) / 2)
    default: return .priority(1)
    }
  }
}

extension Specimen {
  /// Returns a random view with at most `depth` levels of containers.
  static func random(depth: Int, _ random: inout SeededNumbers) -> Specimen {
    let count = Int.random(in: 0...3, using: &random)
    let modifiers = (0..<count).map { _ in Modifier.random(&random) }
    guard depth > 0, Int.random(in: 0...4, using: &random) > 0 else {
      switch Int.random(in: 0...5, using: &random) {
      case 0: return Specimen(.color, modifiers)
      case 1: return Specimen(.symbol("star"), modifiers)
      default:
        let words = ["Title", "A longer line of text that wraps", "Save", "12:30", "Hello, World"]
        return Specimen(.text(words.randomElement(using: &random) ?? ""), modifiers)
      }
    }
    let views = (0..<Int.random(in: 1...4, using: &random)).map { _ in
      Specimen.random(depth: depth - 1, &random)
    }
    let axis = [Axis.horizontal, .vertical, nil].randomElement(using: &random) ?? nil
    let spacing =
      Bool.random(using: &random) ? CGFloat(Int.random(in: 0...16, using: &random)) : nil
    return Specimen(
      .stack(axis, spacing: axis == nil ? nil : spacing, alignment: 1, views), modifiers)
  }
}

/// A reproducible sequence of numbers (the linear congruential generator of Knuth's MMIX).
struct SeededNumbers: RandomNumberGenerator {
  private var state: UInt64

  init(_ seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 &+ 1 }

  mutating func next() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    let mixed = (state ^ (state >> 29)) &* 0xBF58_476D_1CE4_E5B9
    return mixed ^ (mixed >> 32)
  }
}
