import QuoinCore

/// A form whose sections are cards: a list with rows for controls.
/// Sizing: h-exp, v-exp; 0 where nothing is
/// proposed.
struct GroupedForm<Content: View>: PrimitiveView {
  let content: Content

  static func _emit(_ view: Self, into emission: Emission) {
    let environment = emission.environment
    var metrics = ListMetrics.macOSForm
    if environment.platform != .macOS {
      var look = environment.listLook
      // Forms use cards even in a sidebar.
      if look.kind == .automatic { look.kind = .insetGrouped }
      metrics = ListMetrics(look, in: environment)
      metrics.place = .groupedForm
    } else {
      metrics.settle(in: environment)
    }
    emission.emit(ListContainer(name: "Form", metrics: metrics, content: view.content))
  }
}
