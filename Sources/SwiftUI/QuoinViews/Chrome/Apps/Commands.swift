import QuoinCore

/// The items that an app adds to the menu bar. No picture shows them; a live view takes their
/// keyboard shortcuts, and `ViewHost.menuBar()` lists them.
@MainActor @preconcurrency
public protocol Commands: DynamicProperty {
  associatedtype Body: Commands
  @CommandsBuilder @MainActor @preconcurrency var body: Body { get }

  /// The items as a view. Only Quoin's own types implement this.
  @MainActor @preconcurrency static func _items(of commands: Self) -> AnyView
}

extension Commands {
  public static func _items(of commands: Self) -> AnyView {
    AnyView(CommandsReader(commands: commands))
  }
}

/// Evaluates the body of commands like that of a view, with their dynamic properties.
/// Sizing: none; the container around it sees the items.
private struct CommandsReader<Content: Commands>: View {
  let commands: Content
  var body: some View { Content.Body._items(of: commands.body) }
}

extension Never: Commands {}

extension Commands where Body == Never {
  /// An unused requirement: built-in commands have no body.
  public var body: Never { fatalError("\(Self.self) has no body") }
  /// No items.
  public static func _items(of commands: Self) -> AnyView { AnyView(EmptyView()) }
}

/// Builds menus from the statements in a closure.
@resultBuilder
@MainActor @preconcurrency
public struct CommandsBuilder {
  public static func buildExpression<C: Commands>(_ content: C) -> C { content }
  public static func buildBlock() -> EmptyCommands { EmptyCommands() }
  public static func buildPartialBlock<C: Commands>(first content: C) -> C { content }
  public static func buildPartialBlock<First: Commands, Second: Commands>(
    accumulated: First, next: Second
  ) -> _CommandsPair<First, Second> {
    _CommandsPair(first: accumulated, second: next)
  }
  public static func buildIf<C: Commands>(_ content: C?) -> _OptionalCommands<C> {
    _OptionalCommands(content: content)
  }
  public static func buildEither<First: Commands, Second: Commands>(first: First)
    -> _EitherCommands<First, Second>
  { .first(first) }
  public static func buildEither<First: Commands, Second: Commands>(second: Second)
    -> _EitherCommands<First, Second>
  { .second(second) }
  public static func buildLimitedAvailability<C: Commands>(_ content: C) -> C { content }
}

/// Commands after others.
public struct _CommandsPair<First: Commands, Second: Commands>: Commands {
  public typealias Body = Never
  let first: First
  let second: Second
  public static func _items(of commands: Self) -> AnyView {
    AnyView(
      Group {
        First._items(of: commands.first)
        Second._items(of: commands.second)
      })
  }
}

/// Optional commands.
public struct _OptionalCommands<Content: Commands>: Commands {
  public typealias Body = Never
  let content: Content?
  public static func _items(of commands: Self) -> AnyView {
    commands.content.map { Content._items(of: $0) } ?? AnyView(EmptyView())
  }
}

/// One of two kinds of commands.
public enum _EitherCommands<First: Commands, Second: Commands>: Commands {
  public typealias Body = Never
  case first(First)
  case second(Second)
  public static func _items(of commands: Self) -> AnyView {
    switch commands {
    case .first(let content): First._items(of: content)
    case .second(let content): Second._items(of: content)
    }
  }
}

/// Commands without menus.
public struct EmptyCommands: Commands {
  public typealias Body = Never
  nonisolated public init() {}
}

/// A menu of an app, between the menus View and Window.
public struct CommandMenu<Content: View>: Commands {
  public typealias Body = Never
  private let name: Text
  private let content: Content

  public init(_ nameKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(Text(nameKey), content: content)
  }
  @_disfavoredOverload
  public init(_ nameResource: LocalizedStringResource, @ViewBuilder content: () -> Content) {
    self.init(Text(nameResource), content: content)
  }
  public init(_ name: Text, @ViewBuilder content: () -> Content) {
    self.name = name
    self.content = content()
  }
  @_disfavoredOverload
  public init<S: StringProtocol>(_ name: S, @ViewBuilder content: () -> Content) {
    self.init(Text(name), content: content)
  }

  public static func _items(of commands: Self) -> AnyView {
    let name = commands.name
    return commands.content.menuPart { emission in
      .menu(title: emission.labelText(of: name)())
    }
  }
}

/// Items added to a system menu, or replacing some of its items.
public struct CommandGroup<Content: View>: Commands {
  public typealias Body = Never
  private let place: MenuBarPart
  private let content: Content

  public init(before group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {
    place = .before(group)
    content = addition()
  }
  public init(after group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {
    place = .after(group)
    content = addition()
  }
  public init(replacing group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {
    place = .replacing(group)
    content = addition()
  }

  public static func _items(of commands: Self) -> AnyView {
    let place = commands.place
    return commands.content.menuPart { _ in place }
  }
}

/// A group of items in a system menu.
public struct CommandGroupPlacement: Hashable, Sendable {
  let name: String
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
  public static func _items(of commands: Self) -> AnyView { .standardItems(.sidebar) }
}

/// The system's menus for an inspector.
public struct InspectorCommands: Commands {
  public typealias Body = Never
  nonisolated public init() {}
  public static func _items(of commands: Self) -> AnyView { .standardItems(.inspector) }
}

/// The system's menus for a toolbar.
public struct ToolbarCommands: Commands {
  public typealias Body = Never
  nonisolated public init() {}
  public static func _items(of commands: Self) -> AnyView { .standardItems(.toolbar) }
}

/// The system's menus for editing text.
public struct TextEditingCommands: Commands {
  public typealias Body = Never
  nonisolated public init() {}
  public static func _items(of commands: Self) -> AnyView { .standardItems(.textEditing) }
}

/// The system's menus for formatting text.
public struct TextFormattingCommands: Commands {
  public typealias Body = Never
  nonisolated public init() {}
  public static func _items(of commands: Self) -> AnyView { .standardItems(.textFormatting) }
}
