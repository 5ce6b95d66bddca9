import QuoinCore

/// The menus of an app, which no picture shows.
@MainActor @preconcurrency
public protocol Commands {
  associatedtype Body: Commands
  @CommandsBuilder @MainActor @preconcurrency var body: Body { get }
}

extension Never: Commands {}

extension Commands where Body == Never {
  /// An unused requirement: built-in commands have no body.
  public var body: Never { fatalError("\(Self.self) has no body") }
}

/// Builds menus from the statements in a closure.
@resultBuilder
@MainActor @preconcurrency
public struct CommandsBuilder {
  public static func buildExpression<C: Commands>(_ content: C) -> C { content }
  public static func buildBlock<each C: Commands>(_ content: repeat each C) -> EmptyCommands {
    EmptyCommands()
  }
  public static func buildIf<C: Commands>(_ content: C?) -> EmptyCommands { EmptyCommands() }
  public static func buildEither<C: Commands>(first: C) -> EmptyCommands { EmptyCommands() }
  public static func buildEither<C: Commands>(second: C) -> EmptyCommands { EmptyCommands() }
}

/// Commands without menus.
public struct EmptyCommands: Commands {
  public typealias Body = Never
  nonisolated public init() {}
}

/// A menu of an app.
public struct CommandMenu<Content: View>: Commands {
  public typealias Body = Never
  public init(_ nameKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {}
  public init(_ name: Text, @ViewBuilder content: () -> Content) {}
  @_disfavoredOverload
  public init<S: StringProtocol>(_ name: S, @ViewBuilder content: () -> Content) {}
}

/// Items added to a system menu, or replacing some of its items.
public struct CommandGroup<Content: View>: Commands {
  public typealias Body = Never
  public init(before group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {}
  public init(after group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {}
  public init(replacing group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {}
}

/// A group of items in a system menu.
public struct CommandGroupPlacement: Hashable, Sendable {
  private let name: String
  public static let appInfo = CommandGroupPlacement(name: "appInfo")
  public static let appSettings = CommandGroupPlacement(name: "appSettings")
  public static let systemServices = CommandGroupPlacement(name: "systemServices")
  public static let appVisibility = CommandGroupPlacement(name: "appVisibility")
  public static let appTermination = CommandGroupPlacement(name: "appTermination")
  public static let newItem = CommandGroupPlacement(name: "newItem")
  public static let saveItem = CommandGroupPlacement(name: "saveItem")
  public static let importExport = CommandGroupPlacement(name: "importExport")
  public static let printItem = CommandGroupPlacement(name: "printItem")
  public static let undoRedo = CommandGroupPlacement(name: "undoRedo")
  public static let pasteboard = CommandGroupPlacement(name: "pasteboard")
  public static let textEditing = CommandGroupPlacement(name: "textEditing")
  public static let textFormatting = CommandGroupPlacement(name: "textFormatting")
  public static let toolbar = CommandGroupPlacement(name: "toolbar")
  public static let sidebar = CommandGroupPlacement(name: "sidebar")
  public static let windowSize = CommandGroupPlacement(name: "windowSize")
  public static let windowList = CommandGroupPlacement(name: "windowList")
  public static let singleWindowList = CommandGroupPlacement(name: "singleWindowList")
  public static let windowArrangement = CommandGroupPlacement(name: "windowArrangement")
  public static let help = CommandGroupPlacement(name: "help")
}

/// The system's menus for a sidebar.
public struct SidebarCommands: Commands {
  public typealias Body = Never
  nonisolated public init() {}
}

/// The system's menus for an inspector.
public struct InspectorCommands: Commands {
  public typealias Body = Never
  nonisolated public init() {}
}

/// The system's menus for a toolbar.
public struct ToolbarCommands: Commands {
  public typealias Body = Never
  nonisolated public init() {}
}

/// The system's menus for editing text.
public struct TextEditingCommands: Commands {
  public typealias Body = Never
  nonisolated public init() {}
}

/// The system's menus for formatting text.
public struct TextFormattingCommands: Commands {
  public typealias Body = Never
  nonisolated public init() {}
}
