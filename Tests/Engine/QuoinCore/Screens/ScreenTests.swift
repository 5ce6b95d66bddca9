import Quoin
import SwiftUI
import Testing

/// Typical screens, operated from start to end.
@MainActor
struct ScreenTests {
  private func host<V: View>(_ view: V) -> ViewHost<V> {
    ViewHost(
      view, size: ProposedViewSize(width: 393, height: 852),
      safeAreaInsets: EdgeInsets(top: 59, leading: 0, bottom: 34, trailing: 0))
  }

  @Test func loggingIn() async throws {
    var attempts: [String] = []
    let host = host(
      LoginScreen { email, password in
        attempts.append("\(email) \(password)")
        return password == "secret7"
      })
    try host.update()
    #expect(try host.isFocused("Email"))
    #expect(throws: InteractionError.disabled("Sign in")) { try host.tap("Sign in") }
    try host.type("ada", into: "Email")
    #expect(try host.text(of: "That is no address.") == "That is no address.")
    try host.type("@example.org\n", into: "Email")
    #expect(throws: NameError.self) { try host.text(of: "That is no address.") }
    #expect(try host.isFocused("Password"))
    try host.type("wrong", into: "Password")
    #expect(throws: InteractionError.disabled("Sign in")) { try host.tap("Sign in") }
    try host.type("er", into: "Password")
    #expect(try host.text(of: "Password") == "wronger")
    try host.toggle("Remember me")
    try host.tap("Sign in")
    try await host.waitUntilIdle()
    // Views behind the alert can't be reached.
    #expect(throws: InteractionError.covered("Remember me", by: "the alert")) {
      try host.tap("Remember me")
    }
    try host.tap("Try again")
    #expect(try host.isFocused("Password"))
    #expect(try host.text(of: "Password") == "")
    try host.type("secret7\n", into: "Password")
    try await host.wait { (try? host.text(of: "Home")) != nil }
    #expect(try host.text(of: "Welcome, ada@example.org") == "Welcome, ada@example.org")
    #expect(attempts == ["ada@example.org wronger", "ada@example.org secret7"])
    try host.goBack()
    #expect(try host.value(of: "Remember me", as: Bool.self) == true)
  }

  @Test func shopping() throws {
    let host = host(ShoppingScreen(["Milk", "Eggs", "Bread"]))
    #expect(throws: NameError.self) { try host.tap("Cheese") }
    try host.tap("Add")
    #expect(throws: InteractionError.disabled("Add")) { try host.tap("Add") }
    try host.type("Cheese", into: "Name")
    try host.tap("Add")
    #expect(try host.text(of: "Cheese") == "Cheese")
    // The details of a row.
    try host.tap("Eggs")
    try host.increment("Count: 1")
    try host.clear("Name")
    try host.type("Brown eggs", into: "Name")
    try host.goBack()
    #expect(try host.text(of: "Brown eggs") == "Brown eggs")
    // Swipes, with the row's buttons instead of the one from onDelete.
    try host.swipe("Milk", .left)
    try host.tap("Delete")
    #expect(throws: NameError.self) { try host.text(of: "Milk") }
    try host.swipe("Bread", .right, isFull: true)
    try host.advanceUntilStill()
    // Searching.
    try host.type("egg", into: "Search")
    #expect(throws: NameError.self) { try host.text(of: "Bread") }
    try host.clear("Search")
    try host.type("xyz", into: "Search")
    #expect(try host.text(of: "No Results for “xyz”") != "")
    // An active search hides the items of the bar.
    try host.tap("Cancel")
    // Editing.
    try host.tap("Edit")
    try host.move(row: "Cheese", to: 0)
    try host.delete(row: "Bread")
    try host.tap("Done")
    let places = ["Cheese", "Brown eggs"].compactMap { host.frame(of: $0)?.minY }
    #expect(places.count == 2 && places == places.sorted())
    #expect(throws: NameError.self) { try host.text(of: "Bread") }
  }

  @Test func settings() throws {
    let host = host(SettingsScreen())
    let stored = StoredValues()
    host.appStorage = stored
    try host.select("Dark", in: "Theme")
    #expect(stored["theme"] as? String == "dark")
    try host.increment("Font size: 12")
    try host.increment("Font size: 14")
    #expect(throws: ControlError.limit("Font size: 16")) { try host.increment("Font size: 16") }
    try host.select("Horn", in: "Sound")
    let error = #expect(throws: ControlError.self) { try host.select("Drum", in: "Sound") }
    #expect(error?.description.contains("\"Bell\", \"Horn\"") == true)
    try host.set("Volume", to: 0.8)
    #expect(throws: ControlError.self) { try host.set("Volume", to: 3) }
    #expect(throws: ControlError.self) { try host.set("Volume", to: "loud") }
    #expect(stored["volume"] as? Double == 0.8)
    try host.toggle("Notifications")
    try host.advanceUntilStill()
    #expect(throws: NameError.self) { try host.set("Volume", to: 0.5) }
    try host.tap("Region")
    try host.tap("Spain")
    try host.goBack()
    #expect(try host.text(of: "Region") == "Region Spain")
    try host.tap("Advanced")
    #expect(try host.text(of: "Nothing to see") == "Nothing to see")
    // The button and the one in the dialog have the same name, which refers to the one in front.
    try host.tap("Reset")
    try host.tap("Reset")
    #expect(stored["theme"] as? String == "system")
    #expect(throws: ControlError.notPresented) { try host.dismiss() }
    #expect(throws: ControlError.firstPage) { try host.goBack() }
  }

  @Test func drawing() throws {
    let host = host(DrawingScreen())
    #expect(throws: InteractionError.disabled("Undo")) { try host.tap("Undo") }
    try host.beginTouch(at: CGPoint(x: 100, y: 300))
    try host.moveTouch(to: CGPoint(x: 150, y: 300))
    try host.moveTouch(to: CGPoint(x: 200, y: 350))
    #expect(try host.text(of: "points") == "4 points")
    try host.endTouch()
    #expect(try host.text(of: "points") == "0 points")
    #expect(try host.text(of: "count") == "1 lines")
    try host.tap("Red")
    try host.drag("canvas", by: CGSize(width: 0, height: -80))
    #expect(try host.text(of: "count") == "2 lines")
    try host.magnify("canvas", by: 2)
    try host.tap("Undo")
    #expect(try host.text(of: "count") == "1 lines")
    try host.tap("Clear")
    #expect(try host.text(of: "count") == "0 lines")
    #expect(throws: InteractionError.self) { try host.drag(from: CGPoint(x: -5, y: 0), to: .zero) }
    #expect(throws: InteractionError.notFinite) {
      try host.drag("canvas", by: CGSize(width: CGFloat.infinity, height: 0))
    }
  }

  @Test func stoppingTime() throws {
    let host = host(StopwatchScreen())
    #expect(throws: InteractionError.disabled("Reset")) { try host.tap("Reset") }
    try host.tap("Start")
    try host.advance(by: 12.3)
    #expect(try host.text(of: "time") == "0:12.2")
    try host.tap("Lap")
    try host.advance(by: 60)
    try host.perform(Interaction("tap Stop"))
    #expect(try host.text(of: "time") == "1:12.2")
    try host.advance(by: 5)
    #expect(try host.text(of: "time") == "1:12.2")
    try host.tap("Start")
    try host.advance(by: 1)
    #expect(try host.text(of: "time") == "1:13.2")
    try host.tap("Lap")
    #expect(try host.text(of: "Lap 1") == "Lap 1")
    #expect(try host.text(of: "0:12.2") == "0:12.2")
    try host.tap("Stop")
    try host.tap("Reset")
    #expect(try host.text(of: "time") == "0:00.0")
    #expect(throws: NameError.self) { try host.text(of: "Lap 1") }
  }
}
