extension LayoutTree {
  /// The identity of a node, valid as long as the node is in its tree.
  @frozen
  public struct NodeID: RawRepresentable, Hashable, Sendable, CustomStringConvertible {
    /// The position of the node's record in the tree, which the tree reuses after removing the
    /// node.
    public let rawValue: Int32

    @inlinable
    @inline(__always)
    public init(rawValue: Int32) { self.rawValue = rawValue }

    public var description: String { "\(rawValue)" }
  }

  @available(*, deprecated, renamed: "NodeID")
  public typealias Node = NodeID
}

// A link of a record takes 4 bytes, and an optional identity 8: in place of `nil` the package uses
// `absent`.

extension LayoutTree.NodeID {
  /// Creates the identity of the node with the record at `index`.
  @inlinable
  @inline(__always)
  package init(index: Int) { self.init(rawValue: Int32(truncatingIfNeeded: index)) }

  /// The position of the node's record.
  @inlinable
  package var index: Int {
    @inline(__always) get { Int(rawValue) }
  }

  /// The absence of a node: the end of a list, or the parent of a node that is not in the tree.
  @inlinable
  package static var absent: Self {
    @inline(__always) get { Self(rawValue: -1) }
  }

  /// The list at the top of the tree, which contains the root.
  @inlinable
  package static var top: Self {
    @inline(__always) get { Self(rawValue: 0) }
  }

  /// Whether the value identifies a node.
  @inlinable
  package var exists: Bool {
    @inline(__always) get { rawValue >= 0 }
  }

  /// Whether the value identifies a node other than the list at the top.
  @inlinable
  package var isBelowTop: Bool {
    @inline(__always) get { rawValue > 0 }
  }
}
