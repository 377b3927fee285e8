import DeStijl

/// The parts of a row: an icon, a title and a detail; in some rows there is no room for both texts.
@MainActor
struct ListRow {
  let icon = UIView()
  let title: Box
  let detail: Box

  init(_ number: Int) {
    title = Box(CGSize(width: 60 + number * 73 % 200, height: 20))
    detail = Box(CGSize(width: 30 + number * 41 % 90, height: 17))
    detail.setContentCompressionResistancePriority(.init(751), for: .horizontal)
  }

  /// The views in reading order.
  var views: [UIView] { [icon, title, detail] }

  /// The parts side by side, 44 points high.
  var block: any Block {
    HStackBlock(spacing: 8) {
      icon.viewBlock.size(24)
      title
      StackingSpacer(minLength: 8)
      detail
    }
    .height(44)
  }
}
