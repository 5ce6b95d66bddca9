#if canImport(SwiftSyntaxMacros)
  import SwiftSyntax
  import SwiftSyntaxBuilder
  import SwiftSyntaxMacros

  /// The macro `#Preview`, which generates a type that creates the preview; tools find the type by
  /// its conformance.
  public struct PreviewMacro: DeclarationMacro {
    public static func expansion(
      of node: some FreestandingMacroExpansionSyntax, in context: some MacroExpansionContext
    ) throws -> [DeclSyntax] {
      var arguments = node.arguments.filter { $0.label?.text != "body" }
      let named = node.arguments.first { $0.label?.text == "body" }?.expression
      if let last = arguments.indices.last { arguments[last].trailingComma = nil }
      let listed = arguments.isEmpty ? "" : "\(arguments.trimmedDescription), "
      let registry = context.makeUniqueName("PreviewRegistry")
      guard let closure = node.trailingClosure ?? named?.as(ClosureExprSyntax.self) else {
        guard let named else {
          throw MacroError("#Preview requires a closure that returns the view")
        }
        return [registration(registry, "\(listed)body: \(named.trimmedDescription)")]
      }
      let extra = node.additionalTrailingClosures.map { ", \($0.trimmedDescription)" }.joined()
      let parts = PreviewBody(closure)
      guard let wrapper = parts.wrapper else {
        return [
          registration(registry, "\(listed)body: \(closure.trimmedDescription)\(extra)")
        ]
      }
      return [
        registration(registry, "\(listed)body: { _View() }", members: wrapper)
      ]
    }

    private static func registration(
      _ name: TokenSyntax, _ arguments: String,
      members: String = ""
    ) -> DeclSyntax {
      return """
        @MainActor fileprivate struct \(name): SwiftUI.PreviewRegistry {
          static nonisolated var fileID: Swift.String { #fileID }
          static nonisolated var filePath: Swift.String { #filePath }
          static nonisolated var line: Swift.Int { Swift.Int(#line) }
          \(raw: members)
          static func makePreview() -> SwiftUI.Preview {
            SwiftUI.Preview(\(raw: arguments))
          }
        }
        """
    }
  }

  /// The body of a `#Preview`: a view, or `@Previewable` properties and the view that uses them.
  private struct PreviewBody {
    /// A view that declares the properties, if there are any.
    let wrapper: String?

    init(_ closure: ClosureExprSyntax) {
      var properties: [String] = []
      var rest: [String] = []
      for item in closure.statements {
        if let property = item.item.as(VariableDeclSyntax.self), property.isPreviewable {
          properties.append(property.withoutPreviewable.trimmedDescription)
        } else {
          rest.append(item.trimmedDescription)
        }
      }
      wrapper =
        properties.isEmpty
        ? nil
        : """
        struct _View: SwiftUI.View {
          \(properties.joined(separator: "\n"))
          @SwiftUI.ViewBuilder var body: some SwiftUI.View {
            \(rest.joined(separator: "\n"))
          }
        }
        """
    }
  }

  extension VariableDeclSyntax {
    fileprivate var isPreviewable: Bool { attributes.contains { $0.isPreviewable } }

    fileprivate var withoutPreviewable: VariableDeclSyntax {
      with(\.attributes, attributes.filter { !$0.isPreviewable })
    }
  }

  extension AttributeListSyntax.Element {
    fileprivate var isPreviewable: Bool {
      self.as(AttributeSyntax.self)?.attributeName.trimmedDescription == "Previewable"
    }
  }

  /// The macro `@Previewable`, which marks a variable that `#Preview` turns into a property.
  public struct PreviewableMacro: PeerMacro {
    public static func expansion(
      of node: AttributeSyntax, providingPeersOf declaration: some DeclSyntaxProtocol,
      in context: some MacroExpansionContext
    ) throws -> [DeclSyntax] { [] }
  }

  /// An error in the use of a macro.
  struct MacroError: Error, CustomStringConvertible {
    let description: String
    init(_ description: String) { self.description = description }
  }
#endif
