import Foundation

/// Why a living view could not be brought up to date.
public enum ViewUpdateError: Error, CustomStringConvertible {
  /// Updates that bring about further ones, without end; with the names of the views that take part.
  case endless([String])
  /// The condition that a caller waited for was not met in time.
  case late(Duration)

  public var description: String {
    switch self {
    case .late(let limit):
      "What was waited for has not come about within \(limit). Look at the task that should bring it about, or wait longer: wait(within:until:)."
    case .endless(let views):
      "The update never ends: each pass changes what the next one shows. Look at the actions (onAppear, onChange, onPreferenceChange, onGeometryChange) in or around \(views.joined(separator: ", "))."
    }
  }
}
