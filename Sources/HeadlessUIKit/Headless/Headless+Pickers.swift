import Foundation

/// Input for system controllers that show nothing here.
extension Headless {
  /// Chooses a picture, unchanged.
  public static func pick(_ image: UIImage, in picker: UIImagePickerController) {
    picker.pick([.originalImage: image, .mediaType: "public.image"])
  }

  /// Closes the picker without a picture.
  public static func cancel(_ picker: UIImagePickerController) { picker.cancel() }

  /// Chooses a color; the picker stays open.
  public static func choose(_ color: UIColor, in picker: UIColorPickerViewController) {
    picker.choose(color)
  }

  /// Closes the picker.
  public static func finish(_ picker: UIColorPickerViewController) { picker.finish() }

  /// Chooses a color.
  public static func choose(_ color: UIColor, of well: UIColorWell) {
    guard canReach(well) else { return }
    well.choose(color)
    well.window?.layoutIfNeeded()
  }

  /// The titles of the activities that a sheet offers.
  public static func activities(of sheet: UIActivityViewController) -> [String] {
    sheet.offered.map { $0.activityTitle ?? "" }
  }

  /// Chooses an activity by its title.
  public static func choose(_ title: String, in sheet: UIActivityViewController) {
    guard let activity = sheet.offered.first(where: { $0.activityTitle == title }) else {
      return log("The sheet offers no activity \(title).")
    }
    sheet.perform(activity)
  }

  /// Closes the sheet without an activity.
  public static func cancel(_ sheet: UIActivityViewController) { sheet.finish(nil, false) }
}
