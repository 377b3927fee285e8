import HeadlessUIKit
import Testing

/// Hidden and disabled elements of a menu can't be chosen.
@MainActor
@Suite(.serialized) struct MenuChoiceTests {
  private final class Offer: NSObject, UIContextMenuInteractionDelegate,
    UIEditMenuInteractionDelegate, UITableViewDataSource, UITableViewDelegate
  {
    private(set) var chosen: [String] = []

    var menu: UIMenu {
      let attributes: [(String, UIMenuElement.Attributes)] = [
        ("On", []), ("Off", .disabled), ("Hidden", .hidden),
      ]
      let actions = attributes.map { title, attributes in
        UIAction(title: title, attributes: attributes) { [weak self] in
          self?.chosen.append($0.title)
        }
      }
      return UIMenu(children: [UIMenu(options: .displayInline, children: actions)])
    }

    private var configuration: UIContextMenuConfiguration {
      UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { [menu] _ in menu }
    }

    func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? { configuration }

    func editMenuInteraction(
      _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
      suggestedActions: [UIMenuElement]
    ) -> UIMenu? { menu }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }

    func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell { UITableViewCell() }

    func tableView(
      _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath,
      point: CGPoint
    ) -> UIContextMenuConfiguration? { configuration }
  }

  /// Chooses each action. Expects only the enabled one to be chosen, and the others to be logged.
  private func chooseAll(
    of offer: Offer, _ choose: (String) -> Void, location: SourceLocation = #_sourceLocation
  ) {
    let log = collectingLog { ["On", "Off", "Hidden"].forEach(choose) }
    #expect(offer.chosen == ["On"], sourceLocation: location)
    #expect(log.count == 2, sourceLocation: location)
    #expect(
      log.first == "Off is disabled, so it ignores touches.",
      sourceLocation: location)
    #expect(log.last?.contains("Hidden") == true, sourceLocation: location)
  }

  @Test func buttonMenuIgnoresHiddenAndDisabledElements() {
    let (offer, button) = (Offer(), UIButton(type: .system))
    button.menu = offer.menu
    button.setTitle("Menu", for: .normal)
    let window = window(showing: button)
    chooseAll(of: offer) { Headless.choose($0, ofMenuOf: button) }
    withExtendedLifetime(window) {}
  }

  @Test func viewMenuIgnoresHiddenAndDisabledElements() {
    let (offer, view) = (Offer(), UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50)))
    view.addInteraction(UIContextMenuInteraction(delegate: offer))
    let window = window(showing: view)
    #expect(Headless.contextMenu(of: view) == ["On", "Off"])
    chooseAll(of: offer) { Headless.choose($0, inContextMenuOf: view) }
    withExtendedLifetime(window) {}
  }

  @Test func rowMenuIgnoresHiddenAndDisabledElements() {
    let (offer, table) = (Offer(), UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 300)))
    (table.dataSource, table.delegate) = (offer, offer)
    let window = window(showing: table)
    let path = IndexPath(row: 0, section: 0)
    #expect(Headless.contextMenu(ofCellAt: path, of: table) == ["On", "Off"])
    chooseAll(of: offer) { Headless.choose($0, inContextMenuOfCellAt: path, of: table) }
    withExtendedLifetime(window) {}
  }

  @Test func editMenuIgnoresHiddenAndDisabledElements() {
    let (offer, view) = (Offer(), UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50)))
    let interaction = UIEditMenuInteraction(delegate: offer)
    view.addInteraction(interaction)
    let window = window(showing: view)
    chooseAll(of: offer) {
      interaction.presentEditMenu(
        with: UIEditMenuConfiguration(identifier: nil, sourcePoint: .zero))
      #expect(Headless.editMenu(of: view) == ["On", "Off"])
      Headless.choose($0, inEditMenuOf: view)
    }
    withExtendedLifetime(window) {}
  }
}
