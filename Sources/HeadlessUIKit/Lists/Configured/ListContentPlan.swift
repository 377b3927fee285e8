import Foundation

/// The inputs for the constraints of a list's content.
@MainActor
struct ListContentPlan: Equatable {
  let hasText: Bool
  let hasSecondary: Bool
  let hasImage: Bool
  let isSideBySide: Bool
  /// The minimum height of the content.
  let least: CGFloat
  let imagePadding: CGFloat
  let horizontalPadding: CGFloat
  let verticalPadding: CGFloat
  let maximum: CGSize
  let reserved: CGSize

  init(
    _ list: UIListContentConfiguration, hasText: Bool, hasSecondary: Bool, isSideBySide: Bool,
    least: CGFloat
  ) {
    (self.hasText, self.hasSecondary, hasImage) = (hasText, hasSecondary, list.image != nil)
    (self.isSideBySide, self.least) = (isSideBySide, least)
    imagePadding = list.imageToTextPadding
    horizontalPadding = list.textToSecondaryTextHorizontalPadding
    verticalPadding = list.textToSecondaryTextVerticalPadding
    let look = list.imageProperties
    maximum = look.maximumSize
    reserved = CGSize(
      width: look.reservedLength(look.reservedLayoutSize.width),
      height: look.reservedLength(look.reservedLayoutSize.height))
  }

  /// Stronger than the compression resistance of texts, and weaker than a required height.
  private static let strong = UILayoutPriority(999)

  func constraints(
    _ view: UIView, _ label: UILabel, _ secondary: UILabel, _ image: UIImageView,
    _ block: UILayoutGuide
  ) -> [NSLayoutConstraint] {
    let margins = view.layoutMarginsGuide
    var strong = [
      block.topAnchor.constraint(greaterThanOrEqualTo: margins.topAnchor),
      block.bottomAnchor.constraint(lessThanOrEqualTo: margins.bottomAnchor),
      block.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
      view.heightAnchor.constraint(greaterThanOrEqualToConstant: least),
    ]
    for constraint in strong { constraint.priority = Self.strong }
    strong.append(block.centerYAnchor.constraint(equalTo: margins.centerYAnchor))
    if hasImage {
      strong += imageConstraints(image, margins, block)
    } else {
      strong.append(block.leadingAnchor.constraint(equalTo: margins.leadingAnchor))
    }
    if isSideBySide { return strong + sideBySide(label, secondary, block) }
    var (top, gap) = (block.topAnchor, CGFloat(0))
    for (text, isThere) in [(label, hasText), (secondary, hasSecondary)] where isThere {
      strong += [
        text.topAnchor.constraint(equalTo: top, constant: gap),
        text.leadingAnchor.constraint(equalTo: block.leadingAnchor),
        text.trailingAnchor.constraint(equalTo: block.trailingAnchor),
      ]
      (top, gap) = (text.bottomAnchor, verticalPadding)
    }
    return strong + [block.bottomAnchor.constraint(equalTo: top)]
  }

  private func sideBySide(
    _ label: UILabel, _ secondary: UILabel, _ block: UILayoutGuide
  ) -> [NSLayoutConstraint] {
    let exact = [
      label.leadingAnchor.constraint(equalTo: block.leadingAnchor),
      secondary.trailingAnchor.constraint(equalTo: block.trailingAnchor),
      secondary.leadingAnchor.constraint(
        greaterThanOrEqualTo: label.trailingAnchor, constant: horizontalPadding),
      secondary.firstBaselineAnchor.constraint(equalTo: label.firstBaselineAnchor),
    ]
    let around = [label, secondary].flatMap { text in
      [
        text.topAnchor.constraint(greaterThanOrEqualTo: block.topAnchor),
        text.bottomAnchor.constraint(lessThanOrEqualTo: block.bottomAnchor),
      ]
    }
    // As compact as the other constraints allow.
    let tight = block.heightAnchor.constraint(equalToConstant: 0)
    tight.priority = UILayoutPriority(1)
    let top = label.topAnchor.constraint(equalTo: block.topAnchor)
    top.priority = UILayoutPriority(2)
    return exact + around + [tight, top]
  }

  private func imageConstraints(
    _ image: UIImageView, _ margins: UILayoutGuide, _ block: UILayoutGuide
  ) -> [NSLayoutConstraint] {
    var all = [image.centerYAnchor.constraint(equalTo: margins.centerYAnchor)]
    if reserved.width > 0 {
      all += [
        image.centerXAnchor.constraint(
          equalTo: margins.leadingAnchor, constant: reserved.width / 2),
        block.leadingAnchor.constraint(
          equalTo: margins.leadingAnchor, constant: reserved.width + imagePadding),
      ]
    } else {
      all += [
        image.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
        block.leadingAnchor.constraint(equalTo: image.trailingAnchor, constant: imagePadding),
      ]
    }
    if maximum.width > 0 {
      all.append(image.widthAnchor.constraint(lessThanOrEqualToConstant: maximum.width))
    }
    if maximum.height > 0 {
      all.append(image.heightAnchor.constraint(lessThanOrEqualToConstant: maximum.height))
    }
    let inside = [
      image.topAnchor.constraint(greaterThanOrEqualTo: margins.topAnchor),
      margins.heightAnchor.constraint(greaterThanOrEqualToConstant: reserved.height),
    ]
    for constraint in inside { constraint.priority = Self.strong }
    return all + inside
  }
}
