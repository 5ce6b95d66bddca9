import LocalAuthentication
import Network
import OSLog
import ObjectiveC
import Security
import Testing
import UserNotifications

@testable import QuoinOS

struct LogTests {
  @Test func privacyIsKept() {
    let secret = "alice"
    let message: OSLogMessage =
      "user \(secret), \(secret, privacy: .public), \(42), \(42, privacy: .private) \(255, format: .hex)"
    #expect(message.text == "user <private>, alice, 42, <private> ff")
    let rest: OSLogMessage =
      "\(1.5, format: .fixed(precision: 2)) \(true) \(7, align: .right(columns: 3)) \(Int.self, privacy: .public)"
    #expect(rest.text == "1.50 true   7 Int")
  }

  @Test func loggersCompile() {
    let logger = Logger(subsystem: "com.example", category: "test")
    logger.debug("\(1)")
    logger.error("failed: \(CocoaError(.fileNoSuchFile).localizedDescription)")
    logger.log(level: .info, "plain")
    os_log("count %d", log: .default, type: .info, 3)
    os_log(.error, "plain")
    #expect(!OSLog.disabled.isEnabled(type: .fault))
    let signposter = OSSignposter(subsystem: "a", category: .pointsOfInterest)
    signposter.endInterval("x", signposter.beginInterval("x"))
  }

  @Test func locksExclude() async {
    let count = OSAllocatedUnfairLock(initialState: 0)
    let total = UnsafeMutablePointer<Int>.allocate(capacity: 1)
    let lock = os_unfair_lock_t.allocate(capacity: 1)
    total.initialize(to: 0)
    lock.initialize(to: os_unfair_lock())
    nonisolated(unsafe) let (shared, gate) = (total, lock)
    await withTaskGroup { group in
      for _ in 0..<8 {
        group.addTask {
          for _ in 0..<1_000 {
            count.withLock { $0 += 1 }
            os_unfair_lock_lock(gate)
            shared.pointee += 1
            os_unfair_lock_unlock(gate)
          }
        }
      }
    }
    #expect(count.withLock { $0 } == 8_000)
    #expect(total.pointee == 8_000)
    #expect(os_unfair_lock_trylock(lock))
    #expect(!os_unfair_lock_trylock(lock))
    total.deallocate()
    lock.deallocate()
  }
}

struct AuthenticationTests {
  @Test func nothingCanBeEvaluated() async {
    let context = LAContext()
    var error: NSError?
    #expect(!context.canEvaluatePolicy(.deviceOwnerAuthenticationWithBiometrics, error: &error))
    #expect(error?.domain == LAErrorDomain)
    #expect(error?.code == LAError.biometryNotAvailable.rawValue)
    #expect(error?.localizedDescription == "Biometry is not available on this device.")
    #expect(!context.canEvaluatePolicy(.deviceOwnerAuthentication, error: nil))
    #expect(context.biometryType == .none)
    await #expect(throws: LAError(.passcodeNotSet)) {
      try await context.evaluatePolicy(.deviceOwnerAuthentication, localizedReason: "Unlock")
    }
    context.invalidate()
    context.evaluatePolicy(.deviceOwnerAuthentication, localizedReason: "Unlock") {
      success, error in
      #expect(!success)
      #expect((error as? LAError)?.code == .invalidContext)
    }
  }
}

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

struct SecurityTests {
  @Test func thereIsNoKeychain() {
    let query: [String: Any] = [
      kSecClass as String: kSecClassGenericPassword, kSecAttrAccount as String: "me",
      kSecReturnData as String: kCFBooleanTrue!, kSecMatchLimit as String: kSecMatchLimitOne,
    ]
    var item: CFTypeRef?
    #expect(SecItemAdd(query as CFDictionary, nil) == errSecNotAvailable)
    #expect(SecItemCopyMatching(query as CFDictionary, &item) == errSecNotAvailable)
    #expect(item as? Data == nil)
    #expect(SecItemDelete([kSecClass: kSecClassKey] as CFDictionary) == errSecNotAvailable)
  }

  @Test func randomBytes() {
    var bytes = [UInt8](repeating: 0, count: 32)
    #expect(SecRandomCopyBytes(kSecRandomDefault, bytes.count, &bytes) == errSecSuccess)
    #expect(Set(bytes).count > 8)
  }
}

struct NetworkTests {
  @Test func thereIsAWay() async {
    let monitor = NWPathMonitor()
    #expect(monitor.currentPath.status == .satisfied)
    #expect(!monitor.currentPath.usesInterfaceType(.cellular))
    let path = await withCheckedContinuation { continuation in
      monitor.pathUpdateHandler = { continuation.resume(returning: $0) }
      monitor.start(queue: DispatchQueue(label: "monitor"))
    }
    #expect(path.status == .satisfied)
    monitor.cancel()
  }
}

struct AssociationTests {
  private final class Owner {}
  private final class Kept {}

  private nonisolated(unsafe) static let key = UnsafeRawPointer(
    UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1))

  @Test func valuesAreKeptWithTheirObject() {
    let (first, second) = (Owner(), Owner())
    objc_setAssociatedObject(first, Self.key, "one", .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    #expect(objc_getAssociatedObject(first, Self.key) as? String == "one")
    #expect(objc_getAssociatedObject(second, Self.key) == nil)
    objc_setAssociatedObject(first, Self.key, nil, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    #expect(objc_getAssociatedObject(first, Self.key) == nil)
  }

  @Test func valuesGoAfterTheirObjects() {
    weak var value: Kept?
    do {
      let (owner, kept) = (Owner(), Kept())
      value = kept
      objc_setAssociatedObject(owner, Self.key, kept, .OBJC_ASSOCIATION_RETAIN)
    }
    let others = (0..<200).map { _ in Owner() }
    for other in others { objc_setAssociatedObject(other, Self.key, 1, .OBJC_ASSOCIATION_RETAIN) }
    #expect(value == nil)
    #expect(others.allSatisfy { objc_getAssociatedObject($0, Self.key) as? Int == 1 })
  }
}
