import Foundation
@_exported import SwiftUI

/// The name of a kind of entity.
public struct TypeDisplayRepresentation: Sendable, ExpressibleByStringInterpolation {
  public let name: LocalizedStringResource
  public let numericFormat: LocalizedStringResource?
  public init(name: LocalizedStringResource, numericFormat: LocalizedStringResource? = nil) {
    (self.name, self.numericFormat) = (name, numericFormat)
  }
  public init(stringLiteral value: String) {
    self.init(name: LocalizedStringResource(stringLiteral: value))
  }
}

/// The title and image of an entity.
public struct DisplayRepresentation: Sendable, ExpressibleByStringInterpolation {
  public struct Image: Sendable {
    public let name: String
    public init(named name: String, isTemplate: Bool? = nil) { self.name = name }
    public init(systemName: String, isTemplate: Bool? = nil) { name = systemName }
  }
  public let title: LocalizedStringResource
  public let subtitle: LocalizedStringResource?
  public let image: Image?
  public init(
    title: LocalizedStringResource, subtitle: LocalizedStringResource? = nil, image: Image? = nil
  ) { (self.title, self.subtitle, self.image) = (title, subtitle, image) }
  public init(stringLiteral value: String) {
    self.init(title: LocalizedStringResource(stringLiteral: value))
  }
}

public protocol TypeDisplayRepresentable {
  static var typeDisplayRepresentation: TypeDisplayRepresentation { get }
}
public protocol DisplayRepresentable: TypeDisplayRepresentable {
  var displayRepresentation: DisplayRepresentation { get }
}
extension DisplayRepresentable where Self: CustomStringConvertible {
  public var displayRepresentation: DisplayRepresentation { "\(description)" }
}

/// An entity of an app, for use as a parameter of intents.
public protocol AppEntity: DisplayRepresentable, Identifiable, Sendable where ID: Sendable {
  associatedtype DefaultQuery: EntityQuery where DefaultQuery.Entity == Self
  static var defaultQuery: DefaultQuery { get }
}
public protocol TransientAppEntity: DisplayRepresentable, Sendable { init() }
public protocol IndexedEntity: AppEntity {}

extension AppEntity {
  public typealias Property = EntityProperty
}
/// A property of an entity.
@propertyWrapper
public final class EntityProperty<Value: Sendable>: @unchecked Sendable {
  private var stored: Value?
  public let title: LocalizedStringResource?
  public var wrappedValue: Value {
    get {
      guard let stored else {
        preconditionFailure("The property \(title?.key ?? "of an entity") has no value yet.")
      }
      return stored
    }
    set { stored = newValue }
  }
  public var projectedValue: EntityProperty<Value> { self }
  public init(title: LocalizedStringResource) { self.title = title }
  public init() { title = nil }
}

/// A query that finds entities.
public protocol EntityQuery<Entity>: Sendable {
  associatedtype Entity: AppEntity
  init()
  func entities(for identifiers: [Entity.ID]) async throws -> [Entity]
  func suggestedEntities() async throws -> [Entity]
  func defaultResult() async -> Entity?
}
extension EntityQuery {
  public func suggestedEntities() async throws -> [Entity] { [] }
  public func defaultResult() async -> Entity? { nil }
}
public protocol EntityStringQuery: EntityQuery {
  func entities(matching string: String) async throws -> [Entity]
}
public protocol EnumerableEntityQuery: EntityQuery {
  func allEntities() async throws -> [Entity]
}

/// An enumeration for use as a parameter of intents.
public protocol AppEnum: RawRepresentable, Hashable, CaseIterable, DisplayRepresentable, Sendable
where RawValue: LosslessStringConvertible {
  static var caseDisplayRepresentations: [Self: DisplayRepresentation] { get }
}
extension AppEnum {
  public var displayRepresentation: DisplayRepresentation {
    Self.caseDisplayRepresentations[self] ?? "\(String(describing: rawValue))"
  }
}

// MARK: Shortcuts, stored as data

/// A phrase for a shortcut. Its text is stored without the interpolated parts.
public struct AppShortcutPhrase<Intent: AppIntent>: ExpressibleByStringInterpolation, Sendable {
  public let text: String
  public init(stringLiteral value: String) { text = value }
  public init(stringInterpolation: Interpolation) { text = stringInterpolation.text }
  public enum Token: Sendable { case applicationName }
  public struct Interpolation: StringInterpolationProtocol, Sendable {
    var text = ""
    public init(literalCapacity: Int, interpolationCount: Int) {}
    public mutating func appendLiteral(_ literal: String) { text += literal }
    public mutating func appendInterpolation(_ token: Token) {
      text += ProcessInfo.processInfo.processName
    }
    /// Has no effect: the summary is not shown.
    public mutating func appendInterpolation<Value>(
      _ path: KeyPath<Intent, IntentParameter<Value>>
    ) {}
  }
}

