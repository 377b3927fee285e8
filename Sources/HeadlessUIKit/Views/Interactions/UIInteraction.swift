import Foundation

/// An interaction with a view, implemented in an object of its own.
@preconcurrency @MainActor
public protocol UIInteraction: NSObjectProtocol {
  var view: UIView? { get }
  func willMove(to view: UIView?)
  func didMove(to view: UIView?)
}

extension UIView {
  func take(_ interaction: any UIInteraction) {
    guard interaction.view !== self else { return }
    interaction.view?.removeInteraction(interaction)
    interaction.willMove(to: self)
    ensureRare().interactions.append(interaction)
    interaction.didMove(to: self)
  }

  func drop(_ interaction: any UIInteraction) {
    guard interactions.contains(where: { $0 === interaction }) else { return }
    interaction.willMove(to: nil)
    rare?.interactions.removeAll { $0 === interaction }
    interaction.didMove(to: nil)
  }

  func replaceInteractions(with interactions: [any UIInteraction]) {
    for interaction in self.interactions { removeInteraction(interaction) }
    for interaction in interactions { addInteraction(interaction) }
  }
}
