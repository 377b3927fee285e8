import DeStijl

public final class CartView: UIView {
  private let titleLabel = UILabel()
  private let totalLabel = UILabel()
  private let buyButton = UIButton(type: .system)

  public var total = "" {
    didSet { totalLabel.text = total }
  }

  public init() {
    super.init(frame: .zero)
    backgroundColor = .systemBackground
    titleLabel.text = "Your cart"
    titleLabel.font = .preferredFont(forTextStyle: .title1)
    totalLabel.font = .preferredFont(forTextStyle: .body)
    for label in [titleLabel, totalLabel] {
      label.adjustsFontForContentSizeCategory = true
      label.numberOfLines = 0
    }
    buyButton.setTitle("Buy", for: .normal)
    Mondrian.buildSubviews(on: self) {
      LayoutContainer(attachedSafeAreaEdges: .all) {
        VStackBlock(spacing: 8, alignment: .leading) {
          titleLabel
          totalLabel
          StackingSpacer(minLength: 8)
          buyButton.viewBlock.height(.min(44)).width(.min(44)).alignSelf(.trailing)
        }
        .padding(16)
      }
    }
  }

  public required init?(coder: NSCoder) { nil }
}
