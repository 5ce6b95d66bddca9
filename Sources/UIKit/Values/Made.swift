#if !canImport(Darwin)
  import Foundation

  // UIKit makes objects of classes that are values (of delegates, cells, layers) by initializers that it doesn't require of
  // subclasses, so that these may leave out `required`; Swift calls only required ones so. A subclass has each initializer of
  // its superclass in the same place of its table. The classes below require one each: a call through them looks in
  // that place. They are open, so that the compiler can't take the call for one of the class that it names.

  /// Not for users.
  open class _MadeObject: NSObject {
    public required override init() {}
  }

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

  /// A view of the class `type`, or of `base` where that is none of its subclasses.
  @MainActor
  func made<Base: UICollectionReusableView>(_ type: AnyClass?, as base: Base.Type) -> Base {
    let kind = type as? Base.Type ?? base
    let view = unsafeBitCast(kind as AnyClass, to: _MadeReusableView.Type.self).init(frame: .zero)
    return unsafeDowncast(view, to: Base.self)
  }
#endif
