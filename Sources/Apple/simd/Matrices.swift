// The names are Apple's.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, TypeNamesShouldBeCapitalized

public typealias simd_float2x2 = _SIMDMatrix2x2<Float>
public typealias simd_float3x3 = _SIMDMatrix3x3<Float>
public typealias simd_float4x4 = _SIMDMatrix4x4<Float>
public typealias simd_double2x2 = _SIMDMatrix2x2<Double>
public typealias simd_double3x3 = _SIMDMatrix3x3<Double>
public typealias simd_double4x4 = _SIMDMatrix4x4<Double>
public typealias float2x2 = simd_float2x2
public typealias float3x3 = simd_float3x3
public typealias float4x4 = simd_float4x4
public typealias double2x2 = simd_double2x2
public typealias double3x3 = simd_double3x3
public typealias double4x4 = simd_double4x4
public typealias matrix_float2x2 = simd_float2x2
public typealias matrix_float3x3 = simd_float3x3
public typealias matrix_float4x4 = simd_float4x4
public typealias matrix_double2x2 = simd_double2x2
public typealias matrix_double3x3 = simd_double3x3
public typealias matrix_double4x4 = simd_double4x4

public let matrix_identity_float2x2 = simd_float2x2(1)
public let matrix_identity_float3x3 = simd_float3x3(1)
public let matrix_identity_float4x4 = simd_float4x4(1)
public let matrix_identity_double2x2 = simd_double2x2(1)
public let matrix_identity_double3x3 = simd_double3x3(1)
public let matrix_identity_double4x4 = simd_double4x4(1)

/// A square matrix of columns.
public protocol _SIMDMatrix: Equatable, CustomStringConvertible, CustomDebugStringConvertible
where Column.Scalar: BinaryFloatingPoint {
  associatedtype Column: SIMD

  /// Creates a matrix of zeros.
  init()
  /// A column, which must exist.
  subscript(column: Int) -> Column { get set }
}

/// A matrix of 2 × 2 numbers.
public struct _SIMDMatrix2x2<Scalar: SIMDScalar & BinaryFloatingPoint>: _SIMDMatrix {
  public typealias Column = SIMD2<Scalar>
  public var columns: (Column, Column)

  public init() { columns = (.zero, .zero) }
  public init(columns: (Column, Column)) { self.columns = columns }
  public init(_ col0: Column, _ col1: Column) { columns = (col0, col1) }

  public subscript(column: Int) -> Column {
    get { column == 0 ? columns.0 : columns.1 }
    set { if column == 0 { columns.0 = newValue } else { columns.1 = newValue } }
  }
}

/// A matrix of 3 × 3 numbers, such as a rotation in space.
public struct _SIMDMatrix3x3<Scalar: SIMDScalar & BinaryFloatingPoint>: _SIMDMatrix {
  public typealias Column = SIMD3<Scalar>
  public var columns: (Column, Column, Column)

  public init() { columns = (.zero, .zero, .zero) }
  public init(columns: (Column, Column, Column)) { self.columns = columns }
  public init(_ col0: Column, _ col1: Column, _ col2: Column) { columns = (col0, col1, col2) }
  /// Creates the rotation of a quaternion.
  public init(_ q: _SIMDQuaternion<Scalar>) {
    self.init(q.act(SIMD3(1, 0, 0)), q.act(SIMD3(0, 1, 0)), q.act(SIMD3(0, 0, 1)))
  }

  public subscript(column: Int) -> Column {
    get {
      switch column {
      case 0: columns.0
      case 1: columns.1
      default: columns.2
      }
    }
    set {
      switch column {
      case 0: columns.0 = newValue
      case 1: columns.1 = newValue
      default: columns.2 = newValue
      }
    }
  }
}

/// A matrix of 4 × 4 numbers: a translation, rotation and scale in space.
public struct _SIMDMatrix4x4<Scalar: SIMDScalar & BinaryFloatingPoint>: _SIMDMatrix {
  public typealias Column = SIMD4<Scalar>
  public var columns: (Column, Column, Column, Column)

