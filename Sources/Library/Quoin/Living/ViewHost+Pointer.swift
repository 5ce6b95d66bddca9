import Foundation
import QuoinCore
import QuoinGeometry
import QuoinViews

/// Touches in a live view.
///
/// All points are in the root's space, in points. A view is found by its `accessibilityIdentifier`,
/// or else its `accessibilityLabel`, or else the text that it shows; the text of a control
/// represents the control. Of several views with the name the first that can be touched is used;
/// presented views come before those behind them.
///
/// Each call begins and ends with an update. A view called by its name is touched at its center if
/// a touch reaches it there, or else at another point inside it. If no point can be reached, or the
/// host is closed, an `InteractionError` is thrown.
extension ViewHost {
  // MARK: Taps

  /// Taps the view called `name`, `count` times in a row.
  ///
  /// If a double tap is possible, a single one takes effect only after 0.3 seconds have passed
  /// (`advance(by:)`).
  ///
  /// - Returns: the record of the updates.
  /// - Throws: `NameError` for an unknown name, `InteractionError` for a view that can't be
  ///   touched.
  @discardableResult
  public func tap(_ name: String, count: Int = 1, modifiers: EventModifiers = []) throws
    -> UpdateRecord
  {
    try tap(at: target(name), count: count, modifiers: modifiers)
  }

  /// Taps at `point`, `count` times in a row.
  ///
  /// - Throws: `InteractionError.outside(_:_:)`, or `InteractionError.tooMany(_:)` for more than
  ///   10,000 times.
  @discardableResult
  public func tap(at point: CGPoint, count: Int = 1, modifiers: EventModifiers = []) throws
    -> UpdateRecord
  {
    try checkCount(count)
    if modifiers.contains(.control), environment.platform == .macOS {
      return try secondaryClick(at: point)
    }
    var record = try updateToBeDriven()
    for _ in 0..<max(count, 1) {
      record.append(try beginTouch(at: point, modifiers: modifiers))
      record.append(try endTouch())
    }
    return record
  }

  /// Taps the view called `name` twice.
  @discardableResult
  public func doubleTap(_ name: String) throws -> UpdateRecord { try tap(name, count: 2) }

  /// Taps twice at `point`.
  @discardableResult
  public func doubleTap(at point: CGPoint) throws -> UpdateRecord { try tap(at: point, count: 2) }

  /// Holds a finger on the view called `name` while time advances by `duration` seconds.
  @discardableResult
  public func longPress(_ name: String, duration: TimeInterval = 0.6) throws -> UpdateRecord {
    try longPress(at: target(name), duration: duration)
  }

  /// Holds a finger at `point` while time advances by `duration` seconds.
  @discardableResult
  public func longPress(at point: CGPoint, duration: TimeInterval = 0.6) throws -> UpdateRecord {
    var record = try beginTouch(at: point)
    record.append(try advance(by: duration))
    record.append(try endTouch())
    return record
  }

  // MARK: Drags

  /// Drags a finger from one point to another in a straight line, in `steps` equal steps while time
  /// advances by `duration` seconds.
  ///
  /// - Throws: `InteractionError.notFinite`, or `InteractionError.tooMany(_:)` for more than 10,000
  ///   steps.
  @discardableResult
  public func drag(
    from start: CGPoint, to end: CGPoint, duration: TimeInterval = 0.2, steps: Int = 10
  ) throws -> UpdateRecord {
    guard end.x.isFinite, end.y.isFinite else { throw InteractionError.notFinite }
    try checkCount(steps)
    var record = try beginTouch(at: start)
    try follow(steps, over: duration, into: &record) { share in
      tree.pointer.move(
        to: CGPoint(
          x: start.x + (end.x - start.x) * share, y: start.y + (end.y - start.y) * share))
    }
    record.append(try endTouch())
    return record
  }

  /// Drags the view called `name` by `translation` points.
  @discardableResult
  public func drag(
    _ name: String, by translation: CGSize, duration: TimeInterval = 0.2, steps: Int = 10
  ) throws -> UpdateRecord {
    let start = try target(name, for: .drag)
    let end = CGPoint(x: start.x + translation.width, y: start.y + translation.height)
    return try drag(from: start, to: end, duration: duration, steps: steps)
  }

  // MARK: Two fingers

  /// Spreads two fingers around the center of the view called `name` until they are `factor` times
  /// as far apart.
  @discardableResult
  public func magnify(
    _ name: String, by factor: CGFloat, duration: TimeInterval = 0.2, steps: Int = 10
  ) throws -> UpdateRecord {
    try magnify(at: target(name), by: factor, duration: duration, steps: steps)
  }

  /// Spreads two fingers around `point` until they are `factor` times as far apart.
  @discardableResult
  public func magnify(
    at point: CGPoint, by factor: CGFloat, duration: TimeInterval = 0.2, steps: Int = 10
  ) throws -> UpdateRecord {
    guard factor.isFinite else { throw InteractionError.notFinite }
    try checkCount(steps)
    var record = try beginTouch(at: point, fingers: 2)
    try follow(steps, over: duration, into: &record) { share in
      tree.pointer.move(to: point, magnification: 1 + (factor - 1) * share)
    }
    record.append(try endTouch())
    return record
  }

