import Foundation
import QuoinCore
import QuoinGeometry
import QuoinLayout
import QuoinViews

/// A text field for searching.
open class UISearchBar: UIView {
  public enum Style: Int, Sendable { case `default`, prominent, minimal }
  open var text: String? = "" { didSet { setNeedsDisplay() } }
  open var placeholder: String? { didSet { setNeedsDisplay() } }
  open var prompt: String?
  open weak var delegate: (any UISearchBarDelegate)?
  /// Stored only: Quoin doesn't read it.
  open var searchBarStyle = Style.default
  /// Stored only: Quoin doesn't read it.
  open var barStyle = UIBarStyle.default
  open var barTintColor: UIColor?
  open var backgroundImage: UIImage?
  /// Stored only: Quoin doesn't read it.
  open var isTranslucent = true
  open var isEnabled = true
  open var showsCancelButton = false { didSet { setNeedsDisplay() } }
  /// Stored only: Quoin doesn't read it.
  open var showsBookmarkButton = false
  /// Stored only: Quoin doesn't read it.
  open var showsScopeBar = false
  /// Stored only: Quoin doesn't read it.
  open var scopeButtonTitles: [String]?
  /// Stored only: Quoin doesn't read it.
  open var selectedScopeButtonIndex = 0
  open var autocapitalizationType = UITextAutocapitalizationType.none
  open var autocorrectionType = UITextAutocorrectionType.default
  open var spellCheckingType = UITextSpellCheckingType.default
  open var keyboardType = UIKeyboardType.default
  open var returnKeyType = UIReturnKeyType.search
  open var enablesReturnKeyAutomatically = true
  public let searchTextField = UISearchTextField()
  open func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) {
    self.showsCancelButton = showsCancelButton
  }
  /// Has no effect: icons are fixed.
  open func setImage(_ image: UIImage?, for icon: Icon, state: UIControl.State) {}
  public enum Icon: Int, Sendable { case search, clear, bookmark, resultsList }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: Self.noIntrinsicMetric, height: 56)
  }
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: 56)
  }

  open override var _rendering: AnyView? {
    let text = Binding<String>(
      get: { self.text ?? "" },
      set: { [weak self] in
        guard let self, self.text != $0 else { return }
        self.text = $0
        delegate?.searchBar(self, textDidChange: $0)
      })
    return HStack(spacing: 8) {
      HStack(spacing: 6) {
        Image(systemName: "magnifyingglass").foregroundStyle(.secondary)
        TextField("", text: text, prompt: Text(verbatim: placeholder ?? "Search"))
          .textFieldStyle(.plain)
          .onSubmit { [weak self] in
            if let self { self.delegate?.searchBarSearchButtonClicked(self) }
          }
      }
      .padding(.horizontal, 8)
      .frame(height: 36)
      .background(Color(uiColor: .tertiarySystemFill), in: RoundedRectangle(cornerRadius: 10))
      if showsCancelButton {
        Button { [weak self] in
          if let self { self.delegate?.searchBarCancelButtonClicked(self) }
        } label: {
          Text(verbatim: "Cancel")
        }
      }
    }
    .padding(.horizontal, 8)
    .frame(width: bounds.width, height: bounds.height).erased
  }
}

open class UISearchTextField: UITextField {
  open var tokens: [Any] = []
}

@MainActor @preconcurrency
public protocol UISearchBarDelegate: NSObjectProtocol {
  func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool
  func searchBarTextDidBeginEditing(_ searchBar: UISearchBar)
  func searchBarTextDidEndEditing(_ searchBar: UISearchBar)
  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)
  func searchBarSearchButtonClicked(_ searchBar: UISearchBar)
  func searchBarCancelButtonClicked(_ searchBar: UISearchBar)
  func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int)
}
extension UISearchBarDelegate {
  public func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool { true }
  public func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) {}
  public func searchBarTextDidEndEditing(_ searchBar: UISearchBar) {}
  public func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {}
  public func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {}
  public func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {}
  public func searchBar(
    _ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int
  ) {}
}

/// Wheels of rows, rendered as SwiftUI's wheel pickers.
open class UIPickerView: UIView {
  open weak var dataSource: (any UIPickerViewDataSource)?
  open weak var delegate: (any UIPickerViewDelegate)?
  /// Stored only: Quoin doesn't read it.
  open var showsSelectionIndicator = true
  private var chosen: [Int: Int] = [:]
  open var numberOfComponents: Int { dataSource?.numberOfComponents(in: self) ?? 0 }
  open func numberOfRows(inComponent component: Int) -> Int {
    dataSource?.pickerView(self, numberOfRowsInComponent: component) ?? 0
  }
  open func reloadAllComponents() { setNeedsDisplay() }
  open func reloadComponent(_ component: Int) { setNeedsDisplay() }
  open func selectRow(_ row: Int, inComponent component: Int, animated: Bool) {
    chosen[component] = row
    setNeedsDisplay()
  }
  open func selectedRow(inComponent component: Int) -> Int { chosen[component] ?? 0 }
  open func view(forRow row: Int, forComponent component: Int) -> UIView? { nil }
  open func rowSize(forComponent component: Int) -> CGSize { CGSize(width: 100, height: 32) }
  open override var intrinsicContentSize: CGSize { CGSize(width: 320, height: 216) }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
  open override var _rendering: AnyView? {
    HStack(spacing: 0) {
      ForEach(0..<numberOfComponents, id: \.self) { component in
        let row = Binding<Int>(
          get: { self.selectedRow(inComponent: component) },
          set: { [weak self] in
            guard let self else { return }
            selectRow($0, inComponent: component, animated: false)
            delegate?.pickerView(self, didSelectRow: $0, inComponent: component)
          })
        Picker("", selection: row) {
          ForEach(0..<self.numberOfRows(inComponent: component), id: \.self) { row in
            Text(
              verbatim: self.delegate?.pickerView(
                self, titleForRow: row, forComponent: component) ?? ""
            ).tag(row)
          }
        }
        .labelsHidden().pickerStyle(.wheel)
      }
    }
    .erased
  }
}
@MainActor @preconcurrency
public protocol UIPickerViewDataSource: NSObjectProtocol {
  func numberOfComponents(in pickerView: UIPickerView) -> Int
  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int
}
@MainActor @preconcurrency
public protocol UIPickerViewDelegate: NSObjectProtocol {
  func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat
  func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat
  func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int)
    -> String?
  func pickerView(
    _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int,
    reusing view: UIView?
  ) -> UIView
  func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int)
}
extension UIPickerViewDelegate {
  public func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat {
    100
  }
  public func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int)
    -> CGFloat
  { 32 }
  public func pickerView(
    _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
  ) -> String? { nil }
  public func pickerView(
    _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int,
    reusing view: UIView?
  ) -> UIView { UIView() }
  public func pickerView(
    _ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int
  ) {}
}