  public init() { columns = (.zero, .zero, .zero, .zero) }
  public init(columns: (Column, Column, Column, Column)) { self.columns = columns }
  public init(_ col0: Column, _ col1: Column, _ col2: Column, _ col3: Column) {
    columns = (col0, col1, col2, col3)
  }
  /// Creates the rotation of a quaternion.
  public init(_ q: _SIMDQuaternion<Scalar>) {
    let turn = _SIMDMatrix3x3(q).columns
    self.init(
      SIMD4(turn.0, 0), SIMD4(turn.1, 0), SIMD4(turn.2, 0), SIMD4(0, 0, 0, 1))
  }

  public subscript(column: Int) -> Column {
    get {
      switch column {
      case 0: columns.0
      case 1: columns.1
      case 2: columns.2
      default: columns.3
      }
    }
    set {
      switch column {
      case 0: columns.0 = newValue
      case 1: columns.1 = newValue
      case 2: columns.2 = newValue
      default: columns.3 = newValue
      }
    }
  }
}

extension _SIMDMatrix2x2: Sendable where Scalar: Sendable, Scalar.SIMD2Storage: Sendable {}
extension _SIMDMatrix3x3: Sendable where Scalar: Sendable, Scalar.SIMD4Storage: Sendable {}
extension _SIMDMatrix4x4: Sendable where Scalar: Sendable, Scalar.SIMD4Storage: Sendable {}

extension _SIMDMatrix {
  public typealias Element = Column.Scalar
  private static var size: Int { Column.scalarCount }

  /// Creates a matrix with `scalar` on its diagonal.
  public init(_ scalar: Element) { self.init(diagonal: Column(repeating: scalar)) }

  /// Creates a matrix with these numbers on its diagonal and zeros elsewhere.
  public init(diagonal: Column) {
    self.init()
    for index in 0..<Self.size { self[index][index] = diagonal[index] }
  }

  /// Creates a matrix of columns, as many as it has.
  public init(_ columns: [Column]) {
    precondition(columns.count == Self.size, "A matrix needs \(Self.size) columns.")
    self.init()
    for index in 0..<Self.size { self[index] = columns[index] }
  }

  /// Creates a matrix of rows, as many as it has.
  public init(rows: [Column]) { self = Self(rows).transpose }

  /// An element, which must exist.
  public subscript(column: Int, row: Int) -> Element {
    get { self[column][row] }
    set { self[column][row] = newValue }
  }

  public var transpose: Self {
    var result = Self()
    for column in 0..<Self.size {
      for row in 0..<Self.size { result[row][column] = self[column][row] }
    }
    return result
  }

  public var determinant: Element { eliminated.determinant }

  /// The inverse; infinite or not a number if there is none.
  public var inverse: Self { eliminated.inverse }

  /// The determinant and the inverse, by elimination with pivots.
  private var eliminated: (determinant: Element, inverse: Self) {
    var (rest, inverse, determinant) = (self, Self(1), Element(1))
    for place in 0..<Self.size {
      let candidates = place..<Self.size
      let pivot = candidates.max { rest[$0][place].magnitude < rest[$1][place].magnitude } ?? place
      if pivot != place {
        (rest[place], rest[pivot]) = (rest[pivot], rest[place])
        (inverse[place], inverse[pivot]) = (inverse[pivot], inverse[place])
        determinant = -determinant
      }
      let divisor = rest[place][place]
      determinant *= divisor
      rest[place] /= divisor
      inverse[place] /= divisor
      for other in 0..<Self.size where other != place {
        let factor = rest[other][place]
        rest[other] -= rest[place] * factor
        inverse[other] -= inverse[place] * factor
      }
    }
    return (determinant, inverse)
  }

  public static func == (first: Self, second: Self) -> Bool {
    (0..<size).allSatisfy { first[$0] == second[$0] }
  }

