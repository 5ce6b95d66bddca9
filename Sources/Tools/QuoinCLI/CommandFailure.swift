import Foundation

/// An error that ends a command: what happened, where, and what to try.
struct CommandFailure: Error, CustomStringConvertible, Equatable {
  static let inputStatus: Int32 = 1
  static let usageStatus: Int32 = 2
  /// The command succeeded and found what it searched for.
  static let findingStatus: Int32 = 3

  /// The process's exit status.
  let status: Int32
  /// The file, with a line if one is known: `Card.swift:3`.
  let place: String?
  let message: String
  /// A suggestion, as a sentence.
  let advice: String?

  /// Returns an error caused by the file, the view or the machine.
  static func input(_ message: String, at place: String? = nil, try advice: String? = nil) -> Self {
    CommandFailure(status: inputStatus, place: place, message: message, advice: advice)
  }

  /// Returns an error for an impossible request on the command line.
  static func usage(_ message: String, try advice: String? = nil) -> Self {
    CommandFailure(status: usageStatus, place: nil, message: message, advice: advice)
  }

  /// Returns the error with another name for a file.
  func replacing(_ path: String, with name: String) -> Self {
    CommandFailure(
      status: status, place: place?.replacing(path, with: name),
      message: message.replacing(path, with: name), advice: advice?.replacing(path, with: name))
  }

  var description: String {
    let what = place.map { "\($0): \(message)" } ?? message
    return advice.map { "\(what)\n       \($0)" } ?? what
  }
}
