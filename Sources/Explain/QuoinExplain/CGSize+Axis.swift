import Foundation
import QuoinGeometry

extension CGSize {
  subscript(axis: Axis) -> CGFloat { axis == .horizontal ? width : height }
}
