import TestSupport
import Testing

/// Views made from attributes: UIKit's classes, an app's own, and existing views.
@MainActor
struct MakingTests {
  @Test func literalsMakeEveryMakeableClass() {
    let label: UILabel = []
    let button: UIButton = []
    let indicator: UIActivityIndicatorView = []
    let collection: UICollectionView = []
    let image: UIImageView = []
    let pages: UIPageControl = []
    let picker: UIPickerView = []
    let progress: UIProgressView = []
    let search: UISearchBar = []
    let segments: UISegmentedControl = []
    let slider: UISlider = []
    let stack: UIStackView = []
    let toggle: UISwitch = []
    let table: UITableView = []
    let field: UITextField = []
    let text: UITextView = []
    let views = [
      label, button, indicator, collection, image, pages, picker, progress, search, segments,
      slider,
      stack, toggle, table, field, text,
    ]
    #expect(views.allSatisfy { !$0.translatesAutoresizingMaskIntoConstraints })
    #expect(indicator.isAnimating && indicator.style == .medium && button.buttonType == .custom)
    #expect(collection.collectionViewLayout is UICollectionViewFlowLayout && table.style == .plain)
  }

  @Test func makeBuildsEveryOtherClass() {
    #expect(type(of: UIView.make([.alpha(0.5)])) == UIView.self)
    #expect(UIScrollView.make(.bounces(false), .alpha(0.5)).alpha == 0.5)
    #expect(UIButton.make(ViewStyle([.text("a")])).title(for: .normal) == "a")
    let views: [UIView] = [
      UIDatePicker.make(), UIToolbar.make(), UITabBar.make(), UIStepper.make(),
      UIVisualEffectView.make(), UIControl.make(), UINavigationBar.make(), UIRefreshControl.make(),
      UISearchTextField.make(),
    ]
    #expect(views.allSatisfy { !$0.translatesAutoresizingMaskIntoConstraints })
    let label: UILabel = make(.text("a"), .color(.red))
    #expect(label.text == "a" && label.backgroundColor == .red)
  }

  @Test func customMakeableClassIsMadeFromALiteral() {
    let card: Card = [.color(.red), .alpha(0.5)]
    let merged: Card = ViewStyle([.color(.red)]) <<- .color(.blue)
    #expect(card.backgroundColor == .red && card.styles == [2] && merged.backgroundColor == .blue)
    #expect(Card.make([.color(.green)]).backgroundColor == .green)
  }

  @Test func makeBuildsACustomBuildableClass() {
    #expect(BuildableView.make([.alpha(0.5)]).shine == 1)
  }

  @Test func oneStyleMakesManyViews() {
    let style: ViewStyle = [.text("a"), .width(20)]
    let (first, second): (UILabel, UILabel) = (make(style), make(style))
    #expect(first !== second && looks(first) == looks(second))
  }

  @Test func everyMergeCanMakeAView() {
    let style: ViewStyle = [.axis(.vertical)]
    let view = UIView()
    let merged: UIStackView = style.merge(master: [.spacing(4)])
    let slave: UIStackView = style.merge(slave: .spacing(5))
    let chained: UIStackView = .axis(.vertical) <- .views([view]) <- [.spacing(6)]
    let list: UIStackView = [.axis(.vertical)] <- [.spacing(7)]
    let own: StyledLabel = ViewStyle([.text("a")]) <<- .text("b")
    #expect([merged, slave, chained, list].map(\.spacing) == [4, 5, 6, 7])
    #expect([merged, slave, chained, list].allSatisfy { $0.axis == .vertical })
    #expect(chained.arrangedSubviews == [view] && own.text == "b")
  }

