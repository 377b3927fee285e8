import DeStijl
import UIKit

class ClassicLayoutSurroundings: Surroundings {
  let gap = ConstraintGroup()
  var map: MapView?
  var content: ContentContainer<UIView> {
    var containers: [ContentContainer<UIView>] = []
    UIView().layoutContent { containers.append($0) }
    return containers[0]
  }
}

final class MapView: UIView {
  struct Region { static let here = Region() }
  convenience init(region: Region) { self.init() }
}
