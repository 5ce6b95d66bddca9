import Foundation
import Testing

@testable import QuoinFoundation

@Suite("Styles of addresses and names")
struct FormatStyleTests {
  @Test("an address has its scheme, host and path, and the chosen parts")
  func addresses() throws {
    let url = try #require(URL(string: "https://ann:x@www.a.com:8080/b/c?d=e#f"))
    #expect(url.formatted() == "https://www.a.com/b/c")
    #expect(url.formatted(.url.scheme(.never).port()) == "www.a.com:8080/b/c")
    #expect(
      url.formatted(
        .url.scheme(.never).host(.omitSpecificSubdomains(["www"])).path(.never)) == "a.com")
    #expect(url.formatted(.url.scheme(.never).host(.never).query().fragment()) == "/b/c?d=e#f")
    #expect(url.formatted(.url.scheme(.omitIfHTTPFamily).user()) == "ann@www.a.com/b/c")
    let style = URL.FormatStyle(
      scheme: .displayWhen(.host, matches: ["a.com"]), port: .omitWhen(.port, matches: ["80"]))
    #expect(url.formatted(style) == "www.a.com:8080/b/c")
  }

  @Test("names have the order of the locale")
  func names() {
    var name = PersonNameComponents()
    (name.givenName, name.middleName, name.familyName) = ("Ann", "B.", "Lee")
    (name.namePrefix, name.nickname) = ("Dr.", "Annie")
    func text(_ style: PersonNameComponents.FormatStyle.Style, _ locale: String) -> String {
      name.formatted(.name(style: style).locale(Locale(identifier: locale)))
    }
    #expect(text(.short, "en_US") == "Annie")
    #expect(text(.medium, "en_US") == "Ann Lee")
    #expect(text(.long, "en_US") == "Dr. Ann B. Lee")
    #expect(text(.abbreviated, "en_US") == "AL")
    name = PersonNameComponents()
    (name.givenName, name.familyName) = ("太郎", "山田")
    #expect(text(.medium, "ja_JP") == "山田太郎")
    #expect(text(.abbreviated, "ja_JP") == "山田")
  }
  @Test("a formatter finds the parts of a name")
  func nameParts() throws {
    let formatter = _PersonNameComponentsFormatter()
    formatter.locale = Locale(identifier: "en_US")
    let full = try #require(formatter.personNameComponents(from: "Dr. Ann Mary Lee, Jr."))
    #expect([full.namePrefix, full.givenName, full.middleName] == ["Dr.", "Ann", "Mary"])
    #expect([full.familyName, full.nameSuffix] == ["Lee", "Jr."])
    #expect(formatter.string(from: full) == "Ann Lee")
    formatter.style = .abbreviated
    #expect(formatter.string(from: full) == "AL")
    let one = try #require(formatter.personNameComponents(from: "Ann"))
    #expect(formatter.string(for: one) == "A")
    #expect(formatter.personNameComponents(from: " ") == nil)
  }
}
