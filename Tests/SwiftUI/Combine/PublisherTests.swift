import Combine
import Foundation
import Testing

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Parts of Combine that OpenCombine lacks.
struct PublisherTests {
  private struct Person: Codable, Equatable { var name: String }

  @Test func theLatestValuesComeTogether() {
    let (numbers, letters) = (PassthroughSubject<Int, Never>(), PassthroughSubject<String, Never>())
    var seen: [String] = []
    var hasEnded = false
    let subscription = numbers.combineLatest(letters).sink(
      receiveCompletion: { _ in hasEnded = true }, receiveValue: { seen.append("\($0)\($1)") })
    numbers.send(1)
    numbers.send(2)
    letters.send("a")
    letters.send("b")
    numbers.send(3)
    #expect(seen == ["2a", "2b", "3b"])
    numbers.send(completion: .finished)
    #expect(!hasEnded)
    letters.send(completion: .finished)
    #expect(hasEnded)
    subscription.cancel()

    var sums: [Int] = []
    _ = Just(1).combineLatest(Just(2), Just(3)) { $0 + $1 + $2 }.sink { sums.append($0) }
    _ = Just(1).combineLatest(Just(2), Just(3), Just(4)).map { $0 * $1 * $2 * $3 }
      .sink { sums.append($0) }
    #expect(sums == [6, 24])
  }

  @Test func mergedPublishersSendAsItComes() {
    let (first, second) = (PassthroughSubject<Int, Never>(), PassthroughSubject<Int, Never>())
    var seen: [Int] = []
    let subscription = first.merge(with: second, Just(0)).sink { seen.append($0) }
    second.send(2)
    first.send(1)
    second.send(completion: .finished)
    first.send(3)
    #expect(seen == [0, 2, 1, 3])
    subscription.cancel()
    var many: [Int] = []
    _ = Publishers.MergeMany([Just(1), Just(2)]).sink { many.append($0) }
    _ = Just(3).merge(with: Just(4)).sink { many.append($0) }
    #expect(many == [1, 2, 3, 4])
  }

  @Test func queuesAndRunLoopsAreSchedulers() async {
    let queue = DispatchQueue(label: "queue")
    let values = await withCheckedContinuation { continuation in
      nonisolated(unsafe) var subscription: AnyCancellable?
      subscription = (1...3).publisher.receive(on: queue).map { $0 * 2 }.collect()
        .receive(on: OperationQueue()).delay(for: .milliseconds(1), scheduler: queue)
        .sink { values in
          continuation.resume(returning: values)
          subscription?.cancel()
        }
    }
    #expect(values == [2, 4, 6])
    let start = queue.now
    #expect(start < start.advanced(by: .seconds(1)))
    #expect(start.distance(to: start.advanced(by: 0.5)) == .milliseconds(500))
    #expect(DispatchQueue.SchedulerTimeType.Stride.seconds(Double.nan).magnitude == 0)
  }

  @Test func runLoopsRunWhatTheyAreGiven() {
    var seen: [Int] = []
    let subscription = Just(1).receive(on: RunLoop.current)
      .delay(for: .milliseconds(1), scheduler: RunLoop.current).sink { seen.append($0) }
    #expect(seen == [])
    let end = Date().addingTimeInterval(3600)
    while seen.isEmpty, Date() < end {
      _ = RunLoop.current.run(mode: .default, before: Date().addingTimeInterval(0.01))
    }
    #expect(seen == [1])
    subscription.cancel()
  }

  @Test func decodersDecodeWhatIsSent() throws {
    let data = try JSONEncoder().encode(Person(name: "Ada"))
    var seen: [Person] = []
    _ = Just(data).decode(type: Person.self, decoder: JSONDecoder())
      .sink(receiveCompletion: { _ in }, receiveValue: { seen.append($0) })
    #expect(seen == [Person(name: "Ada")])
  }

  /// Responds with the requested path, or with an error if that is "missing".
  private final class Echo: URLProtocol {
    override class func canInit(with request: URLRequest) -> Bool { true }
    override class func canonicalRequest(for request: URLRequest) -> URLRequest { request }
    override func startLoading() {
      guard let url = request.url, url.path != "/missing" else {
        client?.urlProtocol(self, didFailWithError: URLError(.fileDoesNotExist))
        return
      }
      let response = URLResponse(
        url: url, mimeType: nil, expectedContentLength: -1, textEncodingName: nil)
      client?.urlProtocol(self, didReceive: response, cacheStoragePolicy: .notAllowed)
      client?.urlProtocol(self, didLoad: Data(url.path.utf8))
      client?.urlProtocolDidFinishLoading(self)
    }
    override func stopLoading() {}
  }

  @Test func dataIsFetched() async throws {
    let configuration = URLSessionConfiguration.ephemeral
    configuration.protocolClasses = [Echo.self]
    let session = URLSession(configuration: configuration)
    func answer(of path: String) async throws -> Result<String, URLError> {
      let url = try #require(URL(string: "https://example.org/\(path)"))
      return await withCheckedContinuation { continuation in
        nonisolated(unsafe) var subscription: AnyCancellable?
        nonisolated(unsafe) var text = ""
        subscription = session.dataTaskPublisher(for: url)
          .map { String(decoding: $0.data, as: UTF8.self) }
          .sink { completion in
            if case .failure(let error) = completion {
              continuation.resume(returning: .failure(error))
            } else {
              continuation.resume(returning: .success(text))
            }
            subscription?.cancel()
          } receiveValue: {
            text = $0
          }
      }
    }
    #expect(try await answer(of: "text").get() == "/text")
    await #expect(throws: URLError.self) { try await answer(of: "missing").get() }
  }

  @Test func loadingIsAValue() async throws {
    let configuration = URLSessionConfiguration.ephemeral
    configuration.protocolClasses = [Echo.self]
    configuration.urlCache = URLCache(memoryCapacity: 1000, diskCapacity: 0)
    let session = URLSession(configuration: configuration)
    let url = try #require(URL(string: "https://example.org/text"))
    let load: (URL) async throws -> (Data, URLResponse) = session.data(from:)
    #expect(try await load(url).0 == Data("/text".utf8))
    let send: (URLRequest) async throws -> (Data, URLResponse) = session.data(for:)
    #expect(try await send(URLRequest(url: url)).0 == Data("/text".utf8))
    #expect(configuration.urlCache?.memoryCapacity == 1000)
  }
}
