import DeStijl
import UIKit

// Properties that are set like methods. They are key paths, and in Swift 6 mode no code without actor
// annotations can form key paths to UIKit's properties. So this code is for Swift 5 mode only.

func setters(on view: UIView) -> UILabel {
  view.layoutContent { $0.putLabel().text("middle").textColor(.white).top(.equal, to: .parent) }
  return build(UILabel.self).text("x").numberOfLines(2).build()
}
