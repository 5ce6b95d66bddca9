#if Networking
  import Foundation
  import OpenCombine

  #if canImport(FoundationNetworking)
    import FoundationNetworking
  #endif

  extension URLSession {
    /// Returns a publisher of the data and response for `url`, or of the error.
    public func dataTaskPublisher(for url: URL) -> DataTaskPublisher {
      dataTaskPublisher(for: URLRequest(url: url))
    }

    /// Returns a publisher of the data and response for `request`, or of the error.
    public func dataTaskPublisher(for request: URLRequest) -> DataTaskPublisher {
      DataTaskPublisher(request: request, session: self)
    }

    /// A publisher that starts one request for each subscriber, on its first demand.
    public struct DataTaskPublisher: Publisher {
      public typealias Output = (data: Data, response: URLResponse)
      public typealias Failure = URLError

      public let request: URLRequest
      public let session: URLSession

      public init(request: URLRequest, session: URLSession) {
        self.request = request
        self.session = session
      }

      public func receive<S: Subscriber>(subscriber: S)
      where S.Failure == Failure, S.Input == Output {
        let (request, session) = (request, session)
        Deferred {
          let task = TaskBox()
          return Future<Output, URLError> { promise in
            nonisolated(unsafe) let promise = promise
            task.start(
              session.dataTask(with: request) { data, response, error in
                if let response, error == nil {
                  promise(.success((data ?? Data(), response)))
                } else {
                  promise(.failure(error as? URLError ?? URLError(.unknown)))
                }
              })
          }
          .handleEvents(receiveCancel: { task.cancel() })
        }
        .subscribe(subscriber)
      }
    }

    /// The task of a single subscription.
    private final class TaskBox {
      private var task: URLSessionDataTask?

      func start(_ task: URLSessionDataTask) {
        self.task = task
        task.resume()
      }
      func cancel() { task?.cancel() }
    }
  }
#endif
