/// The end of a preview, as the page shows it.
struct StudioEnd: Encodable {
  struct Place: Encodable {
    var file: String
    var line: Int
  }

  var reason: String
  /// The line that trapped.
  var place: Place?

  /// - Parameter place: `Card.swift:3`.
  init(reason: String, place: String?) {
    self.reason = reason
    guard let place, let colon = place.lastIndex(of: ":"),
      let line = Int(place[place.index(after: colon)...])
    else { return }
    self.place = Place(file: String(place[..<colon]), line: line)
  }
}
