import Foundation
import QuartzCore

// Extensions can't contain overridable methods, so those are in the class.

extension UIView {
  public func insertSubview(_ view: UIView, at index: Int) { insert(view, at: index) }
  public func insertSubview(_ view: UIView, aboveSubview sibling: UIView) {
    view.removeFromSuperview()
    insert(view, at: subviews.firstIndex { $0 === sibling }.map { $0 + 1 } ?? subviews.count)
  }
  public func insertSubview(_ view: UIView, belowSubview sibling: UIView) {
    view.removeFromSuperview()
    insert(view, at: subviews.firstIndex { $0 === sibling } ?? subviews.count)
  }
  public func bringSubviewToFront(_ view: UIView) {
    if view.superview === self { insert(view, at: subviews.count) }
  }
  public func sendSubviewToBack(_ view: UIView) {
    if view.superview === self { insert(view, at: 0) }
  }
  public func exchangeSubview(at index: Int, withSubviewAt other: Int) {
    guard subviews.indices.contains(index), subviews.indices.contains(other) else { return }
    subviews.swapAt(index, other)
    setNeedsDisplay()
  }

  func insert(_ view: UIView, at index: Int) {
    // A view can't be inside itself.
    guard !isDescendant(of: view) else { return }
    let isNew = view.superview !== self
    if isNew {
      view.removeFromSuperview()
      view.willMove(toSuperview: self)
      if let window { view.willMove(toWindow: window) }
    } else {
      subviews.removeAll { $0 === view }
    }
    subviews.insert(view, at: min(max(index, 0), subviews.count))
    layer.insertSublayer(view.layer, at: UInt32(layer.sublayers?.count ?? 0))
    view.superview = self
    guard isNew else { return setNeedsDisplay() }
    view.didMoveToSuperview()
    if window != nil { view.didMoveToWindow() }
    didAddSubview(view)
    setNeedsLayout()
  }

  func remove() {
    guard let superview else { return }
    superview.willRemoveSubview(self)
    willMove(toSuperview: nil)
    superview.subviews.removeAll { $0 === self }
    superview.setNeedsLayout()
    layer.removeFromSuperlayer()
    self.superview = nil
    didMoveToSuperview()
  }

  public func isDescendant(of view: UIView) -> Bool {
    self === view || superview?.isDescendant(of: view) == true
  }

  /// Returns the view itself or its first descendant with the tag.
  public func viewWithTag(_ tag: Int) -> UIView? {
    if self.tag == tag { return self }
    return subviews.lazy.compactMap { $0.viewWithTag(tag) }.first
  }

  public func endEditing(_ force: Bool) -> Bool {
    guard let first = UIResponder.current as? UIView, first.isDescendant(of: self) else {
      return false
    }
    return first.resignFirstResponder()
  }

  // MARK: Coordinates

  public func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    layer.convert(point, to: view?.layer)
  }
  public func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    layer.convert(point, from: view?.layer)
  }
  public func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
    CGRect(origin: convert(rect.origin, to: view), size: rect.size)
  }
  public func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
    CGRect(origin: convert(rect.origin, from: view), size: rect.size)
  }
  public func convert(_ point: CGPoint, to space: any UICoordinateSpace) -> CGPoint {
    convert(point, to: Self.view(of: space))
  }
  public func convert(_ point: CGPoint, from space: any UICoordinateSpace) -> CGPoint {
    convert(point, from: Self.view(of: space))
  }
  public func convert(_ rect: CGRect, to space: any UICoordinateSpace) -> CGRect {
    convert(rect, to: Self.view(of: space))
  }
  public func convert(_ rect: CGRect, from space: any UICoordinateSpace) -> CGRect {
    convert(rect, from: Self.view(of: space))
  }

  // Swift 6.3's optimizer crashes if it specializes the cast into the callers.
  @inline(never) private static func view(of space: any UICoordinateSpace) -> UIView? {
    space as? UIView
  }

  // MARK: Gestures and interactions, stored as data

  public func addGestureRecognizer(_ recognizer: UIGestureRecognizer) {
    recognizer.view?.removeGestureRecognizer(recognizer)
    gestureRecognizers = (gestureRecognizers ?? []) + [recognizer]
    recognizer.view = self
  }
  public func removeGestureRecognizer(_ recognizer: UIGestureRecognizer) {
    gestureRecognizers?.removeAll { $0 === recognizer }
    recognizer.view = nil
  }
  public func addInteraction(_ interaction: any UIInteraction) {
    interactions.append(interaction)
    interaction.didMove(to: self)
  }
  public func removeInteraction(_ interaction: any UIInteraction) {
    interactions.removeAll { $0 === interaction }
    interaction.didMove(to: nil)
  }
}

/// A space between which points and rectangles can be converted.
@MainActor @preconcurrency
public protocol UICoordinateSpace: AnyObject {
  var bounds: CGRect { get }
  func convert(_ point: CGPoint, to space: any UICoordinateSpace) -> CGPoint
  func convert(_ point: CGPoint, from space: any UICoordinateSpace) -> CGPoint
  func convert(_ rect: CGRect, to space: any UICoordinateSpace) -> CGRect
  func convert(_ rect: CGRect, from space: any UICoordinateSpace) -> CGRect
}

/// An interaction of a view beside its gestures, stored as data.
@MainActor @preconcurrency
public protocol UIInteraction: NSObjectProtocol {
  var view: UIView? { get }
  func willMove(to view: UIView?)
  func didMove(to view: UIView?)
}
