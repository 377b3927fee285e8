import Foundation
import HeadlessUIKit
import Testing

/// The system's picker controllers.
@MainActor
struct PickerTests {
  private final class Screen: UIViewController, UIImagePickerControllerDelegate,
    UINavigationControllerDelegate, UIColorPickerViewControllerDelegate
  {
    var told: [String] = []

    func imagePickerController(
      _ picker: UIImagePickerController,
      didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
    ) {
      told.append("\((info[.originalImage] as? UIImage)?.size.width ?? 0)")
      picker.dismiss(animated: false)
    }

    func colorPickerViewControllerDidSelectColor(_ controller: UIColorPickerViewController) {
      told.append("color")
    }

    func colorPickerViewControllerDidFinish(_ controller: UIColorPickerViewController) {
      told.append("finished")
    }
  }

  private final class Save: UIActivity {
    var saved: [String] = []
    override var activityType: ActivityType? { ActivityType("save") }
    override var activityTitle: String? { "Save" }
    override func canPerform(withActivityItems items: [Any]) -> Bool { items is [String] }
    override func prepare(withActivityItems items: [Any]) { saved = items as? [String] ?? [] }
  }

  @Test func imagePickerReportsPickAndCancel() {
    let (screen, picker) = (Screen(), UIImagePickerController())
    let window = Headless.host(screen)
    picker.delegate = screen
    screen.present(picker, animated: false)
    Headless.pick(
      UIGraphicsImageRenderer(size: CGSize(width: 7, height: 7)).image { _ in }, in: picker)
    Headless.wait(1)
    #expect(screen.told == ["7.0"] && screen.presentedViewController == nil)

    screen.present(picker, animated: false)
    Headless.cancel(picker)
    Headless.wait(1)
    #expect(screen.told == ["7.0"] && screen.presentedViewController == nil)
    #expect(!UIImagePickerController.isSourceTypeAvailable(.camera))
    withExtendedLifetime(window) {}
  }

  @Test func colorPickerFallsBackToOlderDelegateMethod() {
    let (screen, picker) = (Screen(), UIColorPickerViewController())
    let window = Headless.host(screen)
    picker.delegate = screen
    screen.present(picker, animated: false)
    Headless.choose(.red, in: picker)
    #expect(screen.told == ["color"] && picker.selectedColor == .red)
    Headless.finish(picker)
    #expect(screen.told == ["color", "finished"])
    withExtendedLifetime(window) {}
  }

  @Test func colorWellReportsUserChoicesOnly() {
    let well = UIColorWell(frame: CGRect(x: 0, y: 0, width: 28, height: 28))
    let window = window(showing: well)
    var told: [UIColor?] = []
    well.addAction(UIAction { _ in told.append(well.selectedColor) }, for: .valueChanged)
    well.selectedColor = .blue
    Headless.choose(UIColor(red: 1, green: 0, blue: 0, alpha: 1), of: well)
    well.isEnabled = false
    Headless.choose(.green, of: well)
    #expect(told == [.red])
    well.isEnabled = true
    #expect(Headless.render(well).contains("#ff0000"))
    withExtendedLifetime(window) {}
  }

  @Test func activitySheetOffersApplicableActivities() {
    let (screen, save) = (Screen(), Save())
    let window = Headless.host(screen)
    let sheet = UIActivityViewController(activityItems: ["a"], applicationActivities: [save])
    var told: [String] = []
    sheet.completionWithItemsHandler = { type, completed, _, _ in
      told.append("\(type?.rawValue ?? "nothing") \(completed)")
    }
    screen.present(sheet, animated: false)
    #expect(Headless.activities(of: sheet) == ["Save"])
    Headless.choose("Save", in: sheet)
    #expect(save.saved == ["a"] && told == ["save true"])
    Headless.cancel(sheet)
    #expect(told == ["save true", "nothing false"])
    sheet.excludedActivityTypes = [UIActivity.ActivityType("save")]
    #expect(Headless.activities(of: sheet).isEmpty)
    let other = UIActivityViewController(activityItems: [3], applicationActivities: [save])
    #expect(Headless.activities(of: other).isEmpty)
    withExtendedLifetime(window) {}
  }
}
