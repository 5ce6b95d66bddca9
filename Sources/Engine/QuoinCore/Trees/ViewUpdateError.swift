import Foundation

/// An error in updating a live view.
public enum ViewUpdateError: Error, CustomStringConvertible {
  /// Updates endlessly cause further ones; includes the names of the views involved.
  case endless([String])
  /// The condition that the caller waited for was not met in time.
  case late(Duration)

  public var description: String {
    switch self {
    case .late(let limit):
      "The condition was not met within \(limit). Check the task that should meet it, or wait longer: wait(within:until:)."
    case .endless(let views):
      "The update never ends: each pass causes another change. Check the actions (onAppear, onChange, onPreferenceChange, onGeometryChange) in or around \(views.joined(separator: ", "))."
    }
  }
}
