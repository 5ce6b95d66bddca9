import Foundation
import QuoinHostProtocol
import Testing

@testable import QuoinCLI

@Suite("Names of references")
struct SnapshotNamesTests {
  private func names(_ previews: [(String, String?)]) -> [String] {
    SnapshotNames(
      previews.map { name, file in
        PreviewRecord(
          number: .first, name: name,
          place: file.map { PreviewPlace(name: "", file: $0, line: 1) })
      }
    ).names
  }

  @Test("a file's path, and the preview's name if it has one")
  func paths() {
    #expect(
      names([
        ("Card", "Card.swift"), ("Dark & large", "Card.swift"), ("Card", "Views/Card.swift"),
        ("Card", "Views/Card.swift"), ("App", nil), ("Row", "/elsewhere/Row.swift"),
        ("Row", "../Other/Row.swift"),
      ]) == [
        "Card", "Card-Dark---large", "Views/Card", "Views/Card-2", "App", "Row", "Other/Row",
      ])
  }
}
