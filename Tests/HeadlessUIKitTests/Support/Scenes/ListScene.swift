import Foundation

@testable import HeadlessUIKit

/// A column of rows, each with a title and a detail, made in one of several usual ways.
@MainActor
final class ListScene {
  enum Kind: CaseIterable {
    /// Rows of a given height, and texts of one line.
    case rows
    /// Rows as tall as their wrapping texts, beside a picture with an aspect ratio.
    case cards
    /// Texts that wrap and are no wider than necessary.
    case bubbles
    /// Stack views in a stack view.
    case stacks
    /// A stack view of cards in a scroll view that is as wide as the screen.
    case scroll
  }

  let root = makeRoot(390, 700)
  let scrollView = UIScrollView()
  private(set) var titles: [UILabel] = []
  private let list = UIView()
  private let column = UIStackView()

  init(_ kind: Kind, rows count: Int) {
    column.axis = .vertical
    column.spacing = 8
    let rows = (0..<count).map { number in makeRow(kind, number) }
    switch kind {
    case .rows, .cards, .bubbles: stack(rows)
    case .stacks:
      for row in rows { column.addArrangedSubview(row) }
      fill(root.adding(column), root, bottom: false)
    case .scroll:
      for row in rows { column.addArrangedSubview(row) }
      fill(root.adding(scrollView), root)
      fill(scrollView.adding(column), scrollView.contentLayoutGuide)
      column.widthAnchor.constraint(equalTo: scrollView.frameLayoutGuide.widthAnchor).activated()
    }
    root.layoutIfNeeded()
  }

  private func fill(_ view: UIView, _ item: AnyObject, bottom: Bool = true) {
    let edges: [NSLayoutConstraint.Attribute] = [.leading, .trailing, .top, .bottom]
    for edge in edges where bottom || edge != .bottom {
      NSLayoutConstraint(
        item: view, attribute: edge, relatedBy: .equal, toItem: item, attribute: edge,
        multiplier: 1, constant: 0
      ).activated()
    }
  }

  private func stack(_ rows: [UIView]) {
    fill(root.adding(list), root, bottom: false)
    var top = list.topAnchor
    for row in rows {
      list.adding(row).topAnchor.constraint(equalTo: top, constant: 8).activated()
      row.leadingAnchor.constraint(equalTo: list.leadingAnchor, constant: 16).activated()
      row.trailingAnchor.constraint(equalTo: list.trailingAnchor, constant: -16).activated()
      top = row.bottomAnchor
    }
    list.bottomAnchor.constraint(equalTo: top).activated()
  }

  private func makeRow(_ kind: Kind, _ number: Int) -> UIView {
    let (title, detail) = (UILabel(), UILabel())
    title.text = "The title of row \(number % 10) is as long as it must be to need two lines"
    detail.text = "Detail"
    titles.append(title)
    switch kind {
    case .stacks:
      title.numberOfLines = 0
      let row = UIStackView(arrangedSubviews: [title, detail])
      row.spacing = 8
      row.alignment = .firstBaseline
      title.setContentCompressionResistancePriority(.defaultLow, for: .horizontal)
      return row
    case .rows:
      title.text = "Title \(number % 10)"
      return makeLine(title, detail)
    case .cards, .scroll: return makeCard(title)
    case .bubbles: return makeBubble(title)
    }
  }

  private func makeLine(_ title: UILabel, _ detail: UILabel) -> UIView {
    let row = UIView()
    for view in [title, detail] {
      row.adding(view).centerYAnchor.constraint(equalTo: row.centerYAnchor).activated()
    }
    title.leadingAnchor.constraint(equalTo: row.leadingAnchor).activated()
    detail.trailingAnchor.constraint(equalTo: row.trailingAnchor).activated()
    title.trailingAnchor.constraint(
      lessThanOrEqualTo: detail.leadingAnchor, constant: -8
    ).activated()
    title.setContentCompressionResistancePriority(.defaultLow, for: .horizontal)
    row.heightAnchor.constraint(equalToConstant: 44).activated()
    return row
  }

  private func makeCard(_ title: UILabel) -> UIView {
    let (row, picture) = (UIView(), Box(named: "picture"))
    title.numberOfLines = 0
    for view in [title, picture] {
      row.adding(view).topAnchor.constraint(equalTo: row.topAnchor).activated()
      view.bottomAnchor.constraint(lessThanOrEqualTo: row.bottomAnchor).activated()
    }
    title.bottomAnchor.constraint(equalTo: row.bottomAnchor).at(740).activated()
    picture.leadingAnchor.constraint(equalTo: row.leadingAnchor).activated()
    picture.widthAnchor.constraint(equalToConstant: 40).activated()
    picture.heightAnchor.constraint(
      equalTo: picture.widthAnchor, multiplier: 0.5
    ).activated()
    title.leadingAnchor.constraint(equalTo: picture.trailingAnchor, constant: 8).activated()
    title.trailingAnchor.constraint(equalTo: row.trailingAnchor).activated()
    return row
  }

  private func makeBubble(_ title: UILabel) -> UIView {
    let row = UIView()
    title.numberOfLines = 0
    row.adding(title).topAnchor.constraint(equalTo: row.topAnchor).activated()
    title.bottomAnchor.constraint(equalTo: row.bottomAnchor).activated()
    title.leadingAnchor.constraint(equalTo: row.leadingAnchor).activated()
    title.trailingAnchor.constraint(
      lessThanOrEqualTo: row.trailingAnchor, constant: -80
    ).activated()
    return row
  }
}
