import Foundation
@_exported import SwiftUI

// Intents are ordinary values: no system runs them and no shortcut is registered, but an app may
// perform its own.

/// An action of an app that the system can run.
public protocol AppIntent: Sendable {
  associatedtype PerformResult: IntentResult
  static var title: LocalizedStringResource { get }
  static var description: IntentDescription? { get }
  static var openAppWhenRun: Bool { get }
  static var isDiscoverable: Bool { get }
  static var authenticationPolicy: IntentAuthenticationPolicy { get }
  init()
  func perform() async throws -> PerformResult
}

extension AppIntent {
  public static var description: IntentDescription? { nil }
  public static var openAppWhenRun: Bool { false }
  public static var isDiscoverable: Bool { true }
  public static var authenticationPolicy: IntentAuthenticationPolicy { .alwaysAllowed }
  /// Has no effect: there is no user to ask.
  public func requestConfirmation() async throws {}
}

public enum IntentAuthenticationPolicy: Sendable {
  case alwaysAllowed, requiresAuthentication, requiresLocalDeviceAuthentication
}

/// An intent that opens its target.
public protocol OpenIntent: AppIntent {
  associatedtype Value
  var target: Value { get set }
}
extension OpenIntent {
  public func perform() async throws -> some IntentResult { .result() }
}
/// Kinds of intents that the system handles specially.
public protocol SystemIntent: AppIntent {}
public protocol LiveActivityIntent: SystemIntent {}
public protocol AudioPlaybackIntent: SystemIntent {}
public protocol ForegroundContinuableIntent: AppIntent {}
public protocol SetValueIntent: SystemIntent {
  associatedtype ValueType
  var value: ValueType { get set }
}
/// The configuration of a widget.
public protocol WidgetConfigurationIntent: AppIntent {}
extension WidgetConfigurationIntent {
  public func perform() async throws -> some IntentResult { .result() }
}
public protocol ControlConfigurationIntent: AppIntent {}
extension ControlConfigurationIntent {
  public func perform() async throws -> some IntentResult { .result() }
}

/// A description of an intent.
public struct IntentDescription: Sendable, ExpressibleByStringInterpolation {
  public let descriptionText: LocalizedStringResource
  public let categoryName: LocalizedStringResource?
  public let searchKeywords: [LocalizedStringResource]
  public init(
    _ descriptionText: LocalizedStringResource, categoryName: LocalizedStringResource? = nil,
    searchKeywords: [LocalizedStringResource] = [],
    resultValueName: LocalizedStringResource? = nil
  ) {
    (self.descriptionText, self.categoryName) = (descriptionText, categoryName)
    self.searchKeywords = searchKeywords
  }
  public init(stringLiteral value: String) {
    self.init(LocalizedStringResource(stringLiteral: value))
  }
}

/// The spoken response of an intent.
public struct IntentDialog: Sendable, ExpressibleByStringInterpolation {
  public let full: LocalizedStringResource
  public init(_ full: LocalizedStringResource) { self.full = full }
  public init(full: LocalizedStringResource, supporting: LocalizedStringResource) {
    self.full = full
  }
  public init(stringLiteral value: String) {
    full = LocalizedStringResource(stringLiteral: value)
  }
}

// MARK: Results

/// The result of an intent.
public protocol IntentResult: Sendable {
  associatedtype Value: Sendable = Never
  var value: Value? { get }
}
public protocol ReturnsValue<Value>: IntentResult {}
public protocol ProvidesDialog: IntentResult {}
public protocol ShowsSnippetView: IntentResult {}
public protocol OpensIntent: IntentResult {}

/// The type of all results. Not for users.
public struct IntentResultContainer<Value: Sendable>: ReturnsValue, ProvidesDialog,
  ShowsSnippetView, OpensIntent, @unchecked Sendable
{
  public var value: Value?
  public var dialog: IntentDialog?
}

