import Foundation
import QuoinFoundation
import Testing

/// Links in text, and notifications as a sequence.
struct DataDetectorTests {
  @Test func linksAreFound() throws {
    let text = "See https://a.org/x?y=1, www.b.de. or (me@c.com)!"
    let all = NSRange(text.startIndex..., in: text)
    let detector = try NSDataDetector(types: 1 << 6)
    let found = detector.matches(in: text, range: all)
    #expect(
      found.map { $0.url?.absoluteString } == [
        "https://a.org/x?y=1", "http://www.b.de", "mailto:me@c.com",
      ])
    #expect(found.first?.range == NSRange(location: 4, length: 19))
    #expect(try NSDataDetector(types: 0).numberOfMatches(in: text, range: all) == 0)
  }

  @Test func notificationsArrive() async {
    let (center, name) = (NotificationCenter(), Notification.Name("tea"))
    let iterator = center.notifications(named: name).makeAsyncIterator()
    for number in 0..<2 { center.post(name: name, object: nil, userInfo: ["number": number]) }
    var next = iterator
    var numbers: [Int?] = []
    for _ in 0..<2 { numbers.append(await next.next()?.userInfo?["number"] as? Int) }
    #expect(numbers == [0, 1])
  }
}