  @Test func readyMadeViewsKeepTheirStyle() {
    let label: StyledLabel = [.text("a")]^
    let field: StyledTextField = [.placeholder("p")]^
    let text: TextView = [.text("t")]^
    let image: ImageView = [.contentMode(.center)]^
    let stack: StackView = [.spacing(4)]^
    let row: StackView = [.axis(.horizontal)]^
    #expect(label.text == "a" && label.style.value(.text) == "a" && StyledLabel().style.isEmpty)
    #expect(field.placeholder == "p" && text.text == "t" && image.contentMode == .center)
    #expect(stack.axis == .vertical && stack.spacing == 4 && row.axis == .horizontal)
    #expect(
      [label, field, text, image, stack].allSatisfy {
        !$0.translatesAutoresizingMaskIntoConstraints
      })
  }

  @Test func borderOfAReadyMadeButtonFollowsItsState() {
    let button: StyledButton = [
      .states([
        Normal("a", borderColor: .red), Highlighted("b", borderColor: .blue),
        Disabled("c", borderColor: .green), Selected("d"),
      ])
    ]^
    var border: UIColor? { button.layer.borderColor.map { UIColor(cgColor: $0) } }
    #expect(border == .red && button.clipsToBounds)
    button.isHighlighted = true
    #expect(border == .blue)
    button.isHighlighted = false
    button.isSelected = true
    #expect(border == .red)
    button.isSelected = false
    button.isEnabled = false
    #expect(border == .green)
    #expect(button.contentHuggingPriority(for: .vertical) == .defaultHigh)
    button.translatesAutoresizingMaskIntoConstraints = true
    button.frame = CGRect(x: 0, y: 0, width: 100, height: 30)
    button.layoutIfNeeded()
    #expect(button.layer.cornerRadius == 15)
  }

  /// If only some states state a color, the border has its earlier color in the others.
  @Test func stateWithoutABorderColorRestoresTheEarlierOne() {
    let button: StyledButton = [.states([Normal("a"), Highlighted("b", borderColor: .blue)])]^
    for before: UIColor in [.black, .green] {
      button.layer.borderColor = before.cgColor
      button.isHighlighted = true
      #expect(button.layer.borderColor == UIColor.blue.cgColor)
      button.isSelected = true
      button.isSelected = false
      button.isHighlighted = false
      #expect(button.layer.borderColor == before.cgColor)
    }
  }

  /// As in any list, the first of several equal states wins, whether the style is merged or not.
  @Test func firstOfDuplicateStatesWins() {
    let styles: [ViewStyle] = [
      [.states([Normal("a"), Normal("b", titleColor: .red)])],
      ViewStyle([.states([Normal("a"), Normal("b", titleColor: .red)])]) <- [
        .states([Normal("c")])
      ],
    ]
    for style in styles {
      let button = UIButton()
      style.install(on: button)
      #expect(button.title(for: .normal) == "a" && button.titleColor(for: .normal) == .red)
    }
  }

  /// An attribute fitted to a kind of view keeps that fit when it is merged.
  @Test func mergedAttributeKeepsItsFit() {
    let fitted = ViewAttribute.states([Normal("a")]).fitting { (label: UILabel) in label.tag = 4 }
    let style = ViewStyle([fitted]) <- [.states([Highlighted("b")])]
    let label = UILabel()
    style.install(on: label)
    #expect(label.tag == 4)
  }

  @Test func composableRoundsItsCornersInItsOwnLayout() {
    let view = Rounded([.roundedBy(.height)])
    view.frame = CGRect(x: 0, y: 0, width: 10, height: 40)
    view.layoutIfNeeded()
    #expect(view.layer.cornerRadius == 20 && view.laidOut == 1)
  }
}

private final class Card: UIView, Makeable {
  var styles: [Int] = []

  static func createEmpty() -> Card { Card(frame: .zero) }

  func postMake(_ style: ViewStyle) { styles.append(style.count) }
}

private final class BuildableView: UIView, Buildable {
  var shine = 1

  required init() { super.init(frame: .zero) }
  required init?(coder: NSCoder) { nil }
}

private final class Rounded: UIView, Composable {
  let style: ViewStyle
  var laidOut = 0

  init(_ style: ViewStyle?) {
    self.style = style ?? []
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    layoutSubviews(with: style)
  }

  func customLayoutSubviews(with style: ViewStyle) { laidOut += 1 }
}
