import Foundation
@testable import Styling
import TestSupport
import Testing

/// Properties as functions that form chains.
@MainActor
struct ChainTests {
  @Test func documentedChainSetsAndReturnsTheLabel() {
    let myLabel = UILabel()
      .numberOfLines(0)
      .text("Hello buddy")
      .backgroundColor(.blue)
      .isHighlighted(true)
      .borderWidth(1)
      .borderColor(.cyan)
    #expect(type(of: myLabel) == UILabel.self && myLabel.text == "Hello buddy")
    #expect(myLabel.numberOfLines == 0 && myLabel.backgroundColor == .blue && myLabel.isHighlighted)
    #expect(myLabel.layer.borderWidth == 1 && myLabel.layer.borderColor == UIColor.cyan.cgColor)
  }

  @Test func everyKindOfViewHasChainedProperties() {
    #expect(UISlider().minimumValue(2).maximumValue(9).value(5).tintColor(.red).value == 5)
    #expect(UISwitch().isOn(true).onTintColor(.red).isOn)
    #expect(UIStackView().axis(.vertical).spacing(4).alignment(.center).spacing == 4)
    #expect(
      UIScrollView().bounces(false).contentSize(CGSize(width: 3, height: 4)).contentSize.width == 3)
    #expect(
      UITextField().placeholder("p").keyboardType(.emailAddress).keyboardType == .emailAddress)
    #expect(UITextView().isEditable(false).text("t").text == "t")
    #expect(
      UIImageView().image(nil).highlightedImage(nil).contentMode(.center).contentMode == .center)
    #expect(
      UITableView().rowHeight(30).separatorStyle(.none).allowsSelection(false).rowHeight == 30)
    #expect(UISearchBar().prompt("q").searchBarStyle(.minimal).prompt == "q")
    #expect(UISegmentedControl().isMomentary(true).isMomentary)
    #expect(UIActivityIndicatorView().hidesWhenStopped(false).color(.red).color == .red)
    #expect(UIProgressView().progress(0.5).progressTintColor(.red).progress == 0.5)
    #expect(UIVisualEffectView(effect: nil).effect(UIBlurEffect(style: .dark)).effect != nil)
    #expect(UIPageControl().numberOfPages(4).currentPage(2).currentPage == 2)
    #expect(UIStepper().maximumValue(7).value(6).value == 6)
    #expect(UIDatePicker().minuteInterval(5).minuteInterval == 5)
    #expect(UIButton().configuration(.filled()).isEnabled(false).configuration != nil)
  }

  @Test func chainKeepsTheSubclass() {
    let own = OwnLabel().text("a").shine(3).alpha(0.5)
    #expect(own.shine == 3 && own.text == "a" && own.alpha == 0.5)
  }

  @Test func textInputTraitsAreChained() {
    #expect(UITextField().returnKeyType(.done).autocorrectionType(.no).returnKeyType == .done)
    #expect(UITextView().returnKeyType(.done).isSecureTextEntry(true).returnKeyType == .done)
    #expect(UISearchBar().keyboardType(.URL).returnKeyType(.go).keyboardType == .URL)
  }

  @Test func delegatesAreChained() {
    let delegate = TableDelegate()
    let table = UITableView().delegate(delegate).dataSource(nil)
    #expect(table.delegate === delegate)
  }

  @Test func textShadowsAndLayerShadowsAreSeparate() {
    let label = UILabel().textShadowColor(.red).textShadowOffset(CGSize(width: 1, height: 2))
      .shadowColor(.blue).shadowOffset(CGSize(width: 3, height: 4)).shadowOpacity(1).shadowRadius(5)
    #expect(label.shadowColor == .red && label.shadowOffset == CGSize(width: 1, height: 2))
    #expect(label.layer.shadowColor == UIColor.blue.cgColor && label.layer.shadowRadius == 5)
    #expect(
      label.layer.shadowOffset == CGSize(width: 3, height: 4) && label.layer.shadowOpacity == 1)
    let path = CGPath(rect: CGRect(x: 0, y: 0, width: 1, height: 1), transform: nil)
    #expect(UIView().shadowPath(path).cornerRadius(4).layer.shadowPath === path)
  }

  @Test func huggingAndCompressionAreSetOnTheNamedAxis() {
    let view = UILabel().hugging(x: .required).compression(y: .defaultLow)
    let priorities = [NSLayoutConstraint.Axis.horizontal, .vertical].map {
      [view.contentHuggingPriority(for: $0), view.contentCompressionResistancePriority(for: $0)]
    }
    #expect(priorities == [[.required, .defaultHigh], [.defaultLow, .defaultLow]])
    view.hugging(.defaultHigh).compression(.required)
    #expect(view.contentHuggingPriority(for: .vertical) == .defaultHigh)
    #expect(view.contentCompressionResistancePriority(for: .horizontal) == .required)
  }

  @Test func buttonPropertiesPerStateAreChained() {
    let image = UIImage()
    let title = NSAttributedString(string: "a")
    let button = UIButton().title("n").title("h", for: .highlighted).titleColor(.red)
      .titleShadowColor(.blue, for: .disabled).image(image).backgroundImage(image, for: .selected)
      .imageContentMode(.center)
    #expect(button.title(for: .normal) == "n" && button.title(for: .highlighted) == "h")
    #expect(
      button.titleColor(for: .normal) == .red && button.titleShadowColor(for: .disabled) == .blue)
    #expect(
      button.image(for: .normal) === image && button.backgroundImage(for: .selected) === image)
    #expect(button.imageView?.contentMode == .center)
    #expect(UIButton().attributedTitle(title).attributedTitle(for: .normal) == title)
  }

  @Test func textStyleFontAdjustsForTheContentSizeCategory() {
    let (label, field, view) = (UILabel(), UITextField(), UITextView())
    // Makes the test independent of what other tests host.
    UITraitCollection(preferredContentSizeCategory: .large).performAsCurrent {
      let font = UIFont.preferredFont(forTextStyle: .headline)
      label.font(.headline)
      field.font(.headline)
      view.font(.headline)
      #expect([label.font, field.font, view.font] == [font, font, font])
    }
    #expect(label.adjustsFontForContentSizeCategory && field.adjustsFontForContentSizeCategory)
    #expect(view.adjustsFontForContentSizeCategory)
    #expect(!UILabel().font(.systemFont(ofSize: 9)).adjustsFontForContentSizeCategory)
  }

  @Test func withAndConfigureSetOtherProperties() {
    let own = OwnLabel().with(\.shine, 4).configure { $0.tag = $0.shine }
    #expect(own.shine == 4 && own.tag == 4)
    let plain = PlainObject().with(\.number, 5)
    #expect(plain.number == 5)
  }

  @Test func assignStoresTheViewInVariables() {
    let screen = Screen()
    var label = UILabel()
    UIView().addSubview(UILabel().text("a").assign(to: &screen.title).assign(to: &label))
    #expect(screen.title === label && label.text == "a")
    let button = UIButton().assign(to: \.button, of: screen)
    #expect(screen.button === button)
  }

  @Test(arguments: [16, 18])
  func dynamicLayerColorFollowsTheAppearance(release: Int) {
    onRelease(release) {
      let color = UIColor { $0.userInterfaceStyle == .dark ? .yellow : .black }
      let window = UIWindow()
      let view = UIView().borderColor(color).shadowColor(color)
      let button: UIButton = [.borderColor(color), .states([Normal("a", backgroundColor: color)])]
      window.addSubview(view)
      window.addSubview(button)
      let light = button.backgroundImage(for: .normal)
      window.overrideUserInterfaceStyle = .dark
      window.layoutIfNeeded()
      #expect(view.layer.borderColor == UIColor.yellow.cgColor)
      #expect(view.layer.shadowColor == UIColor.yellow.cgColor)
      #expect(button.layer.borderColor == UIColor.yellow.cgColor)
      #expect(button.backgroundImage(for: .normal) !== light)
      view.borderColor(.red).shadowColor(nil)
      window.overrideUserInterfaceStyle = .light
      window.layoutIfNeeded()
      #expect(view.layer.borderColor == UIColor.red.cgColor && view.layer.shadowColor == nil)
    }
  }

  @Test func appsOwnChainFunctionsWin() {
    let label = UILabel().numberOfTouches(3)
    #expect(label.tag == 4)
    #expect(UILabel().cornerCurve("own").tag == 9)
    #expect(UISlider().minimumValue(3).tag == 11)
  }

  @Test func chainedViewsCanBeLaidOut() {
    let host = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    let title = UILabel()
    Mondrian.buildSubviews(on: host) {
      VStackBlock {
        title.text("Hello").font(.headline)
        UIButton().title("Go").onTap {}.viewBlock.padding(4)
        UIView().backgroundColor(.red)
      }
    }
    #expect(host.subviews.count == 3 && title.superview === host && title.text == "Hello")
    let other = UIView()
    other.layoutContent { content in
      content.put(UILabel().text("a").numberOfLines(0)).top(.equal, to: .parent)
    }
    #expect((other.subviews.first as? UILabel)?.text == "a")
    let anchored = UIView().backgroundColor(.gray).heightAnchor(100).build()
    #expect(anchored.backgroundColor == .gray && anchored.constraints.count == 1)
  }

  @Test func issueOfAChainedViewHasTheLineOfItsExpression() {
    let host = UIView()
    let title = UILabel()
    var line: UInt = 0
    let issues = LayoutDiagnostics.collect {
      Mondrian.buildSubviews(on: host) {
        VStackBlock {
          title.text("a")
          title.text("b").font(.headline)
        }
      }
      line = #line - 3
    }
    #expect(issues.map(\.kind) == [.duplicate] && issues[0].lines.contains { $0.line == line })
  }
}

