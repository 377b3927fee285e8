import UIKit

/// Lays its tags out in lines, by frames.
final class TagsView: UIView {
  var tags: [String] = [] {
    didSet { reload() }
  }
  private var labels: [PaddedLabel] = []
  private var lastWidth: CGFloat = 0

  private func reload() {
    labels.forEach { $0.removeFromSuperview() }
    labels = tags.map { tag in
      let label = PaddedLabel()
      label.text = tag
      label.font = .systemFont(ofSize: 12, weight: .medium)
      label.backgroundColor = .secondarySystemBackground
      label.layer.cornerRadius = 6
      label.layer.masksToBounds = true
      addSubview(label)
      return label
    }
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  @discardableResult
  private func place(in width: CGFloat, moves: Bool) -> CGFloat {
    var point = CGPoint.zero
    var height: CGFloat = 0
    for label in labels {
      let size = label.sizeThatFits(CGSize(width: width, height: .infinity))
      if point.x > 0, point.x + size.width > width {
        point = CGPoint(x: 0, y: point.y + height + 4)
      }
      height = size.height
      if moves { label.frame = CGRect(origin: point, size: size) }
      point.x += size.width + 4
    }
    return labels.isEmpty ? 0 : point.y + height
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    place(in: bounds.width, moves: true)
    if lastWidth != bounds.width {
      lastWidth = bounds.width
      invalidateIntrinsicContentSize()
    }
  }

  override var intrinsicContentSize: CGSize {
    let width = bounds.width > 0 ? bounds.width : 200
    return CGSize(width: UIView.noIntrinsicMetric, height: place(in: width, moves: false))
  }
}
