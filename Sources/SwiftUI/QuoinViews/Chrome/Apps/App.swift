import Foundation
import QuoinCore

/// An app and its windows. Sources that declare an app compile; a preview of the app shows the
/// content of its first window group.
@MainActor @preconcurrency
public protocol App {
  associatedtype Body: Scene
  @SceneBuilder @MainActor @preconcurrency var body: Body { get }
  @MainActor @preconcurrency init()
}

extension App {
  /// Prints an error, because Quoin can't open windows, and exits with status 1.
  public static func main() {
    let text = "Quoin doesn't open windows. Draw the app's views with `quoin render`.\n"
    FileHandle.standardError.write(Data(text.utf8))
    exit(1)
  }
}

/// A part of an app that has its own windows.
@MainActor @preconcurrency
public protocol Scene {
  associatedtype Body: Scene
  @SceneBuilder @MainActor @preconcurrency var body: Body { get }

  /// The content of the first window, or `nil` if the scene has none. Only Quoin's own types
  /// implement this.
  @MainActor @preconcurrency static func _window(of scene: Self) -> AnyView?
}

extension Scene {
  public static func _window(of scene: Self) -> AnyView? { Body._window(of: scene.body) }
}

extension Never: Scene {}

/// A scene without a body, whose window the engine provides.
@MainActor @preconcurrency
public protocol _PrimitiveScene: Scene where Body == Never {}

extension Scene where Body == Never {
  /// An unused requirement: a primitive scene has no body.
  public var body: Never { fatalError("\(Self.self) has no body") }
  /// An empty scene.
  public static func _window(of scene: Self) -> AnyView? { nil }
}

/// Builds scenes from the statements in a closure.
@resultBuilder
@MainActor @preconcurrency
public struct SceneBuilder {
  public static func buildExpression<S: Scene>(_ scene: S) -> S { scene }
  public static func buildPartialBlock<S: Scene>(first scene: S) -> S { scene }
  public static func buildPartialBlock<First: Scene, Second: Scene>(
    accumulated: First, next: Second
  ) -> _ScenePair<First, Second> {
    _ScenePair(first: accumulated, second: next)
  }
  public static func buildOptional<S: Scene>(_ scene: S?) -> _OptionalScene<S> {
    _OptionalScene(scene: scene)
  }
  public static func buildLimitedAvailability<S: Scene>(_ scene: S) -> S { scene }
}

/// Two scenes.
public struct _ScenePair<First: Scene, Second: Scene>: _PrimitiveScene {
  let first: First
  let second: Second
  public static func _window(of scene: Self) -> AnyView? {
    First._window(of: scene.first) ?? Second._window(of: scene.second)
  }
}

/// An optional scene.
public struct _OptionalScene<Content: Scene>: _PrimitiveScene {
  let scene: Content?
  public static func _window(of scene: Self) -> AnyView? {
    scene.scene.flatMap { Content._window(of: $0) }
  }
}
