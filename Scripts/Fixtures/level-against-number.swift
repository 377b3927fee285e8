import DeStijl
import UIKit

func isAbove(_ level: UIWindow.Level, _ value: CGFloat) -> Bool {
  level > value  // error: cannot convert value of type 'UIWindow.Level'
}
