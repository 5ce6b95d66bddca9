import Foundation
import SwiftUI

/// The content of a live activity.
public protocol ActivityAttributes: Codable, Sendable {
  associatedtype ContentState: Codable & Hashable & Sendable
}

/// The state of an activity's content.
public struct ActivityContent<State: Codable & Hashable & Sendable>: Sendable {
  public var state: State
  public var staleDate: Date?
  public var relevanceScore: Double
  public init(state: State, staleDate: Date?, relevanceScore: Double = 0) {
    (self.state, self.staleDate, self.relevanceScore) = (state, staleDate, relevanceScore)
  }
}

public enum ActivityState: Codable, Hashable, Sendable {
  case active, ended, dismissed, stale, pending
}
public enum ActivityUIDismissalPolicy: Equatable, Sendable {
  case `default`, immediate
  case after(Date)
}
public enum ActivityStyle: Sendable { case standard, transient }
public struct PushType: Equatable, Sendable {
  public static let token = PushType()
  public static func channel(_ identifier: String) -> PushType { PushType() }
}
public struct AlertConfiguration: Sendable {
  public enum AlertSound: Sendable {
    case `default`
    case named(String)
  }
  public init(title: LocalizedStringResource, body: LocalizedStringResource, sound: AlertSound) {}
}

/// The permission to start activities. It is always denied, because nothing shows them.
public struct ActivityAuthorizationInfo: Sendable {
  public init() {}
  public var areActivitiesEnabled: Bool { false }
  public var frequentPushesEnabled: Bool { false }
  public var activityEnablementUpdates: AsyncStream<Bool> { AsyncStream { $0.finish() } }
}
public enum ActivityAuthorizationError: Error {
  case denied, unsupported, visibility, globalMaximumExceeded, targetMaximumExceeded
  case attributesTooLarge, unsupportedTarget
}

/// A live activity. None can be started: `request` throws
/// ``ActivityAuthorizationError/unsupported``.
public final class Activity<Attributes: ActivityAttributes>: Identifiable, Sendable {
  public typealias ContentState = Attributes.ContentState
  public let id: String
  public let attributes: Attributes
  public let content: ActivityContent<Attributes.ContentState>
  private init(_ attributes: Attributes, _ content: ActivityContent<Attributes.ContentState>) {
    (id, self.attributes, self.content) = (UUID().uuidString, attributes, content)
  }
  public var contentState: ContentState { content.state }
  public var activityState: ActivityState { .ended }
  public var pushToken: Data? { nil }
  public var activityStateUpdates: AsyncStream<ActivityState> { AsyncStream { $0.finish() } }
  public var contentUpdates: AsyncStream<ActivityContent<ContentState>> {
    AsyncStream { $0.finish() }
  }
  public var pushTokenUpdates: AsyncStream<Data> { AsyncStream { $0.finish() } }
  public static var activities: [Activity<Attributes>] { [] }

  public static func request(
    attributes: Attributes, content: ActivityContent<ContentState>, pushType: PushType? = nil
  ) throws -> Activity<Attributes> { throw ActivityAuthorizationError.unsupported }
  public static func request(
    attributes: Attributes, content: ActivityContent<ContentState>, pushType: PushType? = nil,
    style: ActivityStyle
  ) throws -> Activity<Attributes> { throw ActivityAuthorizationError.unsupported }
  public static func request(
    attributes: Attributes, contentState: ContentState, pushType: PushType? = nil
  ) throws -> Activity<Attributes> { throw ActivityAuthorizationError.unsupported }

  /// Has no effect: there are no live activities.
  public func update(_ content: ActivityContent<ContentState>) async {}
  /// Has no effect: there are no live activities.
  public func update(
    _ content: ActivityContent<ContentState>, alertConfiguration: AlertConfiguration? = nil
  ) async {}
  /// Has no effect: there are no live activities.
  public func update(using contentState: ContentState) async {}
  /// Has no effect: there are no live activities.
  public func end(
    _ content: ActivityContent<ContentState>?,
    dismissalPolicy: ActivityUIDismissalPolicy = .default
  ) async {}
  /// Has no effect: there are no live activities.
  public func end(
    using contentState: ContentState? = nil, dismissalPolicy: ActivityUIDismissalPolicy = .default
  ) async {}
}
