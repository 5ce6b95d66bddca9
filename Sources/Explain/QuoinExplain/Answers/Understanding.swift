/// Builds the sentence “Understood as: the width of the Button “No”.”
enum Understanding {
  /// - Parameters:
  ///   - name: the name of the view; `nil` for the whole picture.
  ///   - count: the number of views that the question may mean.
  static func sentence(_ name: String?, _ aspects: [LayoutAspect], of count: Int = 1) -> String {
    let one = count > 1 ? ", one of \(count)" : ""
    guard let name else {
      let what = aspects.isEmpty ? "what looks odd" : alone(aspects)
      return "Understood as: \(what), in the whole picture."
    }
    guard !aspects.isEmpty else { return "Understood as: \(name)\(one)." }
    return "Understood as: \(phrase(aspects)) \(name)\(one)."
  }

  /// The properties in front of a view's name.
  private static func phrase(_ aspects: [LayoutAspect]) -> String {
    let set = Set(aspects)
    if set.isSuperset(of: [.width, .height, .x, .y]) { return "the frame of" }
    if set == [.width, .height] { return "the size of" }
    if set == [.x, .y] { return "the place of" }
    if set.isSuperset(of: [.width, .height]), set.contains(.gap) { return "the size of" }
    let words = LayoutAspect.allCases.filter { set.contains($0) }.prefix(2).map { word($0) }
    return words.joined(separator: " and ")
  }

  private static func word(_ aspect: LayoutAspect) -> String {
    switch aspect {
    case .width: "the width of"
    case .height: "the height of"
    case .x: "the horizontal place of"
    case .y: "the vertical place of"
    case .gap: "the space beside"
    case .cut: "the visible part of"
    case .taps: "touches on"
    case .scrolling: "the scrolling of"
    case .color: "the colors of"
    case .motion: "the movement of"
    }
  }

  /// The properties without a view.
  private static func alone(_ aspects: [LayoutAspect]) -> String {
    let set = Set(aspects)
    let words = LayoutAspect.allCases.filter { set.contains($0) }.prefix(3).map { aspect in
      switch aspect {
      case .width: "widths"
      case .height: "heights"
      case .x, .y: "places"
      case .gap: "empty space"
      case .cut: "what is cut"
      case .taps: "touches"
      case .scrolling: "scrolling"
      case .color: "colors"
      case .motion: "movement"
      }
    }
    var unique: [String] = []
    for word in words where !unique.contains(word) { unique.append(word) }
    return AnswerPhrases.list(unique)
  }
}
