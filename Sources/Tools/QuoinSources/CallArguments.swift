/// The arguments in the parentheses of a call.
struct CallArguments {
  /// An argument with its tokens.
  struct Argument: Equatable {
    /// The label; empty if there is none.
    let label: String
    /// The first token: the label, or that of the value.
    let start: Int
    /// The tokens of the value.
    let value: ClosedRange<Int>
    /// The comma after it.
    let comma: Int?
  }

  let list: [Argument]

  init(_ parentheses: CallSite.Brackets?, in source: EditableSource) {
    guard let parentheses else {
      list = []
      return
    }
    var found: [Argument] = []
    var start = parentheses.open + 1
    var place = start
    while place <= parentheses.close {
      let isEnd = place == parentheses.close
      if isEnd || source.isMark(place, ",") {
        if place > start {
          found.append(Self.argument(start...(place - 1), isEnd ? nil : place, in: source))
        }
        start = place + 1
      } else if let partner = source.pairs.partner(of: place), partner > place {
        place = partner
      } else if let end = Self.genericEnd(from: place, before: parentheses.close, in: source) {
        place = end
      }
      place += 1
    }
    list = found
  }

  private static func argument(
    _ tokens: ClosedRange<Int>, _ comma: Int?, in source: EditableSource
  ) -> Argument {
    let first = tokens.lowerBound
    let isLabelled =
      tokens.count > 2 && source.isWord(first) && source.isMark(first + 1, ":")
    let label = isLabelled ? source.text(first).filter { $0 != "`" } : ""
    return Argument(
      label: label, start: first, value: (isLabelled ? first + 2 : first)...tokens.upperBound,
      comma: comma)
  }

  /// Returns the end of `<Int, String>` after a type's name, whose comma separates no arguments.
  private static func genericEnd(
    from open: Int, before end: Int, in source: EditableSource
  ) -> Int? {
    guard source.isMark(open, "<"), source.isAdjacent(open), source.isWord(open - 1) else {
      return nil
    }
    var depth = 0
    for place in open..<end {
      if source.isMark(place, "<") { depth += 1 }
      if source.isMark(place, ">") { depth -= 1 }
      if depth == 0 { return source.isMark(place + 1, "(") ? place : nil }
      guard source.isWord(place) || source.tokens[place].kind == .mark else { return nil }
    }
    return nil
  }

  /// Returns the position of the argument with a label; the empty label is that of the first one.
  func position(of label: String) -> Int? {
    if label.isEmpty { return list.first?.label.isEmpty == true ? 0 : nil }
    return list.firstIndex { $0.label == label }
  }

  /// Returns the position at which a call takes an argument that it doesn't have yet.
  func position(ofNew label: String, in call: String) -> Int {
    if label.isEmpty { return 0 }
    guard
      let order = Self.orders[call] ?? Self.orders.first(where: { call.hasPrefix($0.key) })?.value,
      let rank = order.firstIndex(of: label)
    else { return list.count }
    return list.firstIndex { argument in
      order.firstIndex(of: argument.label).map { $0 > rank } ?? false
    } ?? list.count
  }

  /// The labels of calls whose arguments are often left out, in their order.
  private static let orders: [String: [String]] = [
    "frame": fixedLabels + flexibleLabels + ["alignment"],
    "VStack": stack, "HStack": stack, "LazyVStack": stack, "LazyHStack": stack,
    "LazyVGrid": ["columns"] + stack, "LazyHGrid": ["rows"] + stack,
    "Grid": ["alignment", "horizontalSpacing", "verticalSpacing"],
    "GridItem": ["", "spacing", "alignment"], "ScrollView": ["", "showsIndicators"],
    "safeAreaInset": ["edge", "alignment", "spacing"], "aspectRatio": ["", "contentMode"],
    "containerRelativeFrame": ["", "count", "span", "spacing", "alignment"],
    "fixedSize": ["horizontal", "vertical"], "offset": ["x", "y"], "position": ["x", "y"],
    "shadow": ["color", "radius", "x", "y"], "scaleEffect": ["", "x", "y", "anchor"],
  ]
  private static let stack = ["alignment", "spacing", "pinnedViews"]

  static let fixedLabels = ["width", "height"]
  static let flexibleLabels = [
    "minWidth", "idealWidth", "maxWidth", "minHeight", "idealHeight", "maxHeight",
  ]
}
