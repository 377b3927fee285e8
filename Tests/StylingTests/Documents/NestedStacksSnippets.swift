import TestSupport
import Testing

// The example of ViewComposer's document, with and without ViewComposer.

@MainActor
final class NestedStackViewsViewController: UIViewController {
  lazy var fooLabel: UILabel = [
    .text("Foo"), .textColor(.blue), .color(.red), .textAlignment(.center),
  ]
  lazy var barLabel: UILabel = [
    .text("Bar"), .textColor(.red), .color(.green), .textAlignment(.center),
  ]
  lazy var labels: UIStackView = [
    .views([self.fooLabel, self.barLabel]), .distribution(.fillEqually),
  ]

  lazy var button: UIButton = [.text("Baz"), .color(.cyan), .textColor(.red)]

  lazy var stackView: UIStackView = [
    .views([self.labels, self.button]), .axis(.vertical), .distribution(.fillEqually),
  ]
}

@MainActor
final class VanillaNestedStackViewsViewController: UIViewController {
  lazy var fooLabel: UILabel = {
    let fooLabel = UILabel()
    fooLabel.translatesAutoresizingMaskIntoConstraints = false
    fooLabel.text = "Foo"
    fooLabel.textColor = .blue
    fooLabel.backgroundColor = .red
    fooLabel.textAlignment = .center
    return fooLabel
  }()

  lazy var barLabel: UILabel = {
    let barLabel = UILabel()
    barLabel.translatesAutoresizingMaskIntoConstraints = false
    barLabel.text = "Bar"
    barLabel.textColor = .red
    barLabel.backgroundColor = .green
    barLabel.textAlignment = .center
    return barLabel
  }()

  lazy var labels: UIStackView = {
    let labels = UIStackView(arrangedSubviews: [self.fooLabel, self.barLabel])
    labels.translatesAutoresizingMaskIntoConstraints = false
    labels.distribution = .fillEqually
    return labels
  }()

  lazy var button: UIButton = {
    let button = UIButton()
    button.translatesAutoresizingMaskIntoConstraints = false
    button.backgroundColor = .cyan
    button.setTitle("Baz", for: .normal)
    button.setTitleColor(.red, for: .normal)
    return button
  }()

  lazy var stackView: UIStackView = {
    let stackView = UIStackView(arrangedSubviews: [self.labels, self.button, self.button])
    stackView.distribution = .fillEqually
    stackView.translatesAutoresizingMaskIntoConstraints = false
    stackView.axis = .vertical
    return stackView
  }()
}

// Labels, with and without ViewComposer.

private let labelStyle: ViewStyle = [
  .textColor(.red), .textAlignment(.center), .font(.boldSystemFont(ofSize: 30)),
]

@MainActor
final class LabelsViewController: UIViewController {
  private lazy var fooLabel: UILabel = labelStyle <<- .text("Foo")
  private lazy var barLabel: UILabel =
    labelStyle <<- [
      .text("Bar"), .textColor(.blue), .color(.red),
    ]
  private lazy var bazLabel: UILabel =
    labelStyle <<- [
      .text("Baz"), .textAlignment(.left), .color(.green), .font(.boldSystemFont(ofSize: 45)),
    ]

  lazy var stackView: UIStackView = [
    .views([self.fooLabel, self.barLabel, self.bazLabel]), .axis(.vertical),
    .distribution(.fillEqually),
  ]
}

@MainActor
final class LabelsViewControllerVanilla: UIViewController {
  private lazy var fooLabel: UILabel = {
    let label = UILabel()
    label.translatesAutoresizingMaskIntoConstraints = false
    label.text = "Foo"
    label.textColor = .red
    label.textAlignment = .center
    label.font = .boldSystemFont(ofSize: 30)
    return label
  }()

  private lazy var barLabel: UILabel = {
    let label = UILabel()
    label.translatesAutoresizingMaskIntoConstraints = false
    label.text = "Bar"
    label.backgroundColor = .red
    label.textColor = .blue
    label.textAlignment = .center
    label.font = .boldSystemFont(ofSize: 30)
    return label
  }()

  private lazy var bazLabel: UILabel = {
    let label = UILabel()
    label.translatesAutoresizingMaskIntoConstraints = false
    label.text = "Baz"
    label.backgroundColor = .green
    label.textColor = .red
    label.textAlignment = .left
    label.font = .boldSystemFont(ofSize: 45)
    return label
  }()

  lazy var stackView: UIStackView = {
    let stackView = UIStackView(arrangedSubviews: [self.fooLabel, self.barLabel, self.bazLabel])
    stackView.distribution = .fillEqually
    stackView.translatesAutoresizingMaskIntoConstraints = false
    stackView.axis = .vertical
    return stackView
  }()
}

@MainActor
struct NestedStacksSnippets {
  @Test func styledNestedStacksEqualTheVanillaOnes() {
    let styled = NestedStackViewsViewController().stackView
    #expect(looks(styled) == looks(VanillaNestedStackViewsViewController().stackView))
    #expect(styled.arrangedSubviews.count == 2)
  }

  @Test func styledLabelsEqualTheVanillaOnes() {
    let styled = LabelsViewController().stackView
    #expect(looks(styled) == looks(LabelsViewControllerVanilla().stackView))
    #expect(styled.arrangedSubviews.count == 3)
  }
}
