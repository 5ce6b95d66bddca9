import Foundation
import Security
import Testing

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
