import DeStijl
import Foundation
import LayoutStage
import Testing

/// Views that need not be mirrored.
@MainActor
struct MirrorsTests {
  /// A view with a box that stays at the left in both directions.
  private func holding(_ holder: UIView = UIView()) -> UIView {
    let box = UIView(frame: CGRect(x: 10, y: 0, width: 20, height: 20))
    box.accessibilityIdentifier = "box"
    holder.addSubview(box)
    holder.frame = CGRect(x: 0, y: 100, width: 100, height: 40)
    return holder
  }

  private func told(_ content: @escaping @MainActor () -> UIView) throws -> Int {
    try found(mirrors()) {
      let (page, content) = (UIView(), content())
      page.addSubview(content)
      Mondrian.buildSubviews(on: page) {
        VStackBlock(alignment: .fill) {
          content.viewBlock.height(40)
          StackingSpacer(minLength: 0)
        }
      }
      return page
    }.count
  }

  /// An example is a separator that a list keeps for cells that show none.
  @Test(arguments: [CGRect.zero, CGRect(x: 10, y: 0, width: 20, height: 20)])
  func hiddenViewWithoutSizeIsExempt(frame: CGRect) throws {
    let found = try told {
      let holder = holding()
      holder.subviews[0].frame = frame
      holder.subviews[0].isHidden = true
      return holder
    }
    #expect(found == (frame.isEmpty ? 0 : 1))
  }

  @Test func listsOfEachAppearanceAreMirrored() throws {
    for look in [UICollectionLayoutListConfiguration.Appearance.sidebar, .insetGrouped] {
      let source = NumberedItems()
      let found = try found(mirrors()) {
        var configuration = UICollectionLayoutListConfiguration(appearance: look)
        configuration.headerMode = .firstItemInSection
        let list = UICollectionView(
          frame: .zero,
          collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration))
        list.register(UICollectionViewListCell.self, forCellWithReuseIdentifier: "cell")
        list.dataSource = source
        return list
      }
      #expect(found == [])
    }
  }

  private final class NumberedItems: NSObject, UICollectionViewDataSource {
    func collectionView(_ list: UICollectionView, numberOfItemsInSection section: Int) -> Int { 3 }

    func collectionView(
      _ list: UICollectionView, cellForItemAt path: IndexPath
    ) -> UICollectionViewCell {
      let cell = list.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
      if let cell = cell as? UICollectionViewListCell {
        var content = cell.defaultContentConfiguration()
        content.text = "\(path.item)"
        cell.contentConfiguration = content
      }
      return cell
    }
  }

  @Test func contentOfAViewWithFixedDirectionIsExempt() throws {
    #expect(try told { holding() } == 1)
    for attribute in [UISemanticContentAttribute.forceLeftToRight, .playback, .spatial] {
      #expect(
        try told {
          let holder = holding()
          holder.semanticContentAttribute = attribute
          return holder
        } == 0)
    }
  }

  /// The box begins at the right place but has another length.
  @Test func viewOfAnotherLengthIsNotMirrored() throws {
    final class Growing: UIView {
      let box = UIView()

      override func layoutSubviews() {
        super.layoutSubviews()
        if box.superview == nil { addSubview(box) }
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        box.frame = CGRect(
          x: isMirrored ? bounds.width - 60 : 40, y: 0, width: isMirrored ? 30 : 20, height: 20)
      }
    }
    #expect(try told { Growing() } == 1)
  }

  /// Each combination is compared with its mirror image, although the run also visits the mirror
  /// image itself.
  @Test(arguments: [1, 2, 3, 4, 5] as [UInt64])
  func unmirroredViewIsFoundInAMatrixOfBothDirections(seed: UInt64) throws {
    let matrix = LayoutMatrix(
      devices: [.iPhone16, .iPhone14], directions: [.leftToRight, .rightToLeft])
    var run = MatrixRun(
      StageContent({ _ in holding() }, size: .screen), matrix, [mirrors()],
      sample: ComparedSample(seed: seed))
    let report = try run.report()
    #expect(report.failures.count == 1 && report.notes == [])
  }

  /// A view that keeps its direction still stands where its superview places it.
  @Test func viewWithFixedDirectionIsNotExemptItself() throws {
    #expect(
      try told {
        let holder = holding()
        holder.subviews.first?.semanticContentAttribute = .forceLeftToRight
        return holder
      } == 1)
  }

  @Test(arguments: [50, 2000] as [CGFloat])
  func horizontallyScrollingContentIsExempt(width: CGFloat) throws {
    let count = try told {
      let scrollView = UIScrollView()
      scrollView.contentSize = CGSize(width: width, height: 40)
      return holding(scrollView)
    }
    #expect(count == (width > 1000 ? 0 : 1))
  }

  @Test func verticallyScrollingContentIsNotExempt() throws {
    #expect(
      try told {
        let scrollView = UIScrollView()
        scrollView.contentSize = CGSize(width: 50, height: 4000)
        return holding(scrollView)
      } == 1)
  }

  /// The stage puts a view of its content's size at the left of a wider window.
  @Test func rootViewNeedNotBeMirrored() throws {
    let told = try found(mirrors(), size: .content) {
      let page = UIView()
      Mondrian.buildSubviews(on: page) {
        HStackBlock(spacing: 8) {
          label("One"); label("Two")
        }
      }
      return page
    }
    #expect(told == [])
  }

  private func text(_ alignment: NSTextAlignment, _ view: UIView) -> UIView {
    switch view {
    case let label as UILabel: (label.text, label.textAlignment) = ("Title", alignment)
    case let field as UITextField: (field.placeholder, field.textAlignment) = ("Name", alignment)
    case let view as UITextView: (view.text, view.textAlignment) = ("Text", alignment)
    default: break
    }
    return view
  }

  /// An alignment to the left is the same in both directions.
  @Test func textAlignedToAFixedEdgeIsNotMirrored() throws {
    for (alignment, edge) in [
      (.left, "left"), (.right, "right"), (.natural, nil), (.center, nil), (.justified, nil),
    ] as [(NSTextAlignment, String?)] {
      for make in [{ UILabel() }, { UITextField() }, { UITextView() }] as [@MainActor () -> UIView]
      {
        let findings = try found(mirrors()) {
          let page = UIView()
          Mondrian.buildSubviews(on: page) {
            VStackBlock(alignment: .fill) {
              text(alignment, make()).viewBlock.height(40)
              StackingSpacer(minLength: 0)
            }
          }
          return page
        }
        let told = findings.filter { finding in
          edge.map { finding.contains("its text is on the \($0) in both directions") } ?? false
        }
        #expect(findings == told && told.count == (edge == nil ? 0 : 1))
      }
    }
  }

  @Test func textThatFillsItsLabelOrKeepsItsDirectionPasses() throws {
    for (isWide, attribute) in [
      (false, UISemanticContentAttribute.unspecified), (true, .forceLeftToRight),
    ] {
      let findings = try found(mirrors()) {
        let (page, label) = (UIView(), text(.left, UILabel()))
        label.semanticContentAttribute = attribute
        Mondrian.buildSubviews(on: page) {
          VStackBlock(alignment: isWide ? .fill : .center) { label }
        }
        return page
      }
      #expect(findings.isEmpty)
    }
  }
}
