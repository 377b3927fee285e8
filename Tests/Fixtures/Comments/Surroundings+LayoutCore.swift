import LayoutCore
import UIKit

class LayoutCoreSurroundings: Surroundings {
  let plan = LayoutPlan(host: nil)
  let nextPlan = LayoutPlan(host: nil)
}
