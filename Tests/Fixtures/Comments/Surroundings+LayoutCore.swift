import LayoutCore
import UIKit

class LayoutCoreSurroundings: Surroundings {
  var plan: LayoutPlan { LayoutPlan(host: nil) }
  var nextPlan: LayoutPlan { LayoutPlan(host: nil) }
}
