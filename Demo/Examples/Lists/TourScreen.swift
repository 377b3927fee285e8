import DeStijl

struct TourScreen: Screen {
  let name = "tour"
  let title = "Tour of heroes"
  let summary =
    "A row of attributes that scrolls sideways, a grid with headers, and the chosen hero's stats."

  var body: ScreenBody { .view(TourView()) }
}

/// Heroes by attribute, of whom more come step by step, and what is known of one.
public final class TourView: UIView {
  public let collection = UICollectionView(
    frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
  public let stats = UITableView(frame: .zero, style: .plain)
  private var attribute: TourHero.Attribute?
  private var chosen = TourHero.all[0]
  private var count = TourView.step
  private static let step = 8

  init() {
    super.init(frame: .zero)
    collection.collectionViewLayout = layout
    backgroundColor = .paper
    collection.backgroundColor = .paper
    stats.backgroundColor = .paper
    stats.allowsSelection = false
    Mondrian.buildSubviews(on: self) {
      VStackBlock(alignment: .fill) {
        collection
        stats
      }
    }
    stats.heightAnchor.constraint(equalTo: heightAnchor, multiplier: 0.35).isActive = true
    collection.model.onSelect(AttributeItem.self) { [weak self] in self?.choose($0.attribute) }
    collection.model.onSelect(HeroItem.self) { [weak self] in self?.choose($0.hero) }
    collection.model.onSelect(MoreItem.self) { [weak self] _ in self?.showNext() }
    show()
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  /// Shows some heroes more.
  public func showNext() {
    count += Self.step
    show()
  }

  private func choose(_ attribute: TourHero.Attribute) {
    self.attribute = self.attribute == attribute ? nil : attribute
    show()
  }

  private func choose(_ hero: TourHero) {
    chosen = hero
    show()
  }

  private func show() {
    let heroes = TourHero.all.prefix(count)
    let shown = TourHero.Attribute.allCases.filter { attribute == nil || attribute == $0 }
    var sections = [
      UICollectionView.Section(
        identifier: "attributes",
        cells: TourHero.Attribute.allCases.map {
          AttributeItem(attribute: $0, isChosen: $0 == attribute)
        })
    ]
    sections += shown.map { attribute in
      UICollectionView.SupplementedSection(
        header: TitleItem(title: attribute.rawValue), footer: nil, identifier: attribute,
        cells: heroes.filter { $0.attribute == attribute }.map {
          HeroItem(hero: $0, isChosen: $0 == chosen)
        })
    }
    if count < TourHero.all.count {
      sections.append(UICollectionView.Section(identifier: "more", cells: [MoreItem()]))
    }
    collection.sections = sections
    showStats()
  }

  private func showStats() {
    stats.sections {
      SectionBlock("stats", title: chosen.name) {
        for (name, value) in chosen.stats {
          RowBlock(id: name, showing: value) {
            HStackBlock(spacing: 8, alignment: .center) {
              UILabel.text(name)
              StackingSpacer(minLength: 8)
              UILabel.text("\(value)", .headline)
            }
            .padding(.horizontal, 16)
            .padding(.vertical, 8)
          }
        }
      }
    }
  }

  // MARK: Layout

  private var layout: UICollectionViewLayout {
    UICollectionViewCompositionalLayout { [weak collection] index, _ in
      guard index > 0 else { return Self.attributes }
      let sections = collection?.sections ?? []
      return Self.grid(hasHeader: sections.indices.contains(index) && sections[index].header != nil)
    }
  }

  private static var attributes: NSCollectionLayoutSection {
    let size = NSCollectionLayoutSize(
      widthDimension: .estimated(100), heightDimension: .estimated(36))
    let section = NSCollectionLayoutSection(
      group: .horizontal(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
    section.orthogonalScrollingBehavior = .continuousGroupLeadingBoundary
    section.interGroupSpacing = 8
    section.contentInsets = NSDirectionalEdgeInsets(top: 12, leading: 16, bottom: 4, trailing: 16)
    return section
  }

  private static func grid(hasHeader: Bool) -> NSCollectionLayoutSection {
    func size(_ width: CGFloat) -> NSCollectionLayoutSize {
      NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(width), heightDimension: .estimated(56))
    }
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(1), subitems: [NSCollectionLayoutItem(layoutSize: size(0.5))])
    let section = NSCollectionLayoutSection(group: group)
    section.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 16, bottom: 8, trailing: 16)
    guard hasHeader else { return section }
    section.boundarySupplementaryItems = [
      NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: size(1), elementKind: UICollectionView.elementKindSectionHeader,
        alignment: .top)
    ]
    return section
  }
}

