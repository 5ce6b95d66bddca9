import Foundation
import QuoinCore
import QuoinGeometry
import QuoinLayout

extension Emission {
  /// Lets a finger drag the scroll view `node` of a live tree.
  ///
  /// After the drag it continues to move only if a behavior determines where it comes to rest, or
  /// if the view is observed in real time (``ScrollGlide``).
  ///
  /// - Parameters:
  ///   - node: The scroll view.
  ///   - refresh: The control that a pull at the top shows.
  func driveScroll(_ node: LayoutTree.NodeID, refresh control: RefreshControl?) {
    guard isLiving else { return }
    let (environment, tree) = (environment, tree)
    let scroll = environment.scroll
    let (axes, isMirrored) = (tree.scrollAxes(of: node), tree.buildsRightToLeft)
    let pan = keep { PanResponder() }
    touches.attach(pan, followingDragsOf: node)
    let canBeScrolled = environment.isScrollEnabled && environment.isEnabled
    pan.allowsOwn = pan.allowsOwn && canBeScrolled
    pan.axes = axes
    if !canBeScrolled { attach(ScrollLock(), to: node) }

    func offset(_ translation: CGSize, from start: CGPoint) -> CGPoint {
      CGPoint(
        x: start.x + (isMirrored ? translation.width : -translation.width),
        y: start.y - translation.height)
    }
    func bounces(_ axis: Axis, _ behavior: ScrollBounceBehavior) -> Bool {
      axes.contains(axis == .horizontal ? .horizontal : .vertical)
        && (behavior != .basedOnSize
          || tree.contentSize(of: node).length(axis) > tree.visibleLength(node, axis))
    }
    func bouncing() -> Axis.Set {
      var result: Axis.Set = []
      if bounces(.horizontal, scroll.horizontalBounce) { result.insert(.horizontal) }
      if bounces(.vertical, scroll.verticalBounce) { result.insert(.vertical) }
      return result
    }
    func isPull(_ translation: CGSize, from start: CGPoint) -> Bool {
      environment.refresh != nil && axes.contains(.vertical) && start.y <= 0
        && translation.height > 0
    }
    // The pan's closures must not retain the pan or the emission, to avoid a cycle.
    func setPhase(_ pan: PanResponder, _ phase: ScrollPhase, _ velocity: CGVector? = nil) {
      let old = pan.phase
      pan.phase = phase
      guard !scroll.phaseActions.isEmpty, old != phase else { return }
      let context = ScrollPhaseChangeContext(
        geometry: ScrollGeometry(of: node, in: tree), velocity: velocity)
      for action in scroll.phaseActions { action(old, phase, context) }
    }
    /// Continues moving at `speed`, towards `target` if there is one, or springs back; returns the
    /// resulting phase.
    func glide(
      _ pan: PanResponder, _ emission: Emission, at speed: CGVector = CGVector(dx: 0, dy: 0),
      to target: CGPoint? = nil
    ) -> ScrollPhase {
      pan.glide?.stop()
      pan.glide = ScrollGlide(
        node, at: emission.scrolling.draggedVelocity(speed, of: node), to: target,
        bouncing: bouncing(),
        in: emission
      ) { [weak pan] in pan?.rest() }
      return pan.glide == nil ? .idle : .decelerating
    }

    pan.rest = { [unowned pan] in setPhase(pan, .idle) }
    pan.canMove = { translation in
      let start = tree.scrollOffset(of: node)
      let wanted = tree.limitedOffset(offset(translation, from: start), of: node)
      return wanted.isFar(from: start) || isPull(translation, from: start)
    }
    pan.catchContent = { [unowned pan] in
      guard pan.glide?.stop() == true else { return false }
      setPhase(pan, .tracking)
      return true
    }
    pan.begin = { [weak self, unowned pan] in
      pan.glide?.stop()
      pan.start = self?.scrolling.draggedOffset(of: node) ?? tree.scrollOffset(of: node)
      if scroll.hidesKeyboard, let self { service(FocusManager.self)?.focus(nil, in: self) }
      setPhase(pan, .interacting)
    }
    pan.move = { [weak self, unowned pan] translation in
      self?.scrolling.drag(node, to: offset(translation, from: pan.start), bouncing: bouncing())
      control?.pull(isPull(translation, from: pan.start) ? translation.height - pan.start.y : 0)
    }
    pan.release = { [weak self, unowned pan] in
      guard let self else { return }
      control?.pull(0)
      setPhase(pan, glide(pan, self))
    }
    pan.end = { [weak self, unowned pan] drag in
      guard let self else { return }
      let velocity = CGVector(dx: -drag.velocity.width, dy: -drag.velocity.height)
      let speed = CGVector(dx: isMirrored ? -velocity.dx : velocity.dx, dy: velocity.dy)
      if let control, let refresh = environment.refresh {
        let isPull = isPull(drag.translation, from: pan.start)
        control.end(isPull ? drag.translation.height - pan.start.y : 0, refresh, in: self)
      }
      var target: CGPoint?
      if let behavior = scroll.behavior {
        let rest = scrolling.restingPlace(
          of: node, behavior, from: pan.start,
          to: offset(drag.predictedEndTranslation, from: pan.start), velocity, environment)
        target = tree.limitedOffset(rest, of: node)
        if !scrolling.glides { scrolling.move(node, to: rest) }
      }
      setPhase(pan, glide(pan, self, at: speed, to: target), velocity)
    }
  }
}

extension ScrollViews {
  /// Returns whether the user can scroll the scroll view `node`.
  package func isEnabled(_ node: LayoutTree.NodeID) -> Bool {
    emission.nodes.attachments(ScrollLock.self, at: node).isEmpty
  }

  /// Returns the position at which `behavior` lets the scroll view `node` come to rest on its way
  /// to `end`.
  fileprivate func restingPlace<Behavior: ScrollTargetBehavior>(
    of node: LayoutTree.NodeID, _ behavior: Behavior, from start: CGPoint, to end: CGPoint,
    _ velocity: CGVector, _ environment: EnvironmentValues
  ) -> CGPoint {
    let visible = CGSize(
      width: tree.visibleLength(node, .horizontal), height: tree.visibleLength(node, .vertical))
    var target = ScrollTarget(
      rect: CGRect(origin: tree.limitedOffset(end, of: node), size: visible))
    behavior.updateTarget(
      &target,
      context: ScrollTargetBehaviorContext(
        originalTarget: ScrollTarget(rect: CGRect(origin: start, size: visible)),
        velocity: velocity, contentSize: tree.contentSize(of: node), containerSize: visible,
        axes: tree.scrollAxes(of: node), targets: stops(in: node).map(\.frame),
        environment: environment))
    let anchor = target.anchor ?? .topLeading
    return CGPoint(
      x: target.rect.minX + (target.rect.width - visible.width) * anchor.x,
      y: target.rect.minY + (target.rect.height - visible.height) * anchor.y)
  }
}

/// Marks a scroll view that the user can't scroll.
private struct ScrollLock {}

extension CGPoint {
  fileprivate func isFar(from other: CGPoint) -> Bool {
    abs(x - other.x) > 0.001 || abs(y - other.y) > 0.001
  }
}
