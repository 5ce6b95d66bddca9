#if !canImport(Darwin)
  import Foundation
  import QuoinCore
  import QuoinGeometry
  import QuoinLayout
  import QuoinViews

  /// Not for users.
  public struct _ViewRepresenting<Value: NSViewRepresentable>: _Representing {
    public struct Made {
      let coordinator: Value.Coordinator
      let view: Value.NSViewType
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
        coordinator: coordinator, view: value.makeNSView(context: context(coordinator, environment))
      )
    }
    public func update(_ made: Made, _ environment: EnvironmentValues) {
      value.updateNSView(made.view, context: context(made.coordinator, environment))
    }
    public static func dismantle(_ made: Made) {
      Value.dismantleNSView(made.view, coordinator: made.coordinator)
    }
    public func size(_ proposal: ProposedViewSize, _ made: Made, _ environment: EnvironmentValues)
      -> CGSize?
    {
      value.sizeThatFits(
        proposal, nsView: made.view, context: context(made.coordinator, environment))
    }
    public static func view(of made: Made) -> any _PlatformView { made.view }
  }

  /// Not for users.
  public struct _ControllerRepresenting<Value: NSViewControllerRepresentable>: _Representing {
    public struct Made {
      let coordinator: Value.Coordinator
      let controller: Value.NSViewControllerType
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
      let controller = value.makeNSViewController(context: context(coordinator, environment))
      return Made(coordinator: coordinator, controller: controller)
    }
    public func update(_ made: Made, _ environment: EnvironmentValues) {
      value.updateNSViewController(
        made.controller, context: context(made.coordinator, environment))
    }
    public static func dismantle(_ made: Made) {
      made.controller.disappear()
      Value.dismantleNSViewController(made.controller, coordinator: made.coordinator)
    }
    public func size(_ proposal: ProposedViewSize, _ made: Made, _ environment: EnvironmentValues)
      -> CGSize?
    {
      if let size = value.sizeThatFits(
        proposal, nsViewController: made.controller,
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
