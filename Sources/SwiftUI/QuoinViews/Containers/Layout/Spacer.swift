import Foundation
import QuoinCore
import QuoinGeometry
import QuoinLayout

/// Empty space that takes the length left by the other views of a stack.
///
/// Sizing: along exp, across hug (0 points); outside a stack h-exp, v-exp.
@frozen
public struct Spacer: PrimitiveView {
  /// The minimum length in points; `nil` means 8.
  public var minLength: CGFloat?

  @inlinable
  public init(minLength: CGFloat? = nil) { self.minLength = minLength }

  public static func _emit(_ view: Self, into emission: Emission) {
    let node = emission.tree.addSpacer(minLength: view.minLength, in: emission.orientation)
    emission.notePart(of: node)
  }
}
