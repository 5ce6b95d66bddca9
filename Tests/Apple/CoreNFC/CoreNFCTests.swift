import CoreNFC
import Testing

struct CoreNFCTests {
  private final class Reader: NFCTagReaderSessionDelegate, @unchecked Sendable {
    let failed: @Sendable (any Error) -> Void
    init(_ failed: @escaping @Sendable (any Error) -> Void) { self.failed = failed }
    func tagReaderSession(_ session: NFCTagReaderSession, didInvalidateWithError error: any Error) {
      failed(error)
    }
  }

  @Test func sessionsReportThatThereIsNoReader() async {
    #expect(!NFCTagReaderSession.readingAvailable && !NFCNDEFReaderSession.readingAvailable)
    var reader: Reader?
    let error: any Error = await withCheckedContinuation { continuation in
      let delegate = Reader { continuation.resume(returning: $0) }
      reader = delegate
      NFCTagReaderSession(pollingOption: [.iso14443], delegate: delegate)?.begin()
    }
    #expect((error as? NFCReaderError)?.code == .readerErrorUnsupportedFeature)
    withExtendedLifetime(reader) {}
  }

  @Test func recordsKeepAddressesAndTexts() throws {
    let address = try #require(
      NFCNDEFPayload.wellKnownTypeURIPayload(string: "https://www.example.com"))
    #expect(address.payload == [2] + Data("example.com".utf8))
    #expect(address.wellKnownTypeURIPayload()?.absoluteString == "https://www.example.com")
    let text = try #require(
      NFCNDEFPayload.wellKnownTypeTextPayload(string: "Grüße", locale: Locale(identifier: "de")))
    #expect(text.wellKnownTypeTextPayload().0 == "Grüße")
    #expect(text.wellKnownTypeTextPayload().1?.identifier == "de")
    #expect(text.wellKnownTypeURIPayload() == nil)
    #expect(NFCNDEFMessage(records: [address]).length == 3 + 1 + 12)
  }
}
