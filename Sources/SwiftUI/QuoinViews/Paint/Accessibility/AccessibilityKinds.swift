import Foundation
import QuoinCore
import QuoinGeometry

/// The level of a heading.
public enum AccessibilityHeadingLevel: UInt, Hashable, Sendable {
  case unspecified, h1, h2, h3, h4, h5, h6
}

/// A standard accessibility action.
public struct AccessibilityActionKind: Equatable, Sendable {
  /// The custom name.
  let label: String?
  private let name: String

  /// The action of a touch.
  public static let `default` = AccessibilityActionKind(label: nil, name: "default")
  /// The action that dismisses the current presentation.
  public static let escape = AccessibilityActionKind(label: nil, name: "escape")
  /// The action of a two-finger tap.
  public static let magicTap = AccessibilityActionKind(label: nil, name: "magicTap")
  public static let delete = AccessibilityActionKind(label: nil, name: "delete")
  public static let showMenu = AccessibilityActionKind(label: nil, name: "showMenu")

  /// The standard actions by their names in the steps of scripts.
  package static let standard: [String: AccessibilityActionKind] = [
    "activate": .default, "escape": .escape, "magic tap": .magicTap, "delete": .delete,
    "show menu": .showMenu,
  ]

  private init(label: String?, name: String) { (self.label, self.name) = (label, name) }
  /// Creates an action with a custom name.
  public init(named name: Text) { self.init(label: name.string, name: "named") }
}

/// The direction of an adjustment.
public enum AccessibilityAdjustmentDirection: Hashable, Sendable { case increment, decrement }

/// A zoom requested by an assistive technology.
public struct AccessibilityZoomGestureAction {
  public enum Direction: Hashable, Sendable { case zoomIn, zoomOut }
  public let direction: Direction
  public let location: UnitPoint
  public let point: CGPoint

  package init(direction: Direction, location: UnitPoint, point: CGPoint) {
    (self.direction, self.location, self.point) = (direction, location, point)
  }
}

/// A key for custom content that is shared by several views.
public struct AccessibilityCustomContentKey: Equatable, Sendable {
  let label: Text
  let id: String

  public init(_ label: Text, id: String) { (self.label, self.id) = (label, id) }
  public init(_ labelKey: LocalizedStringKey, id: String) { self.init(Text(labelKey), id: id) }
  public init(_ labelKey: LocalizedStringKey) {
    let label = Text(labelKey)
    self.init(label, id: label.string)
  }
}

/// A namespace for custom accessibility content.
public enum AXCustomContent {
  /// Whether content is spoken without a request.
  public enum Importance: UInt, Hashable, Sendable { case `default`, high }
}

/// The kind of a text, for accessibility.
public struct AccessibilityTextContentType: Equatable, Sendable {
  private let name: String
  public static let plain = Self(name: "plain")
  public static let console = Self(name: "console")
  public static let fileSystem = Self(name: "fileSystem")
  public static let messaging = Self(name: "messaging")
  public static let narrative = Self(name: "narrative")
  public static let sourceCode = Self(name: "sourceCode")
  public static let spreadsheet = Self(name: "spreadsheet")
  public static let wordProcessing = Self(name: "wordProcessing")
}

/// The role of a view in a pair of a label and its content.
public enum AccessibilityLabeledPairRole: Hashable, Sendable { case label, content }

/// The way in which a view handles direct touches with VoiceOver.
public struct AccessibilityDirectTouchOptions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let silentOnTouch = Self(rawValue: 1)
  public static let requiresActivation = Self(rawValue: 2)
}

/// A category of accessibility actions.
public struct AccessibilityActionCategory: Equatable, Sendable {
  private let name: String
  public static let `default` = Self(name: "default")
  public static let edit = Self(name: "edit")
  private init(name: String) { self.name = name }
  public init(_ name: Text) { self.init(name: name.string) }
  public init(_ nameKey: LocalizedStringKey) { self.init(Text(nameKey)) }
}

