import Foundation

// See ``_MadeObject``: each class requires the initializer that creates its instances.

/// Not for users.
open class _MadeTableViewCell: UITableViewCell {
  public required override init(style: CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
  }
  public required init?(coder: NSCoder) { nil }
}

/// Not for users.
open class _MadeReusableView: UICollectionReusableView {
  public required override init(frame: CGRect) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { nil }
}

/// Creates a view of the class `type`, or of `base` if `type` isn't one of its subclasses.
@MainActor
func made<Base: UICollectionReusableView>(_ type: AnyClass?, as base: Base.Type) -> Base {
  let kind = type as? Base.Type ?? base
  let view = unsafeBitCast(kind as AnyClass, to: _MadeReusableView.Type.self).init(frame: .zero)
  return unsafeDowncast(view, to: Base.self)
}
