/// Optional methods and their calls: `delegate?.textFieldDidChangeSelection?(field)`.
///
/// Only Objective-C has optional requirements. Here the protocols have default implementations, so
/// that a call needs no `?` after the name.
extension SourcePrepass {
  /// Removes the `?` or `!` between the name of an optional method and its arguments, which follow
  /// the token at `index`.
  ///
  /// A closure has no argument labels, so a call with labels is one of a method if its object is a
  /// delegate or if Apple's delegates have such a method. Without labels, the method must be known.
  ///
  /// - Parameters:
  ///   - index: The index of a token that may be the `?`.
  ///   - declared: The names of optional methods that the file declares.
  func optionalCall(
    at index: Int, _ tokens: [SwiftLexer.Token], _ pairs: BracketPairs, declared: Set<String>,
    _ edits: inout SourceEdits
  ) {
    // delegate . textField ? (
    guard index >= 3, index + 1 < tokens.count, tokens[index + 1].text == "(",
      tokens[index - 2].text == ".", tokens[index - 1].kind == .word,
      tokens[index - 1].range.upperBound == tokens[index].range.lowerBound,
      tokens[index].range.upperBound == tokens[index + 1].range.lowerBound
    else { return }
    let name = tokens[index - 1].text
    let isMethod =
      if declared.contains(name) {
        true
      } else if Self.hasLabel(after: index + 1, tokens, pairs) {
        OptionalMethods.labeled.contains(name)
          || Self.isDelegate(before: index - 2, tokens, pairs)
      } else {
        OptionalMethods.unlabeled.contains(name)
          && Self.isDelegate(before: index - 2, tokens, pairs)
      }
    if isMethod { edits.replace(tokens[index].range, with: "") }
  }

  /// Adds default implementations of the optional methods without a result that the file's
  /// protocols declare.
  func addDefaults(
    to declarations: [Declaration], _ tokens: [SwiftLexer.Token], _ pairs: BracketPairs,
    _ edits: inout SourceEdits
  ) {
    for (number, declaration) in declarations.enumerated()
    where declaration.kind == "protocol" && !leftOut.contains(number) {
      let inside = tokens.inside(declaration.range)
      var methods: [String] = []
      // optional func edited(_ text: String)
      for index in inside.indices.dropLast(3)
      where tokens[index].text == "optional" && tokens[index + 1].text == "func" {
        guard tokens[index + 3].text == "(", let end = pairs.partner(of: index + 3),
          end + 1 < inside.endIndex, !["-", "async", "throws"].contains(tokens[end + 1].text)
        else { continue }
        methods.append(Self.line(of: tokens[(index + 1)...end]) + " {}")
      }
      guard !methods.isEmpty else { continue }
      let access = inside.prefix { $0.text != "protocol" }.contains { $0.text == "public" }
      let header = "\(access ? "public " : "")extension \(declaration.name)"
      let end = declaration.range.upperBound
      edits.replace(end..<end, with: "; \(header) { \(methods.joined(separator: "; ")) }")
    }
  }

  /// Returns the text of tokens on one line, without comments.
  static func line(of tokens: ArraySlice<SwiftLexer.Token>) -> String {
    var text = ""
    var end = tokens.first?.range.lowerBound ?? 0
    for token in tokens {
      text += (token.range.lowerBound > end ? " " : "") + token.text
      end = token.range.upperBound
    }
    return text
  }

  /// Returns the names that follow `optional func`.
  static func optionalMethods(in tokens: [SwiftLexer.Token]) -> Set<String> {
    var names: Set<String> = []
    for (index, token) in tokens.enumerated().dropFirst(2)
    where token.kind == .word && tokens[index - 1].text == "func"
      && tokens[index - 2].text == "optional"
    {
      names.insert(token.text)
    }
    return names
  }

  /// Whether an argument of the call whose parenthesis is at `open` has a label.
  private static func hasLabel(
    after open: Int, _ tokens: [SwiftLexer.Token], _ pairs: BracketPairs
  ) -> Bool {
    guard let end = pairs.partner(of: open) else { return false }
    var depth = 0
    for place in open..<end {
      switch tokens[place].text {
      case "(", "[", "{": depth += 1
      case ")", "]", "}": depth -= 1
      default: break
      }
      let isStart = depth == 1 && (place == open || tokens[place].text == ",")
      if isStart, place + 2 < end, tokens[place + 1].kind == .word, tokens[place + 2].text == ":" {
        return true
      }
    }
    return false
  }

