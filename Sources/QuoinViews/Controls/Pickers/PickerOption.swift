import QuoinCore

/// One of the views of a picker.
struct PickerOption {
  let view: _StyleContent
  let tag: SelectionTag?
  let isSelected: Bool
  /// Makes it the choice.
  var choose: @MainActor () -> Void = {}

  /// The choices among `content`: what has a tag or is an item of a `ForEach`. Headers and dividers between them
  /// have neither; where nothing has, every view is a choice that is never made.
  @MainActor
  static func options<Content: View>(
    of content: Content, selection: SelectionTag?, in emission: Emission
  ) -> [PickerOption] {
    let sketch = Emission(environment: emission.environment, shaper: emission.shaper)
    let elements = ListElement.elements(of: content, in: sketch).map { element, node in
      (view: _StyleContent(element), tag: SelectionTag(of: node, in: sketch))
    }
    let tagged = elements.filter { $0.tag != nil }
    var isFound = false
    return (tagged.isEmpty ? elements : tagged).map { element in
      let isSelected = !isFound && selection != nil && element.tag == selection
      isFound = isFound || isSelected
      return PickerOption(view: element.view, tag: element.tag, isSelected: isSelected)
    }
  }
}