private final class OwnLabel: UILabel {
  var shine = 0

  func shine(_ value: Int) -> Self {
    shine = value
    return self
  }
}

private final class PlainObject: Chainable {
  var number = 0
}

@MainActor
private final class Screen {
  weak var title: UILabel!
  var button: UIButton?
}

private final class TableDelegate: NSObject, UITableViewDelegate {}

extension UILabel {
  fileprivate func numberOfTouches(_ value: Int) -> Self {
    tag = value + 1
    return self
  }

  fileprivate func cornerCurve(_ value: String) -> Self {
    tag = 9
    return self
  }
}

extension UISlider {
  fileprivate func minimumValue(_ value: Float) -> Self {
    tag = 11
    return self
  }

  @Test func accessibilityPropertiesAreChained() {
    let icon = UIImageView().isAccessibilityElement(true).accessibilityLabel("Cart")
      .accessibilityValue("3 items").accessibilityHint("Opens the cart")
      .accessibilityTraits([.button, .image]).accessibilityViewIsModal(true)
    #expect(icon.isAccessibilityElement && icon.accessibilityLabel == "Cart")
    #expect(icon.accessibilityValue == "3 items" && icon.accessibilityHint == "Opens the cart")
    #expect(icon.accessibilityTraits == [.button, .image] && icon.accessibilityViewIsModal)
  }
}
