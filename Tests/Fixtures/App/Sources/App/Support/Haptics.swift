import UIKit

enum Haptics {
  static func tap() { UIImpactFeedbackGenerator(style: .light).impactOccurred() }

  static func success() {
    let generator = UINotificationFeedbackGenerator()
    generator.prepare()
    generator.notificationOccurred(.success)
  }

  static var isAvailable: Bool { UIDevice.current.userInterfaceIdiom == .phone }
}
