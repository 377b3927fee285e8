import Foundation
import TestSupport
import Testing

/// Views and other objects that are set up where they are made.
@MainActor
struct BuildingTests {
  @Test func buildMakesTheExpectedType() {
    let label: UILabel = build { $0.text = "x" }
    let button: UIButton = build {
      $0.setTitle("Go", for: .normal)
      $0.isEnabled = false
    }
    let options: Options = build { $0.count = 3 }
    let own: OwnView = build { $0.shine = 2 }
    #expect(label.text == "x" && button.title(for: .normal) == "Go" && !button.isEnabled)
    #expect(options.count == 3 && own.shine == 2)
  }

  @Test func buildMakesTablesCollectionsAndOtherClasses() {
    let table: UITableView = build { $0.rowHeight = 30 }
    let collection: UICollectionView = build { $0.isPagingEnabled = true }
    let cell: UITableViewCell = build { $0.tag = 1 }
    let item: UICollectionViewCell = build { $0.tag = 2 }
    let header: UITableViewHeaderFooterView = build { $0.tag = 3 }
    let extra: UICollectionReusableView = build { $0.tag = 4 }
    let control: UIControl = build { $0.tag = 5 }
    let refresh: UIRefreshControl = build { $0.tag = 6 }
    let window: UIWindow = build { $0.tag = 7 }
    #expect(table.rowHeight == 30 && collection.isPagingEnabled)
    #expect(collection.collectionViewLayout is UICollectionViewFlowLayout)
    let views = [cell, item, header, extra, control, refresh, window]
    #expect(views.map(\.tag) == [1, 2, 3, 4, 5, 6, 7])
    let built = build(UITableView.self).rowHeight(40).build()
    #expect(built.rowHeight == 40 && build(UICollectionView.self).tag(3).build().tag == 3)
    let plain = build(Unpromised()) { $0.text = "x" }
    #expect(plain.text == "x")
  }

  @Test func buildMakesABaseClassItself() {
    let view: UIView = build { $0.tag = 1 }
    let scroll: UIScrollView = build { $0.tag = 2 }
    let field: UITextField = build {
      $0.tag = 3
      $0.text = "x"
    }
    #expect(type(of: view) == UIView.self && view.tag == 1)
    #expect(type(of: scroll) == UIScrollView.self && scroll.tag == 2)
    #expect(type(of: field) == UITextField.self && field.text == "x")
  }

  @Test func compatibleTextDoesNotRetainItsView() {
    weak var released: UILabel?
    do {
      let label = UILabel()
      label.textCompat = "a"
      released = label
    }
    #expect(released == nil)
  }

  @Test func buildChainSetsUpAnObject() {
    let label = build(UILabel.self).text("x").textColor(.black).numberOfLines(2).build()
    let options = build(Options.self).count(4).build()
    let given = build(Plain()).number(5).build()
    let set = build(Plain()) { $0.number = 6 }
    let own = build(OwnView.self).shine(7).tag(8).build()
    #expect(label.text == "x" && label.textColor == .black && label.numberOfLines == 2)
    #expect(options.count == 4 && given.number == 5 && set.number == 6)
    #expect(own.shine == 7 && own.tag == 8)
  }

  @Test func buildChainOfAValueLeavesOtherCopiesAlone() {
    let base = build(Options.self).count(1)
    #expect(base.count(2).build().count == 2 && base.build().count == 1)
  }

  @Test func subclassThatPromisesNoInitializerIsAnIssue() {
    var made: UILabel?
    var line: UInt = 0
    let issues = LayoutDiagnostics.collect {
      line = #line + 1
      made = build(Unpromised.self).text("x").build()
    }
    #expect(issues.map(\.kind) == [.misplaced] && issues[0].line?.line == line)
    #expect(issues[0].message.contains("write build(Unpromised()), or conform Unpromised to"))
    #expect(made?.text == "x" && !(made is Unpromised))
    let own = build(Unpromised()).text("y").build()
    #expect(own.text == "y")
  }

  @Test func buildableSubclassIsMadeWhicheverPropertyIsSet() {
    let issues = LayoutDiagnostics.collect {
      #expect(build(OwnView.self).tag(8).build() is OwnView)
      let view: UIView = build(OwnView.self).backgroundColor(.red).build()
      #expect(view is OwnView && view.backgroundColor == .red)
    }
    #expect(issues.isEmpty)
  }

  @Test func compatibleTextReturnsTheKindSetLast() {
    let attributed = NSAttributedString(string: "b", attributes: [.foregroundColor: UIColor.red])
    let label = UILabel()
    let field = UITextField()
    let view = UITextView()
    label.textCompat = "a"
    field.textCompat = attributed
    view.textCompat = "a"
    #expect(label.textCompat is String && label.text == "a")
    #expect(field.textCompat is NSAttributedString && field.text == "b")
    #expect(view.textCompat is String && view.text == "a")
    label.textCompat = attributed
    #expect(label.textCompat?.attributedText == attributed && label.text == "b")
    label.text = "c"
    #expect(label.textCompat is NSAttributedString && label.textCompat?.text == "c")
    label.textCompat = nil
    view.textCompat = nil
    #expect(label.textCompat == nil && label.text == nil && view.text == "")
    field.placeholderCompat = "p"
    #expect(field.placeholderCompat?.text == "p" && field.placeholder == "p")
    field.placeholderCompat = attributed
    #expect(field.attributedPlaceholder?.string == "b" && field.textCompat?.text == "b")
  }

