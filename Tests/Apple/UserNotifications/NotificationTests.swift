import Testing
import UserNotifications

struct NotificationTests {
  @Test func requestsAreData() async throws {
    let center = UNUserNotificationCenter.current()
    let content = UNMutableNotificationContent()
    content.title = "Water the plants"
    content.sound = .default
    content.badge = 3
    let request = UNNotificationRequest(
      identifier: "plants", content: content,
      trigger: UNTimeIntervalNotificationTrigger(timeInterval: 60, repeats: false))
    content.title = "changed"
    try await center.add(request)
    try await center.add(UNNotificationRequest(identifier: "other", content: content, trigger: nil))
    let pending = await center.pendingNotificationRequests()
    #expect(pending.map(\.identifier) == ["plants", "other"])
    #expect(pending.first?.content.title == "Water the plants")
    center.removePendingNotificationRequests(withIdentifiers: ["plants"])
    #expect(await center.pendingNotificationRequests().count == 1)
    center.removeAllPendingNotificationRequests()

    #expect(try await !center.requestAuthorization(options: [.alert, .badge, .sound]))
    #expect(await center.notificationSettings().authorizationStatus == .denied)
    center.grantsAuthorization = true
    #expect(try await center.requestAuthorization(options: [.alert]))
    #expect(await center.notificationSettings().alertSetting == .enabled)
    center.grantsAuthorization = false
  }

  @Test func triggersSayWhen() throws {
    let calendar = UNCalendarNotificationTrigger(
      dateMatching: DateComponents(hour: 8), repeats: true)
    let date = try #require(calendar.nextTriggerDate())
    #expect(Calendar.current.component(.hour, from: date) == 8)
    #expect(date > Date())
  }
}
