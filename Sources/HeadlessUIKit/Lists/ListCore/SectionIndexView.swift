import Foundation

/// The titles at the side of a list that lead to its sections. Their spacing is our own: none has been
/// recorded.
final class SectionIndexView: UIView {
  private static let between = "•"

  /// The titles and their colors.
  struct Look: Equatable {
    var titles: [String] = []
    var color: UIColor?
    var background: UIColor?
    var trackingBackground: UIColor?
  }

  var look = Look() {
    didSet {
      guard look != oldValue else { return }
      let widest = look.titles.map { attributed($0, .label).size().width }.max() ?? 0
      width = max(15, widest.rounded(.up) + 4)
      isTracked = false
      setNeedsDisplay()
    }
  }
  /// The width of the widest title.
  private(set) var width: CGFloat = 15
  /// Called with the index of a touched title.
  var choose: (Int) -> Void = { _ in }
  private var chosen: Int?
  private var isTracked = false {
    didSet {
      backgroundColor = isTracked ? look.trackingBackground ?? look.background : look.background
    }
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    isOpaque = false
    contentMode = .redraw
  }

  required init?(coder: NSCoder) { nil }

  // MARK: Lines

  private var font: UIFont { .systemFont(ofSize: 11, weight: .semibold) }
  private var lineHeight: CGFloat { font.lineHeight.rounded(.up) }

  /// The lines of the index. Without room for all titles, some of them with dots between.
  var lines: [String] {
    let room = Int(bounds.height / lineHeight)
    guard look.titles.count > room else { return look.titles }
    let count = (room + 1) / 2
    guard count > 1 else { return Array(look.titles.prefix(max(0, min(1, room)))) }
    let shown = (0..<count).map { look.titles[$0 * (look.titles.count - 1) / (count - 1)] }
    return Array(shown.flatMap { [$0, Self.between] }.dropLast())
  }

  private var top: CGFloat { (bounds.height - CGFloat(lines.count) * lineHeight) / 2 }

  override func draw(_ rect: CGRect) {
    var y = top
    for line in lines {
      draw(line, in: CGRect(x: 0, y: y, width: bounds.width, height: lineHeight))
      y += lineHeight
    }
  }

  private func draw(_ line: String, in rect: CGRect) {
    let color = look.color ?? tintColor ?? .tintColor
    guard line != UITableView.indexSearch else { return drawSearch(in: rect, color) }
    let text = attributed(line, color)
    let size = text.size()
    text.draw(at: CGPoint(x: rect.midX - size.width / 2, y: rect.midY - size.height / 2))
  }

  private func attributed(_ line: String, _ color: UIColor) -> NSAttributedString {
    NSAttributedString(string: line, attributes: [.font: font, .foregroundColor: color])
  }

  /// Draws a magnifying glass.
  private func drawSearch(in rect: CGRect, _ color: UIColor) {
    let radius = rect.width * 0.22
    let center = CGPoint(x: rect.midX - radius / 3, y: rect.midY - radius / 3)
    let path = UIBezierPath(
      arcCenter: center, radius: radius, startAngle: 0, endAngle: 2 * .pi, clockwise: true)
    let (start, end) = (radius * 0.7, radius * 1.7)
    path.move(to: CGPoint(x: center.x + start, y: center.y + start))
    path.addLine(to: CGPoint(x: center.x + end, y: center.y + end))
    path.lineWidth = 1
    color.setStroke()
    path.stroke()
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    setNeedsDisplay()
  }

  // MARK: Fingers

  /// Keeps the list from scrolling with a touch on the index.
  override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    !(gestureRecognizer is UIPanGestureRecognizer)
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    isTracked = true
    follow(touches)
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { follow(touches) }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { stop() }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { stop() }

  /// Every title can be reached, including those behind dots.
  private func follow(_ touches: Set<UITouch>) {
    let (count, height) = (look.titles.count, CGFloat(lines.count) * lineHeight)
    guard let y = touches.first?.location(in: self).y, count > 0, height > 0 else { return }
    let place = Int(((y - top) / height * CGFloat(count)).rounded(.down))
    let new = min(max(place, 0), count - 1)
    guard new != chosen else { return }
    chosen = new
    choose(new)
  }

  private func stop() {
    chosen = nil
    isTracked = false
  }
}
