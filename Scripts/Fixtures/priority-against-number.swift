import DeStijl
import UIKit

func isStrong(_ priority: UILayoutPriority, _ value: Float) -> Bool {
  priority > value  // error: cannot convert value of type 'UILayoutPriority'
}