  /// Rotates two fingers about the center of the view called `name` by `angle`, clockwise.
  @discardableResult
  public func rotate(
    _ name: String, by angle: Angle, duration: TimeInterval = 0.2, steps: Int = 10
  ) throws -> UpdateRecord {
    try rotate(at: target(name), by: angle, duration: duration, steps: steps)
  }

  /// Rotates two fingers about `point` by `angle`, clockwise.
  @discardableResult
  public func rotate(
    at point: CGPoint, by angle: Angle, duration: TimeInterval = 0.2, steps: Int = 10
  ) throws -> UpdateRecord {
    guard angle.radians.isFinite else { throw InteractionError.notFinite }
    try checkCount(steps)
    var record = try beginTouch(at: point, fingers: 2)
    try follow(steps, over: duration, into: &record) { share in
      tree.pointer.move(to: point, rotation: .radians(angle.radians * Double(share)))
    }
    record.append(try endTouch())
    return record
  }

  /// Throws if `count` exceeds the number of taps, steps or characters that one call may perform.
  func checkCount(_ count: Int) throws {
    if count > 10_000 { throw InteractionError.tooMany(count) }
  }

  /// Calls `step` for each step of a movement with the fraction completed, advances time and
  /// updates the view.
  func follow(
    _ steps: Int, over duration: TimeInterval, into record: inout UpdateRecord,
    _ step: (CGFloat) -> Void
  ) throws {
    let steps = max(steps, 1)
    for number in 1...steps {
      record.append(try advance(by: duration / Double(steps)))
      step(CGFloat(number) / CGFloat(steps))
      record.append(try update())
    }
  }

  // MARK: Step by step

  /// Puts a finger, or two around the point, down at `point` until ``endTouch()``.
  ///
  /// - `modifiers`: the modifier keys that are held.
  @discardableResult
  public func beginTouch(at point: CGPoint, fingers: Int = 1, modifiers: EventModifiers = []) throws
    -> UpdateRecord
  {
    var record = try updateToBeDriven()
    guard !tree.pointer.isDown else { throw InteractionError.isDown }
    try check(point)
    tree.pointer.press(at: point, fingers: fingers, modifiers: modifiers.rawValue)
    record.append(try update())
    return record
  }

  /// Puts a finger down on the view called `name` until ``endTouch()``.
  @discardableResult
  public func beginTouch(on name: String, modifiers: EventModifiers = []) throws -> UpdateRecord {
    try beginTouch(at: target(name, for: .drag), modifiers: modifiers)
  }

  /// Moves the finger that is down to `point`, which may be outside the window.
  @discardableResult
  public func moveTouch(to point: CGPoint) throws -> UpdateRecord {
    guard !tree.isClosed else { throw InteractionError.closed }
    guard tree.pointer.isDown else { throw InteractionError.isUp }
    guard point.x.isFinite, point.y.isFinite else { throw InteractionError.notFinite }
    tree.pointer.move(to: point)
    return try update()
  }

  /// Lifts the finger that is down.
  @discardableResult
  public func endTouch() throws -> UpdateRecord {
    guard !tree.isClosed else { throw InteractionError.closed }
    guard tree.pointer.isDown else { throw InteractionError.isUp }
    tree.pointer.release()
    return try update()
  }

  /// Moves the mouse pointer to `point`; `nil` moves it out of the window.
  @discardableResult
  public func hover(at point: CGPoint?) throws -> UpdateRecord {
    var record = try updateToBeDriven()
    if let point { try check(point) }
    tree.pointer.hover(at: point)
    record.append(try update())
    return record
  }

  /// Moves the mouse pointer to the view called `name`.
  @discardableResult
  public func hover(_ name: String) throws -> UpdateRecord {
    try hover(at: target(name, for: .presence))
  }

  /// Returns the views that a touch at `point` reaches, and those that it passes through.
  public func hitTest(_ point: CGPoint) throws -> HitTest {
    try update()
    try check(point)
    return tree.tree.hitTest(point)
  }

  func target(_ name: String, for purpose: TouchTarget.Purpose = .touch) throws -> CGPoint {
    try updateToBeDriven()
    return try TouchTarget(tree.tree).point(of: name, for: purpose)
  }

  /// Updates the view before an interaction.
  ///
  /// - Throws: `InteractionError.closed` if the host is closed, or errors of ``update()``.
  @discardableResult
  func updateToBeDriven() throws -> UpdateRecord {
    guard !tree.isClosed else { throw InteractionError.closed }
    return try update()
  }

  private func check(_ point: CGPoint) throws {
    guard point.x.isFinite, point.y.isFinite else { throw InteractionError.notFinite }
    let target = TouchTarget(tree.tree)
    guard target.isInWindow(point) else { throw InteractionError.outside(point, target.window) }
  }
}