  /// Whether the object before the dot at `dot` is a delegate or a data source by its name.
  private static func isDelegate(
    before dot: Int, _ tokens: [SwiftLexer.Token], _ pairs: BracketPairs
  ) -> Bool {
    var last = dot - 1
    if last > 0, ["?", "!"].contains(tokens[last].text) { last -= 1 }
    // (delegate as? UITextFieldDelegate)?.textFieldDidBeginEditing?(field)
    let first = tokens[last].text == ")" ? pairs.partner(of: last) ?? last : last
    return tokens[first...last].contains { token in
      let name = token.text.lowercased()
      return token.kind == .word && (name.hasSuffix("delegate") || name.hasSuffix("datasource"))
    }
  }
}

/// The names of the optional methods of Apple's delegates and data sources.
enum OptionalMethods {
  /// The methods that have only unlabeled arguments.
  static let unlabeled: Set<String> = [
    "animationDidStart", "applicationDidBecomeActive", "applicationDidEnterBackground",
    "applicationDidFinishLaunching", "applicationDidHide",
    "applicationDidReceiveMemoryWarning", "applicationDidResignActive", "applicationDockMenu",
    "applicationShouldTerminate", "applicationShouldTerminateAfterLastWindowClosed",
    "applicationWillBecomeActive", "applicationWillEnterForeground",
    "applicationWillFinishLaunching", "applicationWillHide", "applicationWillResignActive",
    "applicationWillTerminate", "canvasViewDidBeginUsingTool", "canvasViewDidEndUsingTool",
    "canvasViewDidFinishRendering", "canvasViewDrawingDidChange",
    "colorPickerViewControllerDidFinish", "colorPickerViewControllerDidSelectColor",
    "completerDidUpdateResults", "controlTextDidBeginEditing", "controlTextDidChange",
    "controlTextDidEndEditing", "documentPickerWasCancelled",
    "fontPickerViewControllerDidCancel", "fontPickerViewControllerDidPickFont",
    "gestureRecognizerShouldBegin", "imagePickerControllerDidCancel",
    "locationManagerDidChangeAuthorization", "mapViewDidChangeVisibleRegion",
    "mapViewDidFinishLoadingMap", "menuDidClose", "menuNeedsUpdate", "menuWillOpen",
    "numberOfSections", "popoverDidClose", "popoverDidShow", "popoverShouldClose",
    "popoverWillClose", "popoverWillShow", "presentationControllerDidAttemptToDismiss",
    "presentationControllerDidDismiss", "presentationControllerShouldDismiss",
    "presentationControllerWillDismiss", "presentationCount", "presentationIndex",
    "safariViewControllerDidFinish", "sceneDidBecomeActive", "sceneDidDisconnect",
    "sceneDidEnterBackground", "sceneWillEnterForeground", "sceneWillResignActive",
    "scrollViewDidEndDecelerating", "scrollViewDidEndScrollingAnimation", "scrollViewDidScroll",
    "scrollViewDidScrollToTop", "scrollViewDidZoom", "scrollViewShouldScrollToTop",
    "scrollViewWillBeginDecelerating", "scrollViewWillBeginDragging",
    "searchBarCancelButtonClicked", "searchBarSearchButtonClicked",
    "searchBarShouldBeginEditing", "searchBarShouldEndEditing", "searchBarTextDidBeginEditing",
    "searchBarTextDidEndEditing", "sectionIndexTitles", "selectionDidChange",
    "selectionWillChange", "stateRestorationActivity", "tableViewSelectionDidChange",
    "tableViewSelectionIsChanging", "textDidBeginEditing", "textDidChange",
    "textDidEndEditing", "textFieldDidBeginEditing", "textFieldDidChangeSelection",
    "textFieldDidEndEditing", "textFieldShouldBeginEditing", "textFieldShouldClear",
    "textFieldShouldEndEditing", "textFieldShouldReturn", "textShouldBeginEditing",
    "textShouldEndEditing", "textViewDidBeginEditing", "textViewDidChange",
    "textViewDidChangeSelection", "textViewDidEndEditing", "textViewShouldBeginEditing",
    "textViewShouldEndEditing", "textWillChange", "viewForZooming", "webViewDidClose",
    "webViewWebContentProcessDidTerminate", "windowDidBecomeKey", "windowDidResignKey",
    "windowDidResize", "windowShouldClose", "windowWillClose",
  ]

  /// The methods that have labeled arguments.
  static let labeled: Set<String> = [
    "adaptivePresentationStyle", "animationController", "application",
    "audioPlayerDidFinishPlaying",
    "collectionView", "control", "documentPicker", "gestureRecognizer", "imagePickerController",
    "locationManager", "mapView", "navigationController", "numberOfSections", "pageViewController",
    "photoOutput", "pickerView", "presentationController", "scene", "scrollViewDidEndDragging",
    "scrollViewDidEndZooming", "scrollViewWillBeginZooming", "scrollViewWillEndDragging",
    "searchBar", "speechSynthesizer", "tabBar", "tabBarController", "tableView", "textField",
    "textFieldDidEndEditing", "textView", "userNotificationCenter", "webView", "windowScene",
  ]
}
