#if !canImport(Darwin)
  import Foundation
  import QuartzCore
  import QuoinCore
  import QuoinGeometry
  import QuoinLayout
  import QuoinViews

  extension UIView: _PlatformView, _Constrained {
    public var _layer: CALayer { layer }
    public func _size(for proposal: ProposedViewSize) -> CGSize {
      proposal.fitted(to: intrinsicContentSize, hugging: hugging, resistance: resistance)
    }
    public func _layOut(in size: CGSize) {
      if bounds.size != size || frame.origin != .zero {
        frame = CGRect(origin: .zero, size: size)
      }
      layoutIfNeeded()
    }
    public func _picture(version: Int) -> AnyView {
      AnyView(ViewPortrait(view: self, isRoot: true, version: version))
    }
    public func _keep(_ constraint: NSLayoutConstraint, _ isActive: Bool) {
      if isActive {
        constraints.append(constraint)
      } else {
        constraints.removeAll { $0 === constraint }
      }
    }
  }

  /// Not for users.
  public struct _ViewRepresenting<Value: UIViewRepresentable>: _Representing {
    public struct Made {
      let coordinator: Value.Coordinator
      let view: Value.UIViewType
    }
    let value: Value

    private func context(_ coordinator: Value.Coordinator, _ environment: EnvironmentValues)
      -> Value.Context
    {
      Value.Context(
        coordinator: coordinator, transaction: Transaction(), environment: environment)
    }
    public func make(_ environment: EnvironmentValues) -> Made {
      let coordinator = value.makeCoordinator()
      return Made(
        coordinator: coordinator, view: value.makeUIView(context: context(coordinator, environment))
      )
    }
    public func update(_ made: Made, _ environment: EnvironmentValues) {
      value.updateUIView(made.view, context: context(made.coordinator, environment))
    }
    public static func dismantle(_ made: Made) {
      Value.dismantleUIView(made.view, coordinator: made.coordinator)
    }
    public func size(_ proposal: ProposedViewSize, _ made: Made, _ environment: EnvironmentValues)
      -> CGSize?
    {
      value.sizeThatFits(
        proposal, uiView: made.view, context: context(made.coordinator, environment))
    }
    public static func view(of made: Made) -> any _PlatformView { made.view }
  }

  /// Not for users.
  public struct _ControllerRepresenting<Value: UIViewControllerRepresentable>: _Representing {
    public struct Made {
      let coordinator: Value.Coordinator
      let controller: Value.UIViewControllerType
    }
    let value: Value

    private func context(_ coordinator: Value.Coordinator, _ environment: EnvironmentValues)
      -> Value.Context
    {
      Value.Context(
        coordinator: coordinator, transaction: Transaction(), environment: environment)
    }
    public func make(_ environment: EnvironmentValues) -> Made {
      let coordinator = value.makeCoordinator()
      let controller = value.makeUIViewController(context: context(coordinator, environment))
      return Made(coordinator: coordinator, controller: controller)
    }
    public func update(_ made: Made, _ environment: EnvironmentValues) {
      value.updateUIViewController(
        made.controller, context: context(made.coordinator, environment))
    }
    public static func dismantle(_ made: Made) {
      made.controller.disappear()
      Value.dismantleUIViewController(made.controller, coordinator: made.coordinator)
    }
    public func size(_ proposal: ProposedViewSize, _ made: Made, _ environment: EnvironmentValues)
      -> CGSize?
    {
      if let size = value.sizeThatFits(
        proposal, uiViewController: made.controller,
        context: context(made.coordinator, environment))
      {
        return size
      }
      let wish = made.controller.preferredContentSize
      return proposal.replacingUnspecifiedDimensions(by: wish)
    }
    public static func view(of made: Made) -> any _PlatformView {
      made.controller.appear()
      return made.controller.view
    }
  }
#endif
