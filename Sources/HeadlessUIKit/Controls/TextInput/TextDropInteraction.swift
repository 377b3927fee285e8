import Foundation

/// Accepts text that is dropped into editable text, and inserts it at the point of the drop.
final class TextDropInteraction: UIDropInteraction {
  private let drop: TextDrop

  init() {
    drop = TextDrop()
    super.init(delegate: drop)
  }
}

private final class TextDrop: NSObject, UIDropInteractionDelegate {
  func dropInteraction(
    _ interaction: UIDropInteraction, canHandle session: any UIDropSession
  ) -> Bool {
    interaction.view?.typesText == true && session.canLoadObjects(ofClass: NSString.self)
  }

  func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession
  ) -> UIDropProposal { UIDropProposal(operation: .copy) }

  func dropInteraction(
    _ interaction: UIDropInteraction, performDrop session: any UIDropSession
  ) {
    guard let editor = interaction.view as? any TextEditor,
      let place = editor.closestPosition(to: session.location(in: editor))
    else { return }
    let offset = editor.edited.offset(place)
    _ = session.loadObjects(ofClass: NSString.self) { [weak editor] strings in
      editor?.select(NSRange(location: offset, length: 0))
      editor?.enter(strings.compactMap { ($0 as? NSString).map(String.init) }.joined())
    }
  }
}

extension TextEditor {
  /// Starts to accept drops into the text.
  func installDropInteraction() {
    if !interactions.contains(where: { $0 is TextDropInteraction }) {
      addInteraction(TextDropInteraction())
    }
  }
}