/// A shortcut that an app offers.
public struct AppShortcut: Sendable {
  public let title: LocalizedStringResource?
  public let phrases: [String]
  public let systemImageName: String?
  public init<Intent: AppIntent>(
    intent: Intent, phrases: [AppShortcutPhrase<Intent>], shortTitle: LocalizedStringResource,
    systemImageName: String
  ) {
    title = shortTitle
    self.phrases = phrases.map(\.text)
    self.systemImageName = systemImageName
  }
  public init<Intent: AppIntent>(intent: Intent, phrases: [AppShortcutPhrase<Intent>]) {
    (title, systemImageName) = (nil, nil)
    self.phrases = phrases.map(\.text)
  }
}
@resultBuilder
public enum AppShortcutsBuilder {
  public static func buildBlock(_ shortcuts: [AppShortcut]...) -> [AppShortcut] {
    shortcuts.flatMap { $0 }
  }
  public static func buildExpression(_ shortcut: AppShortcut) -> [AppShortcut] { [shortcut] }
  public static func buildOptional(_ shortcuts: [AppShortcut]?) -> [AppShortcut] {
    shortcuts ?? []
  }
}
public protocol AppShortcutsProvider: Sendable {
  @AppShortcutsBuilder static var appShortcuts: [AppShortcut] { get }
  static var shortcutTileColor: ShortcutTileColor { get }
}
extension AppShortcutsProvider {
  public static var shortcutTileColor: ShortcutTileColor { .blue }
  public static func updateAppShortcutParameters() {}
}
public enum ShortcutTileColor: Sendable {
  case red, orange, tangerine, yellow, lime, teal, lightBlue, blue, navy, purple, grape, pink
  case grayBlue, grayGreen, grayBrown
}

/// A container for the dependencies of intents.
public final class AppDependencyManager: @unchecked Sendable {
  public static let shared = AppDependencyManager()
  private var made: [ObjectIdentifier: Any] = [:]
  public func add<Dependency: Sendable>(
    key: AnyHashable? = nil, dependency: @autoclosure @escaping @Sendable () -> Dependency
  ) { made[ObjectIdentifier(Dependency.self)] = dependency() }
  fileprivate func get<Dependency>() -> Dependency? {
    made[ObjectIdentifier(Dependency.self)] as? Dependency
  }
}
@propertyWrapper
public struct AppDependency<Value: Sendable>: Sendable {
  public init(key: String? = nil) {}
  public var wrappedValue: Value {
    guard let value: Value = AppDependencyManager.shared.get() else {
      preconditionFailure(
        "No \(Value.self) was added to AppDependencyManager.shared: add it before it is used.")
    }
    return value
  }
}

// MARK: Views

/// A placeholder for a suggestion to Siri. Sizing: its text's.
public struct SiriTipView<Intent: AppIntent>: View {
  private let isVisible: Binding<Bool>?
  public init(intent: Intent, isVisible: Binding<Bool>? = nil) { self.isVisible = isVisible }
  public var body: some View {
    if isVisible?.wrappedValue ?? true {
      Text(Intent.title).padding().background(.regularMaterial, in: .rect(cornerRadius: 12))
    }
  }
}
/// A button for an app's shortcuts, which only runs its action. Sizing: its label's.
public struct ShortcutsLink: View {
  private let action: @MainActor () -> Void
  public init() { action = {} }
  public init(action: @escaping @MainActor () -> Void) { self.action = action }
  public var body: some View {
    Button(action: action) { Label("Shortcuts", systemImage: "square.2.layers.3d") }
      .buttonStyle(.bordered)
  }
}

extension Button {
  /// Creates a button that performs `intent`. Sizing: neutral.
  @MainActor
  public init(intent: some AppIntent, @ViewBuilder label: () -> Label) {
    self.init(action: { Task { _ = try? await intent.perform() } }, label: label)
  }
  /// Creates a button with a role that performs `intent`. Sizing: neutral.
  @MainActor
  public init(role: ButtonRole?, intent: some AppIntent, @ViewBuilder label: () -> Label) {
    self.init(role: role, action: { Task { _ = try? await intent.perform() } }, label: label)
  }
}
extension Button where Label == Text {
  /// Creates a button that performs `intent`. Sizing: neutral.
  @MainActor
  public init(_ titleKey: LocalizedStringKey, intent: some AppIntent) {
    self.init(titleKey, action: { Task { _ = try? await intent.perform() } })
  }
  /// Creates a button that performs `intent`. Sizing: neutral.
  @MainActor @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, intent: some AppIntent) {
    self.init(title, action: { Task { _ = try? await intent.perform() } })
  }
}
extension Toggle {
  /// Creates a toggle that performs `intent` when it is switched. Sizing: neutral.
  @MainActor
  public init(isOn: Bool, intent: some AppIntent, @ViewBuilder label: () -> Label) {
    self.init(
      isOn: Binding(get: { isOn }, set: { _ in Task { _ = try? await intent.perform() } }),
      label: label)
  }
}
