import DeStijl
import UIKit

class StructuredLayoutSurroundings: Surroundings {
  let content: any Block = UIView()
  let width: CGFloat = 8
  let photo = UIImageView()
  let name = UILabel()
  let pager = UIScrollView()
  let pages: [UIView] = []
  let firstWeekday = 1
  let days: [UIView] = []
}

struct CellRow { let cells: [UIView] = [] }

let rows: [CellRow] = []
@MainActor let manager = LayoutManager()

struct PersonRow: CompositeBlock {
  let photo: UIView
  let name: UILabel

  var body: some Block {
    HStackBlock {
      photo; name
    }
  }
}
