import Foundation
import Testing

@testable import HeadlessUIKit

/// The places of an alert's actions, and the ways to dismiss an action sheet.
@MainActor
struct ActionSheetTests {
  private let root = UIViewController()
  private let heard = Heard()

  private final class Heard {
    var value = ""
  }

  private func make(_ style: UIAlertController.Style, cancels: Bool = true) -> UIAlertController {
    let alert = UIAlertController(title: "Photo", message: nil, preferredStyle: style)
    let actions: [(String, UIAlertAction.Style)] = [("Cancel", .cancel), ("Keep", .default)]
    for (title, style) in actions where cancels || style != .cancel {
      alert.addAction(
        UIAlertAction(title: title, style: style) { [heard] _ in heard.value += title })
    }
    return alert
  }

  private func buttons(of alert: UIAlertController) -> [UIButton] {
    (alert.view.subviews.first?.subviews ?? []).compactMap { $0 as? UIButton }
      .sorted { $0.frame.minY < $1.frame.minY }
  }

  private func titles(of alert: UIAlertController) -> [String?] {
    buttons(of: alert).map { $0.title(for: .normal) }
  }

  @Test(arguments: [UIAlertController.Style.alert, .actionSheet])
  func cancelActionIsLast(style: UIAlertController.Style) {
    let window = Headless.host(root)
    let alert = make(style)
    root.present(alert, animated: true)
    window.layoutIfNeeded()
    #expect(titles(of: alert) == ["Keep", "Cancel"])
    #expect(alert.actions.map(\.title) == ["Cancel", "Keep"])
  }

  @Test func preferredActionIsBoldInsteadOfCancel() {
    let window = Headless.host(root)
    let alert = make(.alert)
    alert.view.tintColor = .red
    let semibold = UIFont.systemFont(ofSize: 17, weight: .semibold)
    func bold() -> [String?] {
      buttons(of: alert).filter { $0.titleLabel?.font == semibold }.map { $0.title(for: .normal) }
    }
    #expect(bold() == ["Cancel"])
    alert.preferredAction = alert.actions[1]
    #expect(bold() == ["Keep"])
    withExtendedLifetime(window) {}
  }

  @Test(arguments: [Headless.Device.iPhone16, .iPadAir11], [true, false])
  func tapOutsideActionSheetCancelsIt(device: Headless.Device, cancels: Bool) {
    let window = Headless.host(root, in: Headless.Environment(device: device))
    let sheet = make(.actionSheet, cancels: cancels)
    sheet.popoverPresentationController?.sourceView = root.view
    root.present(sheet, animated: true)
    window.layoutIfNeeded()
    Headless.tap(at: CGPoint(x: 5, y: 100), in: window)
    Headless.runLoop()
    #expect(heard.value == (cancels ? "Cancel" : ""))
    let stays = device == .iPhone16 && !cancels
    #expect((root.presentedViewController == nil) == !stays)
  }

  @Test func tapOutsideAlertDoesNothing() {
    let window = Headless.host(root)
    root.present(make(.alert), animated: true)
    window.layoutIfNeeded()
    Headless.tap(at: CGPoint(x: 5, y: 100), in: window)
    Headless.runLoop()
    #expect(heard.value == "" && root.presentedViewController != nil)
  }

  @Test func actionSheetIsAPopoverOnIPad() {
    let window = Headless.host(root, in: Headless.Environment(device: .iPadAir11))
    let source = UIView(frame: CGRect(x: 400, y: 100, width: 40, height: 40))
    root.view.addSubview(source)
    let sheet = make(.actionSheet)
    #expect(sheet.modalPresentationStyle == .popover)
    sheet.popoverPresentationController?.sourceView = source
    root.present(sheet, animated: true)
    window.layoutIfNeeded()
    #expect(sheet.view.frame.midX == 420 && sheet.view.frame.minY == 153)
    #expect(sheet.view.frame.width == 270 && sheet.view.frame.height < 200)
    #expect(titles(of: sheet) == ["Keep"])
    #expect(make(.alert).popoverPresentationController == nil)
  }

  @Test func actionSheetOnIPadNeedsASource() {
    let window = Headless.host(root, in: Headless.Environment(device: .iPadAir11))
    let messages = collectingLog { root.present(make(.actionSheet), animated: true) }
    #expect(messages.count == 1 && messages[0].contains("sourceView"))
    withExtendedLifetime(window) {}
  }

  @Test func compactIPadWindowShowsAnActionSheet() {
    let window = Headless.host(
      root,
      in: Headless.Environment(device: .iPadAir11, orientation: .landscape, splitView: .oneThird))
    let sheet = make(.actionSheet)
    let messages = collectingLog { root.present(sheet, animated: true) }
    window.layoutIfNeeded()
    #expect(messages.isEmpty && sheet.view.frame == window.bounds)
    #expect(titles(of: sheet) == ["Keep", "Cancel"])
  }
}