extension IntentResult where Self == IntentResultContainer<Never> {
  public static func result() -> Self { Self() }
  public static func result(dialog: IntentDialog) -> Self { Self(dialog: dialog) }
  /// Creates a result with a dialog. The view isn't drawn.
  @MainActor
  public static func result(dialog: IntentDialog, view: some View) -> Self {
    Self(dialog: dialog)
  }
  @MainActor
  public static func result(view: some View) -> Self { Self() }
  public static func result(opensIntent: some AppIntent) -> Self { Self() }
}
extension IntentResult {
  public static func result<V: Sendable>(value: V) -> Self
  where Self == IntentResultContainer<V> {
    Self(value: value)
  }
  public static func result<V: Sendable>(value: V, dialog: IntentDialog) -> Self
  where Self == IntentResultContainer<V> { Self(value: value, dialog: dialog) }
}

// MARK: Parameters

/// A parameter of an intent.
@propertyWrapper
public final class IntentParameter<Value: Sendable>: @unchecked Sendable {
  private var stored: Value?
  public let title: LocalizedStringResource?
  public let description: LocalizedStringResource?

  /// The value. Reading it before it is set is a programming error.
  public var wrappedValue: Value {
    get {
      guard let stored else {
        preconditionFailure(
          "The parameter \(title?.key ?? "of an intent") has no value: assign one before performing."
        )
      }
      return stored
    }
    set { stored = newValue }
  }
  public var projectedValue: IntentParameter<Value> { self }

  public init(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil,
    default defaultValue: Value? = nil, requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default
  ) {
    (self.title, self.description, stored) = (title, description, defaultValue)
  }
  public init(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil,
    default defaultValue: Value? = nil, requestValueDialog: IntentDialog? = nil,
    optionsProvider: some DynamicOptionsProvider
  ) {
    (self.title, self.description, stored) = (title, description, defaultValue)
  }
  public init(
    wrappedValue: Value, title: LocalizedStringResource? = nil,
    description: LocalizedStringResource? = nil
  ) {
    (stored, self.title, self.description) = (wrappedValue, title, description)
  }
  public init() { (title, description) = (nil, nil) }

  /// Returns the value, or throws an error if there is none, because there is no user to ask.
  public func requestValue(_ dialog: IntentDialog? = nil) async throws -> Value {
    guard let stored else { throw CocoaError(.featureUnsupported) }
    return stored
  }
  public func needsValueError(_ dialog: IntentDialog? = nil) -> any Error {
    CocoaError(.featureUnsupported)
  }
}

extension IntentParameter where Value: ExpressibleByNilLiteral {
  public convenience init(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil,
    requestValueDialog: IntentDialog? = nil
  ) { self.init(wrappedValue: nil, title: title, description: description) }
}

extension AppIntent {
  public typealias Parameter = IntentParameter
}
public enum InputConnectionBehavior: Sendable {
  case `default`, never, connectToPreviousIntentResult
}

/// A sentence about an intent and its parameters. Compiles only.
public struct IntentParameterSummary<Intent: AppIntent>: ParameterSummary, Sendable {
  public init(_ summary: ParameterSummaryString<Intent>) {}
  public init(
    _ summary: ParameterSummaryString<Intent>,
    @ParameterSummaryKeyPaths otherParameters: () -> [AnyKeyPath]
  ) {}
}
public protocol ParameterSummary {}
extension AppIntent {
  public typealias Summary = IntentParameterSummary<Self>
}
@resultBuilder
public enum ParameterSummaryKeyPaths {
  public static func buildBlock(_ paths: AnyKeyPath...) -> [AnyKeyPath] { paths }
}
public struct ParameterSummaryString<Intent: AppIntent>: ExpressibleByStringInterpolation {
  public init(stringLiteral value: String) {}
  public init(stringInterpolation: Interpolation) {}
  public struct Interpolation: StringInterpolationProtocol {
    public init(literalCapacity: Int, interpolationCount: Int) {}
    /// Has no effect: the summary is not shown.
    public mutating func appendLiteral(_ literal: String) {}
    /// Has no effect: the summary is not shown.
    public mutating func appendInterpolation<Value>(
      _ path: KeyPath<Intent, IntentParameter<Value>>
    ) {}
  }
}

public protocol DynamicOptionsProvider: Sendable {
  associatedtype Result: Sendable
  associatedtype DefaultValue: Sendable = Result
  func results() async throws -> Result
  func defaultResult() async -> DefaultValue?
}
extension DynamicOptionsProvider {
  public func defaultResult() async -> DefaultValue? { nil }
}
