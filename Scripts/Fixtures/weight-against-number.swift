import DeStijl
import UIKit

func isBolder(_ weight: UIFont.Weight, _ value: CGFloat) -> Bool {
  weight > value  // error: cannot convert value of type 'UIFont.Weight'
}
