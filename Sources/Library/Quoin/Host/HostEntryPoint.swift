import Foundation
import QuoinHostProtocol

/// The entry point of the runtime library for the command line; see `HostEntry`.
///
/// Reads a `HostRequest` from the first path and writes a `HostResponse` to the second. Must be
/// called on the main thread. Returns 0, or ``HostEntry/failureStatus`` if the request is
/// unreadable or the response cannot be written.
@_cdecl("quoin_preview_host")
package func runPreviewHost(
  _ requestPath: UnsafePointer<CChar>, _ responsePath: UnsafePointer<CChar>
) -> Int32 {
  let source = URL(fileURLWithPath: String(cString: requestPath))
  let target = URL(fileURLWithPath: String(cString: responsePath))
  do {
    let request = try JSONDecoder().decode(HostRequest.self, from: Data(contentsOf: source))
    let response = MainActor.assumeIsolated { PreviewHost(request: request).respond() }
    try JSONEncoder().encode(response).write(to: target)
    return 0
  } catch {
    let reason = "the preview host failed: \(ErrorText.sentence(about: error))\n"
    FileHandle.standardError.write(Data(reason.utf8))
    return HostEntry.failureStatus
  }
}