/// A hero of the tour, with further details.
struct TourHero: Hashable {
  enum Attribute: String, CaseIterable {
    case strength = "Strength"
    case agility = "Agility"
    case wisdom = "Wisdom"
  }

  let name: String
  let attribute: Attribute
  let level: Int

  var stats: [(String, Int)] {
    Attribute.allCases.map { ($0.rawValue, $0 == attribute ? 10 + level : 4 + level % 5) }
      + [("Level", level)]
  }

  static let all = [
    "Axe", "Lina", "Mirana", "Sven", "Zeus", "Juggler", "Tiny", "Oracle", "Riki", "Kunkka",
    "Invoker", "Luna", "Pudge", "Rubick", "Sniper", "Omni", "Silence", "Weaver", "Ursa", "Tinker",
  ].enumerated().map { index, name in
    TourHero(name: name, attribute: Attribute.allCases[index % 3], level: 1 + index * 7 % 10)
  }
}

// MARK: - Items

private struct AttributeItem: CollectionCellModel, Equatable {
  var attribute: TourHero.Attribute
  var isChosen: Bool

  var cellIdentifier: AnyHashable { attribute }
  var itemContent: CollectionCellContent {
    CollectionCellContent(TourCell.self) { $0.show(attribute.rawValue, isChosen: isChosen) }
  }
}

private struct HeroItem: CollectionCellModel, Equatable {
  var hero: TourHero
  var isChosen: Bool

  var cellIdentifier: AnyHashable { hero }
  var itemContent: CollectionCellContent {
    CollectionCellContent(TourCell.self) { $0.show(hero.name, isChosen: isChosen) }
  }
}

private struct MoreItem: CollectionCellModel, Equatable {
  var cellIdentifier: AnyHashable { "more" }
  var itemContent: CollectionCellContent {
    CollectionCellContent(TourCell.self) { $0.show("More heroes", isChosen: false) }
  }
}

private struct TitleItem: CollectionCellModel, Equatable {
  var title: String

  var cellIdentifier: AnyHashable { title }
  var itemContent: CollectionCellContent {
    CollectionCellContent(TourTitle.self) { $0.label.text = title }
  }
}

/// A text on a field, which is red if it is selected.
private final class TourCell: UICollectionViewCell {
  private let label = UILabel.text("", .body)
  private let field = UIView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    label.numberOfLines = 0
    Mondrian.buildSubviews(on: contentView) {
      VStackBlock(alignment: .fill) { label }.padding(.horizontal, 14).padding(.vertical, 10)
        .background(field.viewBlock.padding(4))
    }
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  func show(_ text: String, isChosen: Bool) {
    label.text = text
    field.backgroundColor = isChosen ? .mondrianRed : .systemFill
    label.textColor = isChosen ? .white : .label
  }
}

private final class TourTitle: UICollectionReusableView {
  let label = UILabel.text("", .headline)

  override init(frame: CGRect) {
    super.init(frame: frame)
    label.numberOfLines = 0
    Mondrian.buildSubviews(on: self) {
      VStackBlock(alignment: .fill) { label }.padding(.vertical, 8)
    }
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }
}