/// A standard rotor.
public struct AccessibilitySystemRotor: Equatable, Sendable {
  let name: String
  public static let links = Self(name: "links")
  public static let headings = Self(name: "headings")
  public static let boldText = Self(name: "boldText")
  public static let italicText = Self(name: "italicText")
  public static let underlineText = Self(name: "underlineText")
  public static let misspelledWords = Self(name: "misspelledWords")
  public static let images = Self(name: "images")
  public static let textFields = Self(name: "textFields")
  public static let tables = Self(name: "tables")
  public static let lists = Self(name: "lists")
  public static let landmarks = Self(name: "landmarks")
  public static func links(visited: Bool) -> Self {
    Self(name: visited ? "visitedLinks" : "links")
  }
  public static func headings(level: AccessibilityHeadingLevel) -> Self {
    Self(name: "headings\(level.rawValue)")
  }
}

/// The entries of an accessibility rotor.
@MainActor @preconcurrency
public protocol AccessibilityRotorContent {
  associatedtype Body: AccessibilityRotorContent
  var body: Body { get }

  /// The labels of the entries. Only Quoin's own types implement this.
  var _labels: [String] { get }
}

extension AccessibilityRotorContent {
  public var _labels: [String] { body._labels }
}

extension Never: AccessibilityRotorContent {}

/// An entry of a rotor.
public struct AccessibilityRotorEntry<ID: Hashable>: AccessibilityRotorContent {
  let label: Text
  let id: ID

  public init(
    _ label: Text, id: ID, textRange: Range<String.Index>? = nil,
    prepare: @escaping () -> Void = {}
  ) {
    (self.label, self.id) = (label, id)
  }
  @_disfavoredOverload
  public init<L: StringProtocol>(
    _ label: L, id: ID, textRange: Range<String.Index>? = nil, prepare: @escaping () -> Void = {}
  ) {
    self.init(Text(label), id: id)
  }
  public var body: Never { fatalError("\(Self.self) has no body") }
  public var _labels: [String] { [label.string] }
}

/// A sequence of rotor entries.
public struct _RotorEntries: AccessibilityRotorContent {
  public let _labels: [String]
  public var body: Never { fatalError("\(Self.self) has no body") }
}

/// Builds rotor entries from the statements in a closure.
@resultBuilder
@MainActor @preconcurrency
public struct AccessibilityRotorContentBuilder {
  public static func buildExpression<Content: AccessibilityRotorContent>(_ content: Content)
    -> Content
  { content }
  public static func buildBlock<each Content: AccessibilityRotorContent>(
    _ content: repeat each Content
  ) -> _RotorEntries {
    var labels: [String] = []
    for list in repeat each content { labels += list._labels }
    return _RotorEntries(_labels: labels)
  }
  public static func buildIf<Content: AccessibilityRotorContent>(_ content: Content?)
    -> _RotorEntries
  { _RotorEntries(_labels: content?._labels ?? []) }
  public static func buildEither<Content: AccessibilityRotorContent>(first: Content)
    -> _RotorEntries
  { _RotorEntries(_labels: first._labels) }
  public static func buildEither<Content: AccessibilityRotorContent>(second: Content)
    -> _RotorEntries
  { _RotorEntries(_labels: second._labels) }
}

extension ForEach: AccessibilityRotorContent where Content: AccessibilityRotorContent {
  public init(
    _ data: Data, @AccessibilityRotorContentBuilder content: @escaping (Data.Element) -> Content
  ) where Data.Element: Identifiable, ID == Data.Element.ID {
    self.init(data: data, content: content, id: { $0.id })
  }
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @AccessibilityRotorContentBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.init(data: data, content: content, id: { $0[keyPath: id] })
  }
  public var body: Never { fatalError("\(Self.self) has no body") }
  public var _labels: [String] { data.flatMap { content($0)._labels } }
}