  public static func + (first: Self, second: Self) -> Self {
    first.combined { $0 + second[$1] }
  }
  public static func - (first: Self, second: Self) -> Self {
    first.combined { $0 - second[$1] }
  }
  public static prefix func - (matrix: Self) -> Self { matrix.combined { column, _ in -column } }
  public static func * (scalar: Element, matrix: Self) -> Self {
    matrix.combined { column, _ in column * scalar }
  }
  public static func * (matrix: Self, scalar: Element) -> Self { scalar * matrix }
  public static func * (matrix: Self, vector: Column) -> Column {
    (0..<size).reduce(Column.zero) { $0 + matrix[$1] * vector[$1] }
  }
  public static func * (vector: Column, matrix: Self) -> Column { matrix.transpose * vector }
  public static func * (first: Self, second: Self) -> Self {
    second.combined { column, _ in first * column }
  }
  public static func += (first: inout Self, second: Self) { first = first + second }
  public static func -= (first: inout Self, second: Self) { first = first - second }
  public static func *= (first: inout Self, second: Self) { first = first * second }
  public static func *= (matrix: inout Self, scalar: Element) { matrix = matrix * scalar }

  private func combined(_ change: (Column, Int) -> Column) -> Self {
    var result = self
    for index in 0..<Self.size { result[index] = change(self[index], index) }
    return result
  }

  public var description: String {
    let columns = (0..<Self.size).map { column in
      "[" + self[column].indices.map { "\(self[column][$0])" }.joined(separator: ", ") + "]"
    }
    let scalar = Element.self == Float.self ? "float" : "double"
    return "simd_\(scalar)\(Self.size)x\(Self.size)([\(columns.joined(separator: ", "))])"
  }
  public var debugDescription: String { description }
}

public func simd_mul<M: _SIMDMatrix>(_ x: M, _ y: M) -> M { x * y }
public func simd_mul<M: _SIMDMatrix>(_ x: M, _ y: M.Column) -> M.Column { x * y }
public func simd_mul<M: _SIMDMatrix>(_ x: M.Column, _ y: M) -> M.Column { x * y }
public func simd_mul<M: _SIMDMatrix>(_ a: M.Column.Scalar, _ x: M) -> M { a * x }
public func simd_add<M: _SIMDMatrix>(_ x: M, _ y: M) -> M { x + y }
public func simd_sub<M: _SIMDMatrix>(_ x: M, _ y: M) -> M { x - y }
public func simd_transpose<M: _SIMDMatrix>(_ x: M) -> M { x.transpose }
public func simd_inverse<M: _SIMDMatrix>(_ x: M) -> M { x.inverse }
public func simd_determinant<M: _SIMDMatrix>(_ x: M) -> M.Column.Scalar { x.determinant }
public func simd_equal<M: _SIMDMatrix>(_ x: M, _ y: M) -> Bool { x == y }
/// Returns whether no element differs by more than `tol`.
public func simd_almost_equal_elements<M: _SIMDMatrix>(
  _ x: M, _ y: M, _ tol: M.Column.Scalar
) -> Bool {
  (0..<M.Column.scalarCount).allSatisfy { column in
    let difference = x[column] - y[column]
    return difference.indices.allSatisfy { difference[$0].magnitude <= tol }
  }
}
public func matrix_multiply<M: _SIMDMatrix>(_ x: M, _ y: M) -> M { x * y }
public func matrix_multiply<M: _SIMDMatrix>(_ x: M, _ y: M.Column) -> M.Column { x * y }

public func simd_matrix<S>(_ col0: SIMD2<S>, _ col1: SIMD2<S>) -> _SIMDMatrix2x2<S> {
  _SIMDMatrix2x2(col0, col1)
}
public func simd_matrix<S>(
  _ col0: SIMD3<S>, _ col1: SIMD3<S>, _ col2: SIMD3<S>
) -> _SIMDMatrix3x3<S> {
  _SIMDMatrix3x3(col0, col1, col2)
}
public func simd_matrix<S>(
  _ col0: SIMD4<S>, _ col1: SIMD4<S>, _ col2: SIMD4<S>, _ col3: SIMD4<S>
) -> _SIMDMatrix4x4<S> {
  _SIMDMatrix4x4(col0, col1, col2, col3)
}