  /// A text that other code has set since is the one that is restored.
  @Test func compatibleTextReturnsTheCurrentText() {
    func blue(_ text: String) -> NSAttributedString {
      NSAttributedString(string: text, attributes: [.foregroundColor: UIColor.blue])
    }
    let (label, field, view) = (UILabel(), UITextField(), UITextView())
    #expect(label.textCompat == nil && field.textCompat == nil && view.textCompat == nil)
    label.textCompat = "a"
    label.text = "b"
    #expect(label.textCompat?.text == "b")
    field.textCompat = NSAttributedString(string: "a", attributes: [.kern: 2.0])
    field.attributedText = blue("a")
    let color = field.textCompat?.attributedText.attribute(
      .foregroundColor, at: 0, effectiveRange: nil)
    #expect(color as? UIColor == .blue)
    view.textCompat = "a"
    view.text = ""
    #expect(view.textCompat == nil)
  }

  @Test func imageEndsTheAnimationAndEmptyAnimationIsNil() {
    let view = UIImageView()
    view.imageCompat = UIImageView.Animation(images: [UIImage(), UIImage()], duration: 1)
    view.imageCompat = UIImage()
    #expect(!view.isAnimating && view.image != nil && view.animationImages == nil)
    view.imageCompat = UIImageView.Animation(images: [], duration: 1)
    #expect(view.imageCompat == nil)
  }

  @Test func imageViewShowsAnImageOrAnAnimation() throws {
    let view = UIImageView()
    let images = [UIImage(), UIImage()]
    view.imageCompat = UIImageView.Animation(images: images, duration: 1, repeatCount: 2)
    #expect(view.isAnimating && view.animationImages == images && view.animationRepeatCount == 2)
    let animation = try #require(view.imageCompat as? UIImageView.Animation)
    #expect(animation == UIImageView.Animation(images: images, duration: 1, repeatCount: 2))
    #expect(animation != UIImageView.Animation(images: images, duration: 2, repeatCount: 2))
    view.imageCompat = UIImageView.Animation(images: images, duration: 1, animating: false)
    #expect(!view.isAnimating && view.animationRepeatCount == 0)
    view.imageCompat = images[0]
    #expect(view.image === images[0] && view.animationImages == nil)
    #expect((view.imageCompat as? UIImage) === images[0])
    view.imageCompat = UIImageView.Animation(images: images, duration: 1)
    #expect(view.image == nil)
    view.imageCompat = nil
    #expect(view.imageCompat == nil && !view.isAnimating && view.animationImages == nil)
  }

  @Test func settingTheSameAnimationDoesNotRestartIt() {
    let view = CountingImageView()
    let images = [UIImage(), UIImage()]
    let animation = UIImageView.Animation(images: images, duration: 1, repeatCount: 2)
    for _ in 0..<3 { view.imageCompat = animation }
    #expect(view.changes == 1 && view.starts == 1 && view.isAnimating)
    view.imageCompat = UIImageView.Animation(images: images, duration: 1, animating: false)
    view.imageCompat = UIImageView.Animation(images: images, duration: 1)
    #expect(view.changes == 1 && view.starts == 2)
  }

  @Test func didClickedReplacesAndOnClickAddsClosures() {
    let button = UIButton()
    var heard: [String] = []
    button.didClicked { _ in heard.append("first") }
    button.didClicked(then: { heard.append($0 === button ? "second" : "other") })
    let more = button.onClick { _ in heard.append("more") }
    button.onClick { _ in heard.append("kept") }
    button.sendActions(for: .touchUpInside)
    #expect(heard == ["second", "more", "kept"])
    more.cancel()
    more.cancel()
    button.sendActions(for: .touchUpInside)
    #expect(heard == ["second", "more", "kept", "second", "kept"])
  }

  @Test func clickClosuresDoNotRetainTheButton() {
    weak var released: UIButton?
    do {
      let button = UIButton()
      button.didClicked { $0.tag = 1 }
      button.onClick { $0.tag = 2 }
      released = button
    }
    #expect(released == nil)
  }
}

private struct Options: Buildable {
  var count = 0
}

private final class Plain {
  var number = 0
}

private final class OwnView: UIView, Buildable {
  var shine = 0

  required init() { super.init(frame: .zero) }
  required init?(coder: NSCoder) { nil }
}

private final class Unpromised: UILabel {}

private final class CountingImageView: UIImageView {
  var changes = 0
  var starts = 0

  override var animationImages: [UIImage]? {
    didSet { changes += 1 }
  }

  override func startAnimating() {
    starts += 1
    super.startAnimating()
  }
}
