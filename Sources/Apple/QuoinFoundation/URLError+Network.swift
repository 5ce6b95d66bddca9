import Foundation

extension URLError {
  /// The reasons for not using a network that is there.
  public enum NetworkUnavailableReason: Int, Sendable { case cellular, expensive, constrained }

  /// The reason for not using the network. Always `nil`: no setting restricts it here.
  public var networkUnavailableReason: NetworkUnavailableReason? { nil }
}
