import Foundation
import QuoinCore

/// Functions in the Metal language.
///
/// They compile and keep their arguments, but Quoin can't run them, so views are drawn without
/// them, with a warning.
@dynamicMemberLookup
public struct ShaderLibrary: Equatable, Sendable {
  private enum Source: Equatable, Sendable {
    case main
    case bundle(String)
    case file(URL)
    case data(Data)
  }
  private let source: Source

  private init(_ source: Source) { self.source = source }

  /// The functions of the app.
  public static let `default` = ShaderLibrary(.main)
  /// The functions of `bundle`.
  public static func bundle(_ bundle: Bundle) -> ShaderLibrary {
    ShaderLibrary(.bundle(bundle.bundlePath))
  }
  public init(data: Data) { self.init(.data(data)) }
  public init(url: URL) { self.init(.file(url)) }

  /// Returns the function `name`.
  public subscript(dynamicMember name: String) -> ShaderFunction {
    ShaderFunction(library: self, name: name)
  }
  /// Returns the app's function `name`.
  public static subscript(dynamicMember name: String) -> ShaderFunction {
    ShaderFunction(library: .default, name: name)
  }
}

/// A function in the Metal language; see ``ShaderLibrary``.
@dynamicCallable
public struct ShaderFunction: Equatable, Sendable {
  public var library: ShaderLibrary
  public var name: String

  public init(library: ShaderLibrary, name: String) {
    self.library = library
    self.name = name
  }

  /// Returns the function with its arguments.
  public func dynamicallyCall(withArguments arguments: [Shader.Argument]) -> Shader {
    Shader(function: self, arguments: arguments)
  }
}

/// A function in the Metal language with its arguments; see ``ShaderLibrary``.
public struct Shader: Equatable, Sendable {
  public var function: ShaderFunction
  public var arguments: [Argument]
  /// Whether fine gradients are dithered, which makes no difference here.
  public var dithersColor = false

  public init(function: ShaderFunction, arguments: [Argument]) {
    self.function = function
    self.arguments = arguments
  }

  /// The intended use of a shader.
  public struct UsageType: Hashable, Sendable {
    private let name: String
    public static let shapeStyle = UsageType(name: "shapeStyle")
    public static let colorEffect = UsageType(name: "colorEffect")
    public static let distortionEffect = UsageType(name: "distortionEffect")
    public static let layerEffect = UsageType(name: "layerEffect")
  }

  /// Compiles only: there is no shader compiler.
  public func compile(as type: UsageType) async throws {}

  /// An argument of a shader.
  public struct Argument: Equatable, Sendable {
    private enum Value: Equatable, Sendable {
      case numbers([Float])
      case array([Float])
      case boundingRect
      case colors([Color])
      case image(Image)
      case data(Data)
    }
    private let value: Value
    private init(_ value: Value) { self.value = value }

    public static func float<T: BinaryFloatingPoint>(_ x: T) -> Self { Self(.numbers([Float(x)])) }
    public static func float2<T: BinaryFloatingPoint>(_ x: T, _ y: T) -> Self {
      Self(.numbers([Float(x), Float(y)]))
    }
    public static func float2(_ point: CGPoint) -> Self { float2(point.x, point.y) }
    public static func float2(_ size: CGSize) -> Self { float2(size.width, size.height) }
    public static func float3<T: BinaryFloatingPoint>(_ x: T, _ y: T, _ z: T) -> Self {
      Self(.numbers([Float(x), Float(y), Float(z)]))
    }
    public static func float4<T: BinaryFloatingPoint>(_ x: T, _ y: T, _ z: T, _ w: T) -> Self {
      Self(.numbers([Float(x), Float(y), Float(z), Float(w)]))
    }
    public static func floatArray(_ array: [Float]) -> Self { Self(.array(array)) }
    /// The bounds of the view to which the shader is applied.
    public static var boundingRect: Self { Self(.boundingRect) }
    public static func color(_ color: Color) -> Self { Self(.colors([color])) }
    public static func colorArray(_ array: [Color]) -> Self { Self(.colors(array)) }
    public static func image(_ image: Image) -> Self { Self(.image(image)) }
    public static func data(_ data: Data) -> Self { Self(.data(data)) }
  }

  /// The warning that the shader isn't applied.
  var warning: String {
    "The shader \"\(function.name)\" isn't applied, because Metal is not available. Its content is drawn unchanged."
  }
}

/// A shader as a style, which is drawn as the foreground style, with a warning.
extension Shader: ShapeStyle {
  public typealias Resolved = Never
  public func _resolve(in environment: EnvironmentValues) -> _ResolvedStyle {
    var style = ForegroundStyle()._resolve(in: environment)
    style.warning = warning
    return style
  }
}

extension View {
  /// Draws the view unchanged instead of applying `shader` to its colors, with a warning.
  /// Sizing: neutral.
  public func colorEffect(_ shader: Shader, isEnabled: Bool = true) -> some View {
    unchanged(by: shader, isEnabled)
  }

  /// Draws the view unchanged instead of applying `shader` to its points, with a warning.
  /// Sizing: neutral.
  public func distortionEffect(
    _ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true
  ) -> some View {
    unchanged(by: shader, isEnabled)
  }

  /// Draws the view unchanged instead of applying `shader` to it, with a warning.
  /// Sizing: neutral.
  public func layerEffect(
    _ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true
  ) -> some View {
    unchanged(by: shader, isEnabled)
  }

  private func unchanged(by shader: Shader, _ isEnabled: Bool) -> some View {
    attribute { emission, _ in if isEnabled { emission.diagnostics.addWarning(shader.warning) } }
  }
}
