import DeStijl
import UIKit

// Properties that are set like methods. They are key paths, and Swift 6 mode has no key paths to UIKit's
// properties from code that says nothing of actors, whoever asks for them. So this is of Swift 5 mode only.

func setters(on view: UIView) -> UILabel {
  view.layoutContent { $0.putLabel().text("middle").textColor(.white).top(.equal, to: .parent) }
  return build(UILabel.self).text("x").numberOfLines(2).build()
}
